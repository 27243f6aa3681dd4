use alloc::boxed::Box;
use alloc::vec::Vec;

use komadai_board::{Kind, MAX_SQUARES, Mark, Offset, Ray, Side, Square, SquareSet};
use komadai_effects::{Burn, Petrify};
use komadai_hand::{Condition, stuck_squares};
use komadai_moves::{Leap, Legs, Ride, When};
use komadai_rules::{Effect, Limit, Movement, Mover, Rules};

use crate::Tables;
use crate::kind_table::{Care, DropTable, KindTable, Rides, Span, Special, Ways};

/// Tables in the making.
pub(crate) struct Compiler {
    tables: Tables,
}

impl Compiler {
    pub(crate) fn new(rules: Rules) -> Self {
        let shape = rules.shape().clone();
        let empty = || Box::new([SquareSet::EMPTY; MAX_SQUARES]);
        let mut files = empty();
        for square in shape.squares() {
            files[square.index()] = shape.file_squares(shape.file(square));
        }
        let mut slots = [None; 128];
        for kind in rules.kinds() {
            slots[kind.index()] = rules.slot(kind);
        }
        let tables = Tables {
            kinds: [Box::new([KindTable::default(); 128]), Box::new([KindTable::default(); 128])],
            leaps: alloc::vec![[SquareSet::EMPTY; MAX_SQUARES]],
            rays: alloc::vec![Ray::new(&shape, Offset::new(0, 0), 0)],
            ray_numbers: Vec::new(),
            odd_rides: Vec::new(),
            specials: Vec::new(),
            leapers_to: [empty(), empty()],
            leapers_near: [empty(), empty()],
            riders_to: empty(),
            directions: Vec::new(),
            direction: Box::new([[u8::MAX; MAX_SQUARES]; MAX_SQUARES]),
            capture_rays: [Vec::new(), Vec::new()],
            stuck: [Vec::new(), Vec::new()],
            drops: [Vec::new(), Vec::new()],
            files,
            promotion: rules.promotion(),
            zones: Side::BOTH.map(|side| rules.promotion_zone(side)),
            squares: shape.squares(),
            vanishing: shape.vanishing(),
            file_limits_check: true,
            kind_count: rules.kinds().count(),
            walk: None,
            has_exotics: rules.kinds().any(|kind| rules.marks().has(kind, Mark::Exotic)),
            is_tangled: false,
            counts_quiet: rules.ending().quiet_plies.is_some(),
            burn: None,
            petrify: None,
            morph: None,
            fusion: None,
            camp: None,
            castling: None,
            rights_kept: [u8::MAX; MAX_SQUARES],
            slots,
            rules,
        };
        let mut compiler = Self { tables };
        compiler.directions();
        compiler.effects();
        compiler
    }

    fn movements(&self) -> Vec<Movement> {
        let rules = &self.tables.rules;
        rules.kinds().filter_map(|kind| Some(rules.piece(kind)?.movement.clone())).collect()
    }

    /// Finds the direction of a line between any two squares.
    fn directions(&mut self) {
        let tables = &mut self.tables;
        let shape = tables.rules.shape();
        tables.directions = Ride::LINES.iter().map(|&step| Ray::new(shape, step, 0)).collect();
        for (number, ray) in tables.directions.iter().enumerate() {
            for from in tables.squares {
                for to in ray.all(from) {
                    tables.direction[from.index()][to.index()] = number as u8;
                }
            }
        }
    }

    fn effects(&mut self) {
        let tables = &mut self.tables;
        let shape = tables.rules.shape();
        for effect in tables.rules.effects() {
            match effect {
                Effect::Burn(_) => tables.burn = Some(Burn::new(shape)),
                Effect::Petrify(_) => tables.petrify = Some(Petrify::new(shape)),
                Effect::Morph(morph) => tables.morph = Some(morph.clone()),
                Effect::Fuse(fusion) => tables.fusion = Some(fusion.clone()),
                Effect::Camp(camp) => tables.camp = Some(*camp),
                Effect::Castle(castling) => {
                    for square in tables.squares {
                        tables.rights_kept[square.index()] = castling.kept(square);
                    }
                    tables.castling = Some(castling.clone());
                }
            }
        }
    }

    /// Where a kind may not end its own moves (Fusion Mitregi, rule 4.1).
    fn barred(&self, side: Side, kind: Kind, movement: &Movement) -> SquareSet {
        let is_fused = self.tables.fusion().is_some_and(|fusion| fusion.parts(kind).is_some());
        let camp = self.tables.camp.filter(|_| is_fused && !movement.goes_backward());
        camp.map_or(SquareSet::EMPTY, |camp| camp.of(!side))
    }

    pub(crate) fn finish(mut self) -> Tables {
        let movements = self.movements();
        for side in Side::BOTH {
            for (index, movement) in movements.iter().enumerate() {
                if let Some(kind) = Kind::new(index) {
                    let table = self.kind(side, kind, movement);
                    self.tables.kinds[side.index()][kind.index()] = table;
                }
            }
        }
        let tables = &mut self.tables;
        for royal in tables.rules.kinds().filter(|&kind| tables.rules.marks().has(kind, Mark::Royal)) {
            for side in Side::BOTH {
                for king in tables.squares {
                    let field = tables.kind(!side, royal).field(tables, king);
                    let near = field.iter().fold(SquareSet::EMPTY, |all, to| all | tables.leapers_to(side, to));
                    tables.leapers_near[side.index()][king.index()] |= near;
                }
            }
        }
        let burns = tables.burn().is_some();
        tables.is_tangled = burns && tables.morph().is_some()
            || tables.fusion().is_some() && (tables.has_exotics || burns || tables.petrify().is_some())
            || tables.rules.kinds().any(|kind| is_tangled(tables, kind));
        let walkers = || tables.rules.kinds().filter(|&kind| tables.rules.marks().has(kind, Mark::Walker));
        let is_plain = |kind| {
            let table = tables.kind(Side::First, kind);
            table.care == Care::Never && table.ways == Ways::Leaps && tables.fusion().is_none()
        };
        if walkers().all(is_plain) {
            tables.walk = walkers().next().map(|_| tables.rules.shape().files() as i8);
        }
        self.tables
    }

    fn kind(&mut self, side: Side, kind: Kind, movement: &Movement) -> KindTable {
        let barred = self.barred(side, kind, movement);
        let mut leaps: [Vec<Offset>; 7] = Default::default();
        let [any, quiet, taking, attacks, iguis, singles, gates] = &mut leaps;
        let (mut rides, mut odd, mut specials) = (Vec::new(), Vec::new(), Vec::new());
        let one_a_file = self.tables.rules.limits().iter().any(|limit| limit.one_a_file().contains(&kind));
        for mover in &movement.movers {
            match mover {
                Mover::Leap(Leap { offset, when }) => {
                    match when {
                        When::Any => any.push(*offset),
                        When::MoveOnly => quiet.push(*offset),
                        When::CaptureOnly => taking.push(*offset),
                    }
                    if *when != When::MoveOnly {
                        attacks.push(*offset);
                    }
                }
                Mover::Ride(ride) if !ride.is_line() || one_a_file => specials.push(mover),
                Mover::Ride(ride) if ride.when == When::Any => rides.push(*ride),
                Mover::Ride(ride) => odd.push(*ride),
                Mover::Igui(igui) => {
                    // Lion power captures without moving too.
                    let is_lion = |mover: &Mover| matches!(mover, Mover::Line(line) if line.step == igui.offset);
                    if !movement.movers.iter().any(is_lion) {
                        iguis.push(igui.offset);
                    }
                    singles.push(igui.offset);
                    attacks.push(igui.offset);
                }
                Mover::Line(line) => {
                    if line.leaps {
                        let landings = (1..=line.reach as i8).map(|n| line.step.times(n));
                        any.extend(landings.clone());
                        attacks.extend(landings);
                    }
                    singles.extend((1..=line.reach as i8).map(|n| line.step.times(n)));
                    specials.push(mover);
                }
                Mover::Hop(_) | Mover::Ski(_) | Mover::Legs(_) => specials.push(mover),
            }
        }
        if rides.len() > 1 {
            gates.extend(rides.iter().map(|ride| ride.step));
        }
        let [leaps, quiet_leaps, taking_leaps, attacks, iguis, singles, gates] =
            leaps.map(|offsets| self.leap_table(side, &offsets, barred));
        for square in self.tables.squares {
            for target in self.tables.leaps(attacks, square) {
                self.tables.leapers_to[side.index()][target.index()].insert(square);
            }
        }
        self.capture_rays(side, &rides, &odd, barred);
        let rides = self.rides(side, &rides, barred);
        let odd_start = self.tables.odd_rides.len() as u16;
        for ride in &odd {
            let number = self.ray_number(self.ray(side, *ride, barred));
            self.tables.odd_rides.push((number, ride.when));
        }
        let odd_rides = Span { start: odd_start, end: self.tables.odd_rides.len() as u16 };
        let specials = self.special_span(side, &specials, barred);
        let field = self.field(leaps, quiet_leaps, taking_leaps, rides, odd_rides, specials);
        let tables = &mut self.tables;
        let shape = tables.rules.shape();
        let steps: Vec<Offset> = movement.steps().iter().map(|step| step.for_side(side)).collect();
        let stuck = stuck_squares(shape, &steps);
        let mut table = KindTable {
            leaps,
            quiet_leaps,
            taking_leaps,
            attacks,
            iguis,
            singles,
            gates,
            rides,
            odd_rides,
            specials,
            promotes_to: tables.rules.piece(kind).and_then(|row| row.promotes_to),
            strength: tables.rules.piece(kind).map_or(0, |row| row.strength),
            goes_backward: movement.goes_backward(),
            field,
            one_a_file,
            ..KindTable::default()
        };
        let mut drops = DropTable { squares: tables.squares - tables.vanishing, ..DropTable::default() };
        for limit in tables.rules.limits().iter().filter(|limit| limit.kinds().contains(&kind)) {
            match limit {
                Limit::Stuck(_) => drops.squares -= stuck,
                Limit::Ranks(_, ranks) => {
                    drops.squares -= if side == Side::First { *ranks } else { shape.rotate_set(*ranks) };
                }
                Limit::File { limits_check, .. } => {
                    drops.one_a_file = true;
                    tables.file_limits_check &= *limits_check;
                }
                Limit::MustCheck(_) => drops.condition = Condition::MustCheck,
                Limit::MustNotMate(_) => drops.condition = Condition::MustNotMate,
            }
        }
        let has_rides = rides.up().chain(rides.down()).next().is_some();
        let is_odd =
            !odd_rides.is_empty() || !specials.is_empty() || table.one_a_file || (has_rides && table.splits_leaps());
        table.ways = match (is_odd, has_rides, table.splits_leaps()) {
            (true, _, _) => Ways::Odd,
            (false, true, _) => Ways::Rides,
            (false, false, true) => Ways::SplitLeaps,
            (false, false, false) => Ways::Leaps,
        };
        table.burns = tables.is_burner(kind)
            || table.promotes_to.is_some_and(|to| tables.is_burner(to))
            || (tables.burn().is_some() && tables.morph().is_some_and(|morph| morph.is_morph(kind)));
        table.care = care(tables, kind, &table);
        tables.stuck[side.index()].push(stuck);
        tables.drops[side.index()].push(drops);
        table
    }

    fn turned(&self, side: Side, ride: Ride) -> Ride {
        Ride { step: ride.step.for_side(side), ..ride }
    }

    fn ray(&self, side: Side, ride: Ride, barred: SquareSet) -> Ray {
        self.turned(side, ride).ray(self.tables.rules.shape()).without(barred)
    }

    /// All that the numbered tables could ever reach.
    fn field(&mut self, leaps: u16, quiet: u16, taking: u16, rides: Rides, odd_rides: Span, specials: Span) -> u16 {
        let tables = &self.tables;
        let mut field = [SquareSet::EMPTY; MAX_SQUARES];
        for from in tables.squares {
            let mut reach = tables.leaps(leaps, from) | tables.leaps(quiet, from) | tables.leaps(taking, from);
            tables.rides(&rides).for_each(|ray| reach |= ray.all(from));
            tables.odd_rides(odd_rides).for_each(|(ray, _)| reach |= ray.all(from));
            for special in tables.specials(specials) {
                reach |= match *special {
                    Special::Slide(ray, _) | Special::Line(ray, _) => tables.ray(ray).all(from),
                    Special::Hops { lines, .. } => tables.leaps(lines, from),
                    Special::Legs { first, steps, then } => {
                        let first = tables.leaps(first, from);
                        Legs::reach(first, from, tables.squares, |at| tables.onward(steps, then, at, SquareSet::EMPTY))
                    }
                };
            }
            field[from.index()] = reach;
        }
        number(&mut self.tables.leaps, field)
    }

    fn leap_table(&mut self, side: Side, offsets: &[Offset], barred: SquareSet) -> u16 {
        let shape = self.tables.rules.shape();
        let mut table = [SquareSet::EMPTY; MAX_SQUARES];
        for from in shape.squares() {
            table[from.index()] =
                offsets.iter().filter_map(|offset| shape.step(from, offset.for_side(side))).collect::<SquareSet>()
                    - barred;
        }
        number(&mut self.tables.leaps, table)
    }

    fn ray_number(&mut self, ray: Ray) -> u16 {
        number(&mut self.tables.rays, ray)
    }

    fn ray_span(&mut self, rays: impl Iterator<Item = Ray>) -> Span {
        let start = self.tables.ray_numbers.len() as u16;
        for ray in rays {
            let number = self.ray_number(ray);
            self.tables.ray_numbers.push(number);
        }
        Span { start, end: self.tables.ray_numbers.len() as u16 }
    }

    /// The rays of rides that may go anywhere, the longest one in each direction.
    fn rides(&mut self, side: Side, rides: &[Ride], barred: SquareSet) -> Rides {
        let mut longest: Vec<Ride> = Vec::new();
        for &ride in rides {
            match longest.iter_mut().find(|other| other.step == ride.step) {
                Some(other) if other.range != 0 && (ride.range == 0 || ride.range > other.range) => *other = ride,
                Some(_) => {}
                None => longest.push(ride),
            }
        }
        let mut list = Rides::default();
        for ride in longest {
            let ray = self.ray(side, ride, barred);
            let is_ascending = ray.is_ascending();
            list.push(self.ray_number(ray), is_ascending);
        }
        list
    }

    fn capture_rays(&mut self, side: Side, rides: &[Ride], odd: &[Ride], barred: SquareSet) {
        let mut by_direction = [0; 16];
        let mut captures: Vec<Ride> = rides.iter().chain(odd).map(|ride| self.turned(side, *ride)).collect();
        captures.retain(|ride| ride.when != When::MoveOnly);
        // Of two rides in one direction the longer one counts.
        captures.sort_unstable_by_key(|ride| ride.range.wrapping_sub(1));
        for ride in captures {
            let number = self.ray_number(ride.ray(self.tables.rules.shape()).without(barred));
            if let Some(direction) = Ride::LINES.iter().position(|&step| step == ride.step) {
                by_direction[direction % 16] = number;
                for target in self.tables.squares {
                    let back = &self.tables.directions[direction ^ 1];
                    self.tables.riders_to[target.index()] |= back.all(target);
                }
            }
        }
        self.tables.capture_rays[side.index()].push(by_direction);
    }

    fn special_span(&mut self, side: Side, movers: &[&Mover], barred: SquareSet) -> Span {
        let start = self.tables.specials.len() as u16;
        let shape = self.tables.rules.shape().clone();
        let ray = |step: Offset, range| Ray::new(&shape, step.for_side(side), range).without(barred);
        let mut hops = Vec::new();
        for mover in movers {
            let special = match mover {
                Mover::Leap(_) | Mover::Igui(_) => continue,
                Mover::Ride(ride) => Special::Slide(self.ray_number(ray(ride.step, ride.range)), ride.when),
                Mover::Hop(hop) => {
                    hops.push(hop.step);
                    continue;
                }
                Mover::Ski(ski) => Special::Slide(self.ray_number(ray(ski.step, 0).beyond_first()), When::Any),
                Mover::Line(line) => Special::Line(self.ray_number(ray(line.step, line.reach)), *line),
                Mover::Legs(Legs { first, then }) => {
                    let first = self.leap_table(side, first, barred);
                    let (steps, rides): (Vec<&Ride>, Vec<&Ride>) = then.iter().partition(|ride| ride.range == 1);
                    let steps: Vec<Offset> = steps.into_iter().map(|ride| ride.step).collect();
                    let steps = self.leap_table(side, &steps, barred);
                    let rays = rides.iter().map(|ride| ray(ride.step, ride.range));
                    Special::Legs { first, steps, then: self.ray_span(rays) }
                }
            };
            self.tables.specials.push(special);
        }
        // All hops along lines of a king or knight are one; other rays may have squares in common, and are one each.
        let (lines, others): (Vec<Offset>, Vec<Offset>) = hops.iter().partition(|step| Ride::LINES.contains(step));
        let groups = others.chunks(1).chain(Some(&lines[..]).filter(|lines| !lines.is_empty()));
        for steps in groups {
            let rays: Vec<Ray> = steps.iter().map(|&step| ray(step, 0)).collect();
            let lines = core::array::from_fn(|at| {
                let from = Square::from_low_bits(at as u32);
                rays.iter().fold(SquareSet::EMPTY, |lines, ray| lines | ray.all(from))
            });
            let lines = number(&mut self.tables.leaps, lines);
            let is_line = steps.iter().all(|step| Ride::LINES.contains(step));
            let rays = if is_line { Span::default() } else { self.ray_span(rays.into_iter()) };
            self.tables.specials.push(Special::Hops { lines, rays });
        }
        Span { start, end: self.tables.specials.len() as u16 }
    }
}

/// Whether a kind burns and moves otherwise than it captures or burns no longer once it is promoted, or does more than
/// leap where a file may hold one.
fn is_tangled(tables: &Tables, kind: Kind) -> bool {
    let table = tables.kind(Side::First, kind);
    let burns_out = tables.is_burner(kind) && table.promotes_to.is_some_and(|to| !tables.is_burner(to));
    let specials = tables.specials(table.specials);
    let is_odd = |special: &Special| match special {
        Special::Hops { .. } | Special::Line(..) => true,
        Special::Slide(_, when) => *when != When::Any,
        Special::Legs { .. } => false,
    };
    let moves_oddly = table.splits_leaps() || !table.odd_rides.is_empty() || specials.iter().any(is_odd);
    burns_out || table.burns && (moves_oddly || table.one_a_file) || table.one_a_file && !specials.is_empty()
}

fn care(tables: &Tables, kind: Kind, table: &KindTable) -> Care {
    let passes = |special: &Special| matches!(special, Special::Line(_, line) if line.pass);
    let has_pass = tables.specials(table.specials).iter().any(passes);
    let is_fused = tables.fusion().is_some_and(|fusion| fusion.parts(kind).is_some());
    let morphs = tables.morph().is_some_and(|morph| morph.is_morph(kind));
    match (table.singles != 0, morphs) {
        _ if table.burns || has_pass || is_fused => Care::Always,
        (true, true) => Care::Always,
        (true, false) => Care::Singles,
        (false, true) => Care::Captures,
        (false, false) => Care::Never,
    }
}

/// The place of an item in a list that holds each item once.
fn number<T: PartialEq>(list: &mut Vec<T>, item: T) -> u16 {
    let place = list.iter().position(|other| *other == item).unwrap_or_else(|| {
        list.push(item);
        list.len() - 1
    });
    place as u16
}
