use std::io::Write;

use komadai::pictures::Diagram;
use komadai::{Kind, PieceRow, Rules};

use crate::args::Choice;
use crate::failure::Failure;

/// Tells about all pieces of a game, or about those of one name or token, with how they move on a board.
pub(crate) fn run(choice: &Choice, name: Option<&str>, out: &mut dyn Write) -> Result<(), Failure> {
    let tables = choice.tables()?;
    let rules = tables.rules();
    for (number, (kind, row)) in find(choice, rules, name)?.into_iter().enumerate() {
        if number > 0 {
            writeln!(out)?;
        }
        describe(rules, kind, row, out)?;
        if let Some(diagram) = name.and_then(|_| Diagram::new(rules, kind)) {
            draw(&diagram, out)?;
        }
    }
    Ok(())
}

/// The pieces of that name or token; all without one.
pub(crate) fn find<'a>(
    choice: &Choice,
    rules: &'a Rules,
    name: Option<&str>,
) -> Result<Vec<(Kind, &'a PieceRow)>, Failure> {
    let rows = || rules.kinds().filter_map(|kind| Some((kind, rules.piece(kind)?)));
    let found: Vec<_> = rows().filter(|(_, row)| name.is_none_or(|name| is_called(row, name))).collect();
    if found.is_empty() {
        let all: Vec<_> = rows().map(|(_, row)| row.token.as_str()).collect();
        let name = name.unwrap_or_default();
        return Err(Failure::Usage(format!("{} has no piece {name:?}; it has {}", choice.game, all.join(" "))));
    }
    Ok(found)
}

fn is_called(row: &PieceRow, name: &str) -> bool {
    row.token.eq_ignore_ascii_case(name) || row.name.eq_ignore_ascii_case(name)
}

fn describe(rules: &Rules, kind: Kind, row: &PieceRow, out: &mut dyn Write) -> Result<(), Failure> {
    let royal = if row.royal { ", royal" } else { "" };
    writeln!(out, "{}  {}{royal}", row.token, row.name)?;
    writeln!(out, "  moves     {}", row.movement.words())?;
    writeln!(out, "  in Betza  {}", row.movement)?;
    if let Some(promoted) = row.promotes_to {
        writeln!(out, "  promotes  to {}", called(rules, promoted))?;
    }
    if !row.royal && !rules.hand().is_empty() {
        let forms: Vec<_> = row.returns_as.iter().map(|&form| called(rules, form)).collect();
        let hand = match &row.returns_as[..] {
            [] => "leaves the game".to_string(),
            [form] if *form == kind => "joins the captor's hand".to_string(),
            _ => format!("joins the captor's hand as {}", forms.join(" and ")),
        };
        writeln!(out, "  captured  {hand}")?;
    }
    Ok(())
}

/// How the piece, `@`, moves from where it stands, and what the signs mean.
fn draw(diagram: &Diagram, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out)?;
    for line in diagram.board().lines() {
        writeln!(out, "    {line}")?;
    }
    writeln!(out)?;
    for line in diagram.legend().lines() {
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

/// The token and the name of a kind.
fn called(rules: &Rules, kind: Kind) -> String {
    rules.piece(kind).map_or_else(String::new, |row| format!("{} ({})", row.token, row.name))
}
