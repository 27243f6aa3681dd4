//! The quick way of finding legal moves against the slow one, over random games.

#![allow(clippy::unwrap_used)]

use komadai::Variant;

/// Random numbers that are the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) as usize) % n
    }
}

#[test]
fn skipping_equals_replaying() {
    let mut random = Random(1);
    for &game in Variant::ALL {
        for _ in 0..400 {
            let mut position = game.start();
            for _ in 0..200 {
                let mut quick = position.legal_moves();
                let mut slow = position.legal_moves_replayed();
                quick.sort_unstable();
                slow.sort_unstable();
                if quick != slow {
                    let text = |moves: &[komadai::Move], others: &[komadai::Move]| {
                        let mut texts = Vec::new();
                        for &one in moves.iter().filter(|one| !others.contains(one)) {
                            texts.push(position.text(one));
                        }
                        texts
                    };
                    panic!(
                        "{game}: {position}: quick only {:?}, slow only {:?}",
                        text(&quick, &slow),
                        text(&slow, &quick)
                    );
                }
                if quick.is_empty() {
                    break;
                }
                position.play_unchecked(quick[random.below(quick.len())]);
            }
        }
    }
}
