use alloc::format;
use alloc::string::String;

use komadai_board::{Piece, Side};
use komadai_rules::Rules;

use crate::canvas::Canvas;
use crate::style::Palette;
use crate::{Labels, glyphs, kanji};

/// A wedge in a square of 100, pointing up and down.
const UP: &str = "M50 5L79 18L91 95H9L21 18Z";
const DOWN: &str = "M50 95L79 82L91 5H9L21 82Z";

/// How pieces are drawn.
pub(crate) struct Pieces<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) palette: &'a Palette,
    pub(crate) bottom: Side,
    pub(crate) labels: Labels,
}

impl Pieces<'_> {
    /// Draws the piece into the square of that size whose corner is at `(x, y)`.
    pub(crate) fn draw(&self, canvas: &mut Canvas, piece: Piece, corner: (f32, f32), size: f32, stone: bool) {
        let Some(row) = self.rules.piece(piece.kind) else { return };
        let up = piece.side == self.bottom;
        let letters: String = row.token.chars().filter(char::is_ascii_uppercase).collect();
        let marks: String = row.token.chars().filter(|c| matches!(c, '+' | '^' | '~')).collect();
        let fill = if stone { self.palette.stone } else { self.palette.pieces[piece.side.index()] };
        let ink = if marks.contains('+') { self.palette.promoted } else { self.palette.ink };
        canvas.group(corner, size / 100.0, "", |canvas| {
            wedge(canvas, self.palette, if up { UP } else { DOWN }, fill);
            if stone {
                // Cracks.
                let look = format!("fill=\"none\" stroke=\"{}\" stroke-width=\"2\"", self.palette.edge);
                canvas.path("M22 88L36 70L28 58M78 84L66 74L74 60M38 16L46 26L40 34", &look);
            }
            let of_kanji = (self.labels == Labels::Kanji).then(|| kanji::of(self.rules.id(), &row.token)).flatten();
            if let Some(strokes) = of_kanji {
                let look = format!(
                    "fill=\"none\" stroke=\"{ink}\" stroke-width=\"6.5\" stroke-linecap=\"round\" \
                     stroke-linejoin=\"round\" transform=\"{}\"",
                    // The opponent's kanji stand on their heads, as over the board.
                    if up { "translate(19 27) scale(.62)" } else { "translate(81 73) scale(-.62)" }
                );
                canvas.path(strokes, &look);
                return;
            }
            write_token(canvas, (&letters, &marks), if up { 1.0 } else { -1.0 }, ink);
        });
    }
}

/// A piece that belongs to nobody, pointing up: its letters and the marks before them.
pub(crate) fn draw_wedge(
    canvas: &mut Canvas,
    palette: &Palette,
    (letters, marks): (&str, &str),
    corner: (f32, f32),
    size: f32,
) {
    let ink = if marks.contains('+') { palette.promoted } else { palette.ink };
    canvas.group(corner, size / 100.0, "", |canvas| {
        wedge(canvas, palette, UP, palette.pieces[0]);
        write_token(canvas, (letters, marks), 1.0, ink);
    });
}

fn wedge(canvas: &mut Canvas, palette: &Palette, shape: &str, fill: &str) {
    let edge = palette.edge;
    let look = format!("fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"3\" stroke-linejoin=\"round\"");
    canvas.path(shape, &look);
}

/// Writes upright into the broad part of a wedge, and the marks into its point, which is up where `sign` is 1.
fn write_token(canvas: &mut Canvas, (letters, marks): (&str, &str), sign: f32, ink: &str) {
    let (height, weight) = if letters.len() > 1 { (34.0, 2.6) } else { (44.0, 2.4) };
    glyphs::write(canvas, letters, (50.0, 50.0 + 14.0 * sign), height, weight, ink);
    if !marks.is_empty() {
        glyphs::write(canvas, marks, (50.0, 50.0 - 25.0 * sign), 23.0, 3.0, ink);
    }
}
