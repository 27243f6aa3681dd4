//! Writes pictures of every game's start and pieces into a folder: `cargo run --example pictures FOLDER`.

use komadai::{Side, Variant};
use komadai_pictures::{Diagram, Labels, Style, Theme, svg};

fn main() -> std::io::Result<()> {
    let folder = std::path::PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "pictures".into()));
    std::fs::create_dir_all(&folder)?;
    for game in Variant::ALL {
        let start = game.start();
        let light = Style { labels: Labels::Kanji, ..Style::default() };
        std::fs::write(folder.join(format!("{game}.svg")), svg(&start, &light))?;
        let dark = Style { theme: Theme::Dark, bottom: Side::Second, square: 24, ..Style::default() };
        std::fs::write(folder.join(format!("{game}-dark.svg")), svg(&start, &dark))?;
        for kind in start.rules().kinds() {
            let Some(diagram) = Diagram::new(start.rules(), kind) else { continue };
            let name = diagram.token.replace(['(', ')'], "").replace('+', "promoted-").replace('^', "calf-");
            let name = format!("{game}-{}.svg", name.replace('~', "morph-"));
            std::fs::write(folder.join(name), diagram.svg(&Style::default()))?;
        }
    }
    Ok(())
}
