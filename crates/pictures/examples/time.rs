//! Tells how long a picture takes and how big it is: `cargo run --release --example time`.

use std::time::Instant;

use komadai::Variant;
use komadai_pictures::{Style, svg};

fn main() {
    for game in Variant::ALL {
        let (start, style) = (game.start(), Style::default());
        let now = Instant::now();
        let bytes: usize = (0..200).map(|_| svg(&start, &style).len()).sum();
        println!("{:20} {:6.0} µs {:7} bytes", game.id(), now.elapsed().as_secs_f64() * 5e3, bytes / 200);
    }
}
