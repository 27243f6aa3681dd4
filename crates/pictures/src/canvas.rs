use alloc::format;
use alloc::string::String;
use core::fmt;

/// A number with at most two decimals.
pub(crate) struct Number(pub(crate) f32);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{:.2}", self.0);
        let text = text.trim_end_matches('0').trim_end_matches('.');
        f.write_str(if text == "-0" { "0" } else { text })
    }
}

/// A picture in the making.
pub(crate) struct Canvas(String);

impl Canvas {
    pub(crate) fn new(width: f32, height: f32, title: &str, page: &str) -> Self {
        let (width, height) = (Number(width), Number(height));
        Self(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} \
             {height}\" role=\"img\">\n<title>{}</title>\n<rect width=\"{width}\" height=\"{height}\" \
             fill=\"{page}\"/>\n",
            escape(title)
        ))
    }

    pub(crate) fn finish(mut self) -> String {
        self.0.push_str("</svg>\n");
        self.0
    }

    /// Adds an element, one a line.
    pub(crate) fn add(&mut self, element: fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = fmt::write(&mut self.0, element);
        self.0.push('\n');
    }

    pub(crate) fn rect(&mut self, (x, y): (f32, f32), (width, height): (f32, f32), look: &str) {
        let (x, y, width, height) = (Number(x), Number(y), Number(width), Number(height));
        self.add(format_args!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" {look}/>"));
    }

    pub(crate) fn circle(&mut self, (x, y): (f32, f32), radius: f32, look: &str) {
        let (x, y, radius) = (Number(x), Number(y), Number(radius));
        self.add(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {look}/>"));
    }

    pub(crate) fn path(&mut self, data: &str, look: &str) {
        self.add(format_args!("<path d=\"{data}\" {look}/>"));
    }

    /// Draws what `inside` draws in a system of its own: `(0, 0)` is put at `(x, y)`, and 1 is made `scale`.
    pub(crate) fn group(&mut self, (x, y): (f32, f32), scale: f32, look: &str, inside: impl FnOnce(&mut Self)) {
        let (x, y) = (Number(x), Number(y));
        let space = if look.is_empty() { "" } else { " " };
        self.add(format_args!("<g transform=\"translate({x} {y}) scale({scale:.4})\"{space}{look}>"));
        inside(self);
        self.add(format_args!("</g>"));
    }

    /// A straight line with a head at its end.
    pub(crate) fn arrow(&mut self, from: (f32, f32), to: (f32, f32), width: f32, colour: &str) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = square_root(dx * dx + dy * dy);
        if length == 0.0 {
            return;
        }
        let (ux, uy) = (dx / length, dy / length);
        let head = width * 3.0;
        let neck = (to.0 - ux * head, to.1 - uy * head);
        let point =
            |(x, y): (f32, f32), across: f32| format!("{} {}", Number(x - uy * across), Number(y + ux * across));
        let (half, wide) = (width / 2.0, width * 1.5);
        let data = format!(
            "M{}L{}L{}L{}L{}L{}L{}Z",
            point(from, -half),
            point(neck, -half),
            point(neck, -wide),
            point(to, 0.0),
            point(neck, wide),
            point(neck, half),
            point(from, half),
        );
        self.path(&data, &format!("fill=\"{colour}\""));
    }
}

/// By Newton's method: there is no other without `std`.
fn square_root(value: f32) -> f32 {
    if value <= 0.0 {
        return 0.0;
    }
    let mut root = value.max(1.0);
    for _ in 0..40 {
        root = (root + value / root) / 2.0;
    }
    root
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
