use alloc::format;
use alloc::string::String;

use komadai_board::Offset;

use crate::board::draw_fire;
use crate::canvas::{Canvas, Number};
use crate::style::Palette;
use crate::{Diagram, Style, Way, Ways, glyphs};

impl Diagram {
    /// The diagram as a picture with a legend: an SVG document. Of the style, only theme and size matter.
    #[must_use]
    pub fn svg(&self, style: &Style) -> String {
        let palette = style.theme.palette();
        let cell = f32::from(style.square.max(1)) * 0.75;
        let side = f32::from(2 * self.radius + 1) * cell;
        let (margin, row) = (cell * 0.3, cell * 0.62);
        let ways: alloc::vec::Vec<Way> = self.all_ways().iter().collect();
        let text = cell * 0.25;
        let longest = ways.iter().map(|way| way.words().len()).max().unwrap_or(0);
        let legend = cell * 0.9 + glyphs::width(longest, text);
        let width = side.max(legend) + 2.0 * margin;
        let height = side + 2.0 * margin + ways.len() as f32 * row;
        let mut canvas = Canvas::new(width, height, &self.name, palette.page);
        let corner = ((width - side) / 2.0, margin);
        let look =
            format!("fill=\"{}\" stroke=\"{}\" stroke-width=\"{}\"", palette.board, palette.line, Number(cell * 0.03));
        let corner_of = |offset: Offset| {
            let column = f32::from(offset.file + self.radius);
            let line = f32::from(self.radius - offset.rank);
            (corner.0 + column * cell, corner.1 + line * cell)
        };
        for offset in self.offsets() {
            canvas.rect(corner_of(offset), (cell, cell), &look);
        }
        self.draw_lines(&mut canvas, &corner_of, cell, &palette);
        for offset in self.offsets() {
            draw_ways(&mut canvas, self.at(offset), corner_of(offset), cell, &palette);
        }
        self.draw_piece(&mut canvas, corner_of(Offset::new(0, 0)), cell, &palette);
        for (i, way) in ways.into_iter().enumerate() {
            let y = side + 2.0 * margin + i as f32 * row;
            let sample = cell * 0.5;
            canvas.rect((margin, y), (sample, sample), &look);
            match way {
                Way::Slide => {
                    let middle = y + sample / 2.0;
                    let (from, to) = ((margin + sample * 0.1, middle), (margin + sample * 0.9, middle));
                    canvas.arrow(from, to, cell * 0.07, palette.arrow);
                }
                way => draw_way(&mut canvas, way, (margin, y), sample, &palette),
            }
            let from = (margin + cell * 0.75, y + sample / 2.0);
            glyphs::write_from(&mut canvas, way.words(), from, text, 1.6, palette.text);
        }
        canvas.finish()
    }

    fn draw_lines(&self, canvas: &mut Canvas, corner_of: &impl Fn(Offset) -> (f32, f32), cell: f32, palette: &Palette) {
        let middle = |offset| {
            let (x, y) = corner_of(offset);
            (x + cell / 2.0, y + cell / 2.0)
        };
        for line in self.lines.iter().filter(|line| !line.hops && line.steps > 0) {
            let (from, end) = (middle(line.step.times(line.first - 1)), middle(line.step.times(line.steps)));
            // An endless line touches the edge of the last square.
            let size = f32::from(line.step.file.unsigned_abs().max(line.step.rank.unsigned_abs()));
            let more = if line.endless { 0.42 / size } else { 0.2 / size };
            let (dx, dy) = (f32::from(line.step.file) * cell * more, f32::from(line.step.rank) * cell * more);
            canvas.arrow(from, (end.0 + dx, end.1 - dy), cell * 0.07, palette.arrow);
            if size > 1.0 {
                // It leaps: where it lands is to be seen.
                for n in line.first..=line.steps {
                    canvas.circle(middle(line.step.times(n)), cell * 0.16, &format!("fill=\"{}\"", palette.arrow));
                }
            }
        }
    }

    fn draw_piece(&self, canvas: &mut Canvas, corner: (f32, f32), cell: f32, palette: &Palette) {
        let letters: String = self.token.chars().filter(char::is_ascii_uppercase).collect();
        let marks: String = self.token.chars().filter(|c| matches!(c, '+' | '^' | '~')).collect();
        crate::piece::draw_wedge(canvas, palette, (&letters, &marks), corner, cell);
    }
}

fn draw_ways(canvas: &mut Canvas, ways: Ways, corner: (f32, f32), cell: f32, palette: &Palette) {
    // What lies below first.
    for way in ways.iter().filter(|way| matches!(way, Way::Burn | Way::Petrify)) {
        draw_way(canvas, way, corner, cell, palette);
    }
    let hidden = |way| match way {
        Way::Burn | Way::Petrify | Way::Slide => true,
        // Lion power says more than a step.
        Way::Step => ways.has(Way::Lion),
        _ => false,
    };
    for way in ways.iter().filter(|&way| !hidden(way)) {
        draw_way(canvas, way, corner, cell, palette);
    }
}

fn draw_way(canvas: &mut Canvas, way: Way, corner: (f32, f32), cell: f32, palette: &Palette) {
    let line = |colour: &str, width: u8| {
        format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linecap=\"round\"")
    };
    let fill = format!("fill=\"{}\"", palette.ink);
    match way {
        Way::Burn => draw_fire(canvas, corner, cell, palette),
        Way::Petrify => canvas.group(corner, cell / 100.0, "", |canvas| {
            let look = format!("fill=\"{}\" stroke=\"{}\" stroke-width=\"2\"", palette.stone, palette.edge);
            canvas.rect((7.0, 7.0), (86.0, 86.0), &look);
            canvas.path("M14 86L34 62L26 44M86 80L68 70L76 52M30 10L42 24L34 34", &line(palette.edge, 3));
        }),
        Way::Step => canvas.group(corner, cell / 100.0, "", |c| c.circle((50.0, 50.0), 19.0, &fill)),
        Way::MoveOnly => canvas.group(corner, cell / 100.0, "", |canvas| {
            canvas.circle((50.0, 50.0), 16.0, &line(palette.ink, 7));
        }),
        Way::CaptureOnly => canvas.group(corner, cell / 100.0, "", |canvas| {
            canvas.path("M34 34L66 66M66 34L34 66", &line(palette.ink, 9));
        }),
        Way::Area => canvas.group(corner, cell / 100.0, "", |canvas| {
            canvas.rect((36.0, 36.0), (28.0, 28.0), &format!("fill=\"{}\"", palette.arrow));
        }),
        Way::Lion => canvas.group(corner, cell / 100.0, "", |canvas| {
            canvas.path("M50 26L57 43H75L61 54L66 72L50 61L34 72L39 54L25 43H43Z", &fill);
        }),
        Way::Hop => canvas.group(corner, cell / 100.0, "", |canvas| {
            let colour = format!("fill=\"{}\"", palette.promoted);
            canvas.path("M50 31L63 50L50 69L37 50Z", &colour);
        }),
        Way::Igui => canvas.group(corner, cell / 100.0, "", |canvas| {
            canvas.circle((50.0, 50.0), 33.0, &line(palette.promoted, 6));
        }),
        Way::Slide => {}
    }
}
