use alloc::format;
use alloc::vec::Vec;

use komadai_board::{Kind, Piece, Side};
use komadai_engine::Position;

use crate::canvas::Canvas;
use crate::glyphs;
use crate::piece::Pieces;

/// What a side has in hand, in rows of pieces with counts.
pub(crate) struct Stand {
    side: Side,
    held: Vec<(Kind, u16)>,
    per_row: usize,
}

impl Stand {
    pub(crate) fn new(position: &Position, side: Side, per_row: u8) -> Self {
        let hand = position.rules().hand().iter().map(|&kind| (kind, position.in_hand(side, kind)));
        Self { side, held: hand.filter(|(_, count)| *count > 0).collect(), per_row: per_row.max(1).into() }
    }

    /// How many rows it takes; in a game with hands there is room for one.
    pub(crate) fn rows(&self, position: &Position) -> usize {
        let least = usize::from(!position.rules().hand().is_empty());
        self.held.len().div_ceil(self.per_row).max(least)
    }

    pub(crate) fn draw(&self, canvas: &mut Canvas, pieces: &Pieces<'_>, corner: (f32, f32), square: f32) {
        for (i, &(kind, count)) in self.held.iter().enumerate() {
            let x = corner.0 + (i % self.per_row) as f32 * square;
            let y = corner.1 + (i / self.per_row) as f32 * square;
            let size = square * 0.84;
            pieces.draw(canvas, Piece::new(kind, self.side), (x, y + square * 0.08), size, false);
            if count > 1 {
                let text = format!("{count}");
                let height = square * 0.2;
                let width = glyphs::width(text.len(), height) + height * 0.7;
                let middle = (x + square * 0.98 - width / 2.0, y + square * 0.8);
                let look = format!("rx=\"{}\" fill=\"{}\"", crate::canvas::Number(height * 0.5), pieces.palette.edge);
                let size = (width, height * 1.7);
                canvas.rect((middle.0 - width / 2.0, middle.1 - size.1 / 2.0), size, &look);
                glyphs::write(canvas, &text, middle, height, 2.4, "#ffffff");
            }
        }
    }
}
