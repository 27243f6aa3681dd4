//! Counting by a program that speaks USI: `position sfen …`, then `go perft N`.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use komadai_peers::{Failure, Watch};

use crate::program::Answer;

/// How long a program may take to greet, to get ready, or to quit.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long it may count; under valgrind that is long.
const LONG_PATIENCE: Duration = Duration::from_secs(3600);

/// Runs the program, lets it count, and ends it.
pub(crate) fn count(command: &mut Command, position: &str, depth: u8) -> Result<Answer, Failure> {
    let (mut talk, mut child) = Talk::begin(command)?;
    let answer = talk.count(child.id(), position, depth);
    // One that does not listen any more is ended below; others also end when nothing more can be told to them.
    let _ = talk.tell("quit");
    drop(talk);
    end(&mut child)?;
    answer
}

/// What is told to the program, and the lines that it answers.
struct Talk {
    to: ChildStdin,
    from: Receiver<String>,
}

impl Talk {
    fn begin(command: &mut Command) -> Result<(Self, Child), Failure> {
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let (Some(to), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("it cannot be talked to".into());
        };
        let (send, from) = channel();
        std::thread::spawn(move || {
            BufReader::new(output).lines().map_while(Result::ok).try_for_each(|line| send.send(line))
        });
        Ok((Self { to, from }, child))
    }

    fn count(&mut self, process: u32, position: &str, depth: u8) -> Result<Answer, Failure> {
        self.tell("usi")?;
        self.hear("usiok", PATIENCE, |line| (line == "usiok").then_some(()))?;
        self.tell("isready")?;
        self.hear("readyok", PATIENCE, |line| (line == "readyok").then_some(()))?;
        self.tell(&format!("position sfen {position}"))?;
        let watch = Watch::start(process);
        self.tell(&format!("go perft {depth}"))?;
        let leaves = self.hear("a number of nodes", LONG_PATIENCE, nodes)?;
        Ok(Answer { leaves, time: watch.stop() })
    }

    fn tell(&mut self, line: &str) -> Result<(), Failure> {
        writeln!(self.to, "{line}").map_err(|error| format!("it did not listen to {line:?}: {error}").into())
    }

    /// Waits for a line from which `read` makes something.
    fn hear<T>(&self, what: &str, patience: Duration, read: impl Fn(&str) -> Option<T>) -> Result<T, Failure> {
        let until = Instant::now() + patience;
        loop {
            match self.from.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(line) => {
                    if let Some(heard) = read(line.trim()) {
                        return Ok(heard);
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return Err(format!("it ended before it said {what}").into()),
                Err(RecvTimeoutError::Timeout) => {
                    return Err(format!("it did not say {what} within {} s", patience.as_secs()).into());
                }
            }
        }
    }
}

/// The number in `Nodes searched: 900`.
fn nodes(line: &str) -> Option<u64> {
    let (what, number) = line.rsplit_once(':')?;
    what.to_lowercase().contains("nodes searched").then(|| number.trim().parse().ok())?
}

/// Waits until the program has ended, and ends it if it does not.
fn end(child: &mut Child) -> Result<(), Failure> {
    let until = Instant::now() + PATIENCE;
    while child.try_wait()?.is_none() {
        if Instant::now() > until {
            child.kill()?;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    Ok(())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    /// A program that says these lines of shell for `go perft`.
    fn engine(counting: &str) -> Command {
        let script = format!(
            "while read line; do case \"$line\" in
                usi) echo id name fake; echo usiok;;
                isready) echo readyok;;
                'position sfen 9/9 b - 1') placed=1;;
                'go perft '*) {counting};;
                quit) exit;;
            esac; done"
        );
        let mut command = Command::new("sh");
        command.args(["-c", &script]);
        command
    }

    fn count(counting: &str) -> Result<u64, String> {
        let answer = super::count(&mut engine(counting), "9/9 b - 1", 2);
        answer.map(|answer| answer.leaves).map_err(|error| error.to_string())
    }

    #[test]
    fn reads_how_many_nodes() {
        assert_eq!(count("echo 7g7f: 30; echo; echo \"Nodes searched: 900$placed\""), Ok(9001));
        assert_eq!(count("echo \"info string nodes searched: ${line##* }\""), Ok(2));
    }

    #[test]
    fn a_program_that_ends_is_named_so() {
        assert_eq!(count("exit"), Err("it ended before it said a number of nodes".to_string()));
        let other = super::count(&mut Command::new("true"), "9/9 b - 1", 1).map(|_| ()).map_err(|e| e.to_string());
        assert!(other.is_err_and(|error| error.starts_with("it ")));
    }

    #[test]
    fn a_missing_program_is_no_panic() {
        assert!(super::count(&mut Command::new("/nowhere/engine"), "9/9 b - 1", 1).is_err());
    }
}
