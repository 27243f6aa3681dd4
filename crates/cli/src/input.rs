use std::io::{self, BufRead};

/// The next line without its end; `None` after the last. Bytes that are not UTF-8 become marks that nothing accepts,
/// so that a bad line is refused like any other.
pub(crate) fn next_line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    if input.read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    let text = String::from_utf8_lossy(&line);
    Ok(Some(text.trim_end_matches(['\n', '\r']).to_string()))
}
