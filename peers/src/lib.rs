//! What the programs share that count for one peer each: `peer-NAME SFEN DEPTH` prints the number of ways to play so
//! many plies, and the nanoseconds that the processor took for it.

use std::error::Error;
use std::time::{Duration, Instant};

/// Whatever went wrong, as a sentence.
pub type Failure = Box<dyn Error>;

/// Reads the arguments, counts, and prints the answer.
///
/// # Errors
/// Where the arguments are no position and depth, or the peer cannot read the position.
pub fn answer(count: impl FnOnce(&str, u8) -> Result<u64, Failure>) -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [position, depth] = &arguments[..] else {
        return Err("usage: peer-NAME SFEN DEPTH".into());
    };
    let watch = Watch::start(std::process::id());
    let leaves = count(position, depth.parse()?)?;
    println!("{leaves} {}", watch.stop().as_nanos());
    Ok(())
}

/// Measures the processor time of a process; the time that passes, where the system does not tell the former.
pub struct Watch {
    process: u32,
    began: Instant,
    processor: Option<Duration>,
}

impl Watch {
    /// Starts to measure.
    #[must_use]
    pub fn start(process: u32) -> Self {
        Self { process, began: Instant::now(), processor: processor_time(process) }
    }

    /// How much has been measured.
    #[must_use]
    pub fn stop(self) -> Duration {
        match (self.processor, processor_time(self.process)) {
            (Some(before), Some(now)) => now - before,
            _ => self.began.elapsed(),
        }
    }
}

/// The processor time of all threads of a process, where the system tells it of any process.
#[cfg(target_os = "linux")]
fn processor_time(process: u32) -> Option<Duration> {
    let process = nix::unistd::Pid::from_raw(process.try_into().ok()?);
    Some(nix::time::ClockId::pid_cpu_clock_id(process).ok()?.now().ok()?.into())
}

#[cfg(not(target_os = "linux"))]
fn processor_time(_: u32) -> Option<Duration> {
    None
}
