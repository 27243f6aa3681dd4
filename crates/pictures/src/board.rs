use alloc::format;
use alloc::string::{String, ToString};

use komadai_board::{Coordinates, Shape, Side, Square, SquareSet};
use komadai_engine::Position;

use crate::canvas::{Canvas, Number};
use crate::hands::Stand;
use crate::piece::Pieces;
use crate::style::Palette;
use crate::{Style, glyphs, marks};

/// The position as a picture: an SVG document.
#[must_use]
pub fn svg(position: &Position, style: &Style) -> String {
    let palette = style.theme.palette();
    let rules = position.rules();
    let shape = rules.shape();
    let square = f32::from(style.square.max(1));
    let margin = if style.coordinates { square * 0.42 } else { square * 0.12 };
    let stands = Side::BOTH.map(|side| Stand::new(position, side, shape.files()));
    let height_of = |side: Side| stands[side.index()].rows(position) as f32 * square * 1.04;
    let (top_height, bottom_height) = (height_of(!style.bottom), height_of(style.bottom));
    let (width, height) = (f32::from(shape.files()) * square, f32::from(shape.ranks()) * square);
    let plan = Plan { shape, bottom: style.bottom, square, corner: (margin, top_height + margin) };
    let title = format!("{}, {} to move", rules.title(), rules.side_name(position.side()));
    let full = (width + 2.0 * margin, height + 2.0 * margin + top_height + bottom_height);
    let mut canvas = Canvas::new(full.0, full.1, &title, palette.page);
    draw_squares(&mut canvas, position, style, &plan, &palette);
    if style.coordinates {
        draw_coordinates(&mut canvas, &plan, &palette);
    }
    let pieces = Pieces { rules, palette: &palette, bottom: style.bottom, labels: style.labels };
    let petrified = if style.effects { position.petrified() } else { SquareSet::EMPTY };
    for (at, piece) in position.board().pieces() {
        let (x, y) = plan.corner_of(at);
        let inset = square * 0.05;
        pieces.draw(&mut canvas, piece, (x + inset, y + inset), square * 0.9, petrified.has(at));
    }
    let below = plan.corner.1 + height + margin;
    stands[(!style.bottom).index()].draw(&mut canvas, &pieces, (margin, square * 0.04), square);
    stands[style.bottom.index()].draw(&mut canvas, &pieces, (margin, below), square);
    for arrow in &style.arrows {
        canvas.add(format_args!("<g opacity=\"0.75\">"));
        canvas.arrow(plan.middle_of(arrow.from), plan.middle_of(arrow.to), square * 0.12, palette.arrow);
        canvas.add(format_args!("</g>"));
    }
    canvas.finish()
}

/// Where squares are in the picture.
struct Plan<'a> {
    shape: &'a Shape,
    bottom: Side,
    square: f32,
    corner: (f32, f32),
}

impl Plan<'_> {
    /// Columns from the left and rows from the top.
    fn place(&self, at: Square) -> (u8, u8) {
        let at = match self.bottom {
            Side::First => at,
            Side::Second => self.shape.rotate(at),
        };
        (self.shape.file(at), (self.shape.ranks() - 1).saturating_sub(self.shape.rank(at)))
    }

    fn corner_of(&self, at: Square) -> (f32, f32) {
        let (column, row) = self.place(at);
        (self.corner.0 + f32::from(column) * self.square, self.corner.1 + f32::from(row) * self.square)
    }

    fn middle_of(&self, at: Square) -> (f32, f32) {
        let (x, y) = self.corner_of(at);
        (x + self.square / 2.0, y + self.square / 2.0)
    }
}

fn draw_squares(canvas: &mut Canvas, position: &Position, style: &Style, plan: &Plan<'_>, palette: &Palette) {
    let shape = plan.shape;
    let vanished = shape.vanishing() - position.board().occupied();
    let last: SquareSet = style.last_move.into_iter().flat_map(komadai_engine::Move::squares).collect();
    let hot = if style.effects { marks::hot(position) } else { SquareSet::EMPTY };
    let line = Number(plan.square * 0.03);
    for at in shape.squares() {
        let size = (plan.square, plan.square);
        if vanished.has(at) {
            let look = format!(
                "fill=\"none\" stroke=\"{}\" stroke-width=\"{line}\" stroke-dasharray=\"{} {}\" opacity=\"0.6\"",
                palette.line,
                Number(plan.square * 0.1),
                Number(plan.square * 0.1)
            );
            canvas.rect(plan.corner_of(at), size, &look);
            continue;
        }
        let fill = match (style.highlights.has(at), last.has(at)) {
            (true, _) => palette.highlight,
            (false, true) => palette.last,
            (false, false) => palette.board,
        };
        let look = format!("fill=\"{fill}\" stroke=\"{}\" stroke-width=\"{line}\"", palette.line);
        canvas.rect(plan.corner_of(at), size, &look);
        if hot.has(at) {
            draw_fire(canvas, plan.corner_of(at), plan.square, palette);
        }
    }
    if style.zones {
        draw_zones(canvas, marks::zones(position.rules()), plan, palette);
    }
}

/// Small flames in the corners of a square.
pub(crate) fn draw_fire(canvas: &mut Canvas, corner: (f32, f32), square: f32, palette: &Palette) {
    let look = format!("fill=\"{}\"", palette.fire);
    canvas.group(corner, square / 100.0, &look, |canvas| {
        canvas.path("M3 3H26L3 26ZM97 3H74L97 26ZM3 97H26L3 74ZM97 97H74L97 74Z", "");
    });
}

/// The inner edges of zones, where a square in one has a neighbour that is not.
fn draw_zones(canvas: &mut Canvas, zones: [SquareSet; 2], plan: &Plan<'_>, palette: &Palette) {
    let mut data = String::new();
    for zone in zones {
        for at in zone {
            for (offset, line) in [
                ((0, 1), [(0.0, 0.0), (1.0, 0.0)]),
                ((0, -1), [(0.0, 1.0), (1.0, 1.0)]),
                ((1, 0), [(1.0, 0.0), (1.0, 1.0)]),
                ((-1, 0), [(0.0, 0.0), (0.0, 1.0)]),
            ] {
                let offset = komadai_board::Offset::new(offset.0, offset.1).for_side(plan.bottom);
                let crosses = plan.shape.step(at, offset).is_some_and(|next| !zone.has(next));
                if crosses {
                    let (x, y) = plan.corner_of(at);
                    for (letter, (dx, dy)) in ['M', 'L'].into_iter().zip(line) {
                        let point = (Number(x + dx * plan.square), Number(y + dy * plan.square));
                        data.push_str(&format!("{letter}{} {}", point.0, point.1));
                    }
                }
            }
        }
    }
    if !data.is_empty() {
        let width = Number(plan.square * 0.07);
        let look = format!("stroke=\"{}\" stroke-width=\"{width}\" opacity=\"0.55\"", palette.zone);
        canvas.path(&data, &look);
    }
}

/// The names of files and ranks, on the sides where books print them.
fn draw_coordinates(canvas: &mut Canvas, plan: &Plan<'_>, palette: &Palette) {
    let shape = plan.shape;
    let shogi = shape.coordinates() == Coordinates::SHOGI;
    let (files, ranks) = (shape.files(), shape.ranks());
    let gap = plan.square * 0.21;
    let (width, height) = (f32::from(files) * plan.square, f32::from(ranks) * plan.square);
    // Where First's left and near edges are.
    let turned = plan.bottom == Side::Second;
    let y = if shogi != turned { plan.corner.1 - gap } else { plan.corner.1 + height + gap };
    let x = if shogi != turned { plan.corner.0 + width + gap } else { plan.corner.0 - gap };
    let text = plan.square * 0.2;
    let middle = |number: u8, count: u8| {
        let place = if turned { number } else { count - 1 - number };
        (f32::from(place) + 0.5) * plan.square
    };
    for file in 0..files {
        let name = match shogi {
            true => (files - file).to_string(),
            false => char::from(b'a' + file).to_string(),
        };
        let place = plan.corner.0 + middle(files - 1 - file, files);
        glyphs::write(canvas, &name, (place, y), text, 1.8, palette.text);
    }
    for rank in 0..ranks {
        let name = match shape.coordinates() {
            Coordinates::Shogi => char::from(b'a' + (ranks - 1 - rank)).to_string(),
            Coordinates::Algebraic { first_rank } => (u16::from(rank) + u16::from(first_rank)).to_string(),
        };
        let place = plan.corner.1 + middle(rank, ranks);
        glyphs::write(canvas, &name, (x, place), text, 1.8, palette.text);
    }
}
