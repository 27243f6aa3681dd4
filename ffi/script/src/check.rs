//! What the header promises of every call.

use komadai_ffi::*;

use crate::call::Call;
use crate::declared::Declared;
use crate::handle::text;

/// What is told of the last failure.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Last {
    message: String,
    offset: i64,
    place: (usize, usize),
    obstacle: i32,
}

impl Last {
    pub(crate) fn failure() -> Self {
        let (mut offset, mut line, mut column) = (0, 0, 0);
        let mut explanation = std::mem::MaybeUninit::<komadai_explanation>::uninit();
        // SAFETY: all pointers are of local variables, and the explanation is written, since the calls succeed.
        unsafe {
            assert_eq!(komadai_error_offset(&mut offset), komadai_status::Ok);
            assert_eq!(komadai_error_place(&mut line, &mut column), komadai_status::Ok);
            assert_eq!(komadai_error_explanation(explanation.as_mut_ptr()), komadai_status::Ok);
            let message = text(|to, room, needed| komadai_error_message(to, room, needed));
            Self { message, offset, place: (line, column), obstacle: explanation.assume_init().obstacle }
        }
    }
}

/// Ends the run if the call did anything that it must not do. `last` is what was told of the failure before it.
pub(crate) fn check(function: &Declared, call: &Call, status: Option<komadai_status>, last: &Last) {
    let name = &function.name;
    let now = Last::failure();
    let success = matches!(status, None | Some(komadai_status::Ok));
    if let Some(status) = status {
        assert!(allowed(function, call, status), "{name} answers {status:?}; wrong: {:?}; {now:?}", call.wrong);
    }
    if success || name.starts_with("komadai_error_") {
        assert_eq!(now, *last, "{name} is no failure to be told of");
    } else if let Some(status) = status {
        told(name, call, status, &now);
    }
    written(name, call, status);
    if let Some((before, after)) = &call.before {
        assert!(success || *before == after(), "{name} failed, but changed a handle");
    }
}

/// Whether the header says that the function may answer that.
fn allowed(function: &Declared, call: &Call, status: komadai_status) -> bool {
    if !call.wrong.is_empty() {
        return call.wrong.contains(&status);
    }
    match status {
        komadai_status::Ok => true,
        komadai_status::BufferTooSmall => call.list.is_some(),
        _ => function.comment.contains(&format!("`KOMADAI_STATUS_{}`", upper(status))),
    }
}

/// What C calls a status.
fn upper(status: komadai_status) -> String {
    let mut name = String::new();
    for letter in format!("{status:?}").chars() {
        if letter.is_ascii_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.push(letter.to_ascii_uppercase());
    }
    name
}

/// What must be told of a failure.
fn told(name: &str, call: &Call, status: komadai_status, now: &Last) {
    use komadai_status::{IllegalMove, IllegalRecord, MalformedMove, MalformedPosition, NotUtf8};
    let what = format!("{name}, {status:?}: {now:?}");
    assert!(!now.message.is_empty(), "{what}");
    let longest = call.texts.iter().map(Vec::len).max();
    assert!(now.offset >= -1 && now.offset <= longest.map_or(-1, |length| length as i64), "{what}");
    let has_offset = matches!(status, MalformedPosition | MalformedMove | NotUtf8);
    assert!(now.offset >= 0 || !has_offset, "{what}");
    if let ([text], Ok(at)) = (&call.texts[..], usize::try_from(now.offset)) {
        let read = String::from_utf8_lossy(&text[..at]);
        assert!(!read.ends_with('\u{fffd}') || text[..at].ends_with("\u{fffd}".as_bytes()), "{what}");
    }
    assert_eq!(now.place.0 == 0, now.place.1 == 0, "{what}");
    assert!(
        if status == IllegalMove { now.obstacle > 0 } else { now.obstacle == 0 || status == IllegalRecord },
        "{what}"
    );
}

/// What memory must hold.
fn written(name: &str, call: &Call, status: Option<komadai_status>) {
    for (number, region) in call.regions.iter().enumerate() {
        let count = match status {
            None | Some(komadai_status::Ok) => call.written(number),
            Some(komadai_status::BufferTooSmall) => usize::from(call.needed == Some(number)),
            Some(_) => 0,
        };
        assert!(region.is_untouched_after(count), "{name}, {status:?}: more than {count} items were written");
    }
    let Some(list) = &call.list else { return };
    match (status, list.region) {
        (Some(komadai_status::Ok), Some(_)) => assert!(call.needed() <= list.capacity, "{name}"),
        (Some(komadai_status::BufferTooSmall), region) => {
            assert!(region.is_some() && call.needed() > list.capacity, "{name}");
        }
        _ => {}
    }
}
