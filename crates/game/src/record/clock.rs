use alloc::format;
use alloc::string::String;
use core::time::Duration;

/// `h:mm:ss`, with as many decimals as it takes.
pub(crate) fn write(time: Duration) -> String {
    let seconds = time.as_secs();
    let mut text = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if time.subsec_nanos() > 0 {
        let decimals = format!("{:09}", time.subsec_nanos());
        text.push('.');
        text.push_str(decimals.trim_end_matches('0'));
    }
    text
}

/// Hours, minutes and seconds, of which the first can be left out.
pub(crate) fn read(text: &str) -> Option<Duration> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    let mut seconds: u64 = 0;
    let mut parts = 0;
    for part in whole.split(':') {
        let digits = !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        let part: u64 = part.parse().ok().filter(|_| digits)?;
        seconds = seconds.checked_mul(60)?.checked_add(part)?;
        parts += 1;
    }
    if parts > 3 || decimals.len() > 9 || !decimals.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let nanos = format!("{decimals:0<9}").parse().ok()?;
    Some(Duration::new(seconds, nanos))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_read_back() {
        for (text, time) in [
            ("0:00:05", Duration::from_secs(5)),
            ("1:02:03.25", Duration::from_millis(3_723_250)),
            ("123:00:00.000000001", Duration::new(442_800, 1)),
        ] {
            assert_eq!(write(time), text);
            assert_eq!(read(text), Some(time));
        }
        assert_eq!(read("90"), Some(Duration::from_secs(90)));
        assert_eq!(read("2:30"), Some(Duration::from_secs(150)));
        for wrong in ["", ":", "1:", "-1", "+1", "1:2:3:4", "1.x", "99999999999999999999", "1.0000000001"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
