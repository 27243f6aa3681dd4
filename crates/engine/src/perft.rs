use alloc::vec::Vec;
use core::ops::ControlFlow::Continue;

use komadai_rules::Setup;

use crate::generate::{Generator, Legality, count};
use crate::turn::play;
use crate::{Move, Position, Tables};

fn perft(tables: &Tables, setup: &Setup, depth: u8) -> u64 {
    match depth {
        0 => 1,
        1 => count(tables, setup),
        _ => {
            let mut nodes = 0;
            let _ = Generator::new(tables, setup, Legality::Legal).run(&mut |set| {
                set.for_each(|chosen| {
                    let mut after = *setup;
                    play(tables, &mut after, chosen, |_| {});
                    nodes += perft(tables, &after, depth - 1);
                });
                Continue(())
            });
            nodes
        }
    }
}

impl Position {
    /// The number of ways to play `depth` plies from here: 1 for none. The count stops at the position where a game
    /// ends by mate or without a legal move; draws by repetition or quiet plies are not looked at.
    #[must_use]
    pub fn perft(&self, depth: u8) -> u64 {
        perft(self.tables(), self.setup(), depth)
    }

    /// [`Position::perft`] for each legal move: how many ways of playing `depth` plies begin with it. No move for a
    /// depth of 0.
    #[must_use]
    pub fn divide(&self, depth: u8) -> Vec<(Move, u64)> {
        let moves = if depth == 0 { Vec::new() } else { self.legal_moves() };
        moves.into_iter().map(|chosen| (chosen, self.nodes_after(chosen, depth))).collect()
    }

    fn nodes_after(&self, chosen: Move, depth: u8) -> u64 {
        let mut after = *self.setup();
        play(self.tables(), &mut after, chosen, |_| {});
        perft(self.tables(), &after, depth - 1)
    }

    /// [`Position::divide`] on that many threads (at least one is used). They share the work by the first two moves;
    /// `progress` is told of each such pair that is done: how many are, and of how many. Fewer than three plies are
    /// counted at once, without a word. Where the system gives fewer threads, these do all the work.
    ///
    /// # Panics
    /// When `progress` does.
    #[cfg(feature = "std")]
    #[must_use]
    pub fn divide_on(&self, depth: u8, threads: usize, progress: impl Fn(usize, usize) + Sync) -> Vec<(Move, u64)> {
        use core::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};

        // So little is not worth a thread.
        if depth < 3 {
            return self.divide(depth);
        }
        let starts: Vec<(Move, Self, AtomicU64)> = self
            .legal_moves()
            .into_iter()
            .map(|chosen| {
                let mut after = self.clone();
                after.play_unchecked(chosen);
                (chosen, after, AtomicU64::new(0))
            })
            .collect();
        let pairs: Vec<_> =
            starts.iter().flat_map(|start| core::iter::repeat(start).zip(start.1.legal_moves())).collect();
        let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let work = || {
            while let Some(((_, after, nodes), reply)) = pairs.get(next.fetch_add(1, Relaxed)) {
                nodes.fetch_add(after.nodes_after(*reply, depth - 1), Relaxed);
                progress(done.fetch_add(1, Relaxed) + 1, pairs.len());
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..threads.min(pairs.len()) {
                // The threads that the system gives, and this one, do all there is to do.
                if std::thread::Builder::new().spawn_scoped(scope, work).is_err() {
                    break;
                }
            }
            work();
        });
        starts.into_iter().map(|(chosen, _, nodes)| (chosen, nodes.into_inner())).collect()
    }
}
