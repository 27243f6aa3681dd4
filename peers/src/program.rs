//! The programs that are measured, and how each is run.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use komadai_peers::Failure;

use crate::usi;

/// What a program counted, and how long that took.
pub(crate) struct Answer {
    pub(crate) leaves: u64,
    pub(crate) time: Duration,
}

/// A program that counts.
pub(crate) struct Program {
    pub(crate) name: String,
    path: PathBuf,
    speech: Speech,
}

/// How a program is told what to count.
enum Speech {
    /// By arguments, as the programs of this workspace.
    Arguments,
    /// By USI.
    Usi,
}

impl Program {
    /// A program of this workspace.
    pub(crate) fn own(folder: &Path, name: &str) -> Self {
        let path = folder.join(format!("peer-{name}{}", std::env::consts::EXE_SUFFIX));
        Self { name: name.into(), path, speech: Speech::Arguments }
    }

    /// The program that the environment variable names, if it names one.
    pub(crate) fn of_user(name: &str, variable: &str) -> Option<Self> {
        let path = std::env::var_os(variable)?.into();
        Some(Self { name: format!("{name} ({variable})"), path, speech: Speech::Usi })
    }

    /// Counts the ways to play so many plies.
    pub(crate) fn count(&self, position: &str, depth: u8) -> Result<Answer, Failure> {
        self.run(Command::new(&self.path), position, depth)
    }

    /// The instructions that a leaf costs: those of a count, without those of the same program counting one ply.
    pub(crate) fn instructions(&self, position: &str, depth: u8) -> Result<f64, Failure> {
        let (all, leaves) = self.collected(position, depth)?;
        let (start, _) = self.collected(position, 1)?;
        Ok((all as f64 - start as f64) / leaves as f64)
    }

    /// All instructions of a run, and the leaves that were counted.
    fn collected(&self, position: &str, depth: u8) -> Result<(u64, u64), Failure> {
        let log = std::env::temp_dir().join(format!("komadai-peers-{}.log", std::process::id()));
        let mut command = Command::new("valgrind");
        command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
        command.arg(format!("--log-file={}", log.display())).arg(&self.path);
        let answer = self.run(command, position, depth)?;
        let text = std::fs::read_to_string(&log)?;
        std::fs::remove_file(&log)?;
        let collected =
            text.lines().find_map(|line| line.split_once("Collected : ")).ok_or("callgrind counted nothing")?;
        Ok((collected.1.trim().parse()?, answer.leaves))
    }

    fn run(&self, mut command: Command, position: &str, depth: u8) -> Result<Answer, Failure> {
        let answer = match self.speech {
            Speech::Arguments => answer(command.arg(position).arg(depth.to_string())),
            Speech::Usi => usi::count(&mut command, position, depth),
        };
        answer.map_err(|error| format!("{}, {}: {error}", self.name, self.path.display()).into())
    }
}

/// What a program of this workspace prints.
fn answer(command: &mut Command) -> Result<Answer, Failure> {
    let run = command.output()?;
    if !run.status.success() {
        return Err(String::from_utf8_lossy(&run.stderr).into());
    }
    let text = String::from_utf8(run.stdout)?;
    let (leaves, time) = text.trim().split_once(' ').ok_or("its answer is no count and time")?;
    Ok(Answer { leaves: leaves.parse()?, time: Duration::from_nanos(time.parse()?) })
}
