//! Rule 1: the board and the start; the text forms; rule 7: the numbers.

use komadai_board::{Piece, Side};
use komadai_engine::{Move, Position};
use komadai_fusion_mitregi::{Game, Options};

use crate::{GAMES, blastic, clastic, lone, tables, unnamed};

const BLASTIC: &str = "wrmbkgbmrw/hnucsscunh/10/10/10/10/10/HNUCSSCUNH/WRMBGKBMRW w - 1";
const CLASTIC: &str = "wrmbk(zx)bmrw/hnuc(fp)(fp)cunh/10/10/10/10/10/HNUC(FP)(FP)CUNH/WRMB(ZX)KBMRW w - 1";

#[test]
fn all_combinations_of_options_build() {
    for game in GAMES {
        for unnamed_pairs in [false, true] {
            let options = Options { unnamed_pairs };
            assert_eq!(options.description(game).build().unwrap(), options.rules(game));
        }
    }
    let ids = GAMES.map(|game| Options::default().rules(game).id().to_string());
    assert_eq!(ids, ["fusion-mitregi-sb", "fusion-mitregi-sc"]);
}

#[test]
fn rule_1_1_ten_files_nine_ranks_and_white_moves_first() {
    for game in GAMES {
        let tables = tables(game);
        let rules = tables.rules();
        assert_eq!((rules.shape().files(), rules.shape().ranks(), rules.shape().squares().len()), (10, 9, 90));
        assert_eq!([Side::First, Side::Second].map(|side| rules.side_name(side)), ["White", "Black"]);
        assert_eq!(rules.start().side, Side::First);
    }
}

#[test]
fn rule_1_1_the_array_is_one_line_of_data() {
    let starts = GAMES.map(|game| Options::default().description(game).start);
    assert_eq!(starts, [BLASTIC, CLASTIC]);
    assert_eq!(GAMES.map(|game| Position::start(&tables(game)).to_string()), [BLASTIC, CLASTIC]);
}

#[test]
fn rule_1_2_second_is_first_turned_by_180_degrees() {
    for game in GAMES {
        let start = Position::start(&tables(game));
        let shape = start.rules().shape();
        for (at, piece) in start.board().pieces() {
            let opposite = Piece::new(piece.kind, !piece.side);
            assert_eq!(start.piece_at(shape.rotate(at)), Some(opposite), "{}", shape.square_name(at));
        }
    }
}

#[test]
fn rule_1_2_in_scfm_the_generals_start_as_pairs() {
    assert_eq!(BLASTIC.replace('G', "(ZX)").replace('g', "(zx)").replace('S', "(FP)").replace('s', "(fp)"), CLASTIC);
}

#[test]
fn positions_and_moves_read_back_as_themselves() {
    let positions = [
        lone(&tables(Game::Strategoblastic), BLASTIC),
        lone(&tables(Game::Strategoclastic), CLASTIC),
        blastic("10/9k/10/4(mu)5/10/4(RB)5/2(BW)1G5/3H6/K9 w 2RGS2Wbns 12"),
        clastic("k9/10/10/3h(ZW)5/2(bc)7/4(zx)5/4z5/10/9K b R2ZXP2zfxp 13"),
    ];
    for position in positions {
        let again = Position::parse(position.tables(), &position.to_string()).unwrap();
        assert_eq!(again, position);
        let moves = position.legal_moves();
        assert!(!moves.is_empty());
        for chosen in moves {
            assert_eq!(position.parse_move(&position.text(chosen)).unwrap(), chosen);
        }
    }
}

#[test]
fn the_letters_of_a_pair_stand_in_the_order_of_the_list() {
    let order = "RBNCGSZFWMHUXP";
    for game in GAMES {
        let tables = unnamed(game);
        let rules = tables.rules();
        let fused = rules.kinds().filter(|&kind| rules.fusion().unwrap().parts(kind).is_some());
        for token in fused.map(|kind| rules.piece(kind).unwrap().token.clone()) {
            let places: Vec<_> = token.chars().filter_map(|letter| order.find(letter)).collect();
            assert!(matches!(places[..], [a, b] if a < b), "{token}");
        }
        let hand: String = rules.hand().iter().map(|&kind| rules.piece(kind).unwrap().token.as_str()).collect();
        let expected = match game {
            Game::Strategoblastic => "RBNCGSWMHU",
            Game::Strategoclastic => "RBNCZFWMHUXP",
        };
        assert_eq!(hand, expected);
    }
    assert!(tables(Game::Strategoblastic).rules().parse("9k/10/10/10/10/4(BR)5/10/10/K9 w -").is_err());
}

/// How many first moves are plain, fusions and fissions.
fn first_moves(position: &Position) -> (usize, usize, usize) {
    let moves = position.legal_moves();
    let count = |wanted: fn(&Move) -> bool| moves.iter().filter(|chosen| wanted(chosen)).count();
    (
        count(|chosen| matches!(chosen, Move::Step { .. })),
        count(|chosen| matches!(chosen, Move::Fuse { .. })),
        count(|chosen| matches!(chosen, Move::Split { .. })),
    )
}

#[test]
fn rule_7_first_moves_of_sbfm() {
    let start = Position::start(&tables(Game::Strategoblastic));
    assert_eq!(first_moves(&start), (26, 23, 0));
    assert_eq!([1, 2].map(|depth| start.perft(depth)), [49, 2401]);
}

#[test]
fn rule_7_first_moves_of_scfm() {
    let start = Position::start(&tables(Game::Strategoclastic));
    assert_eq!(first_moves(&start), (26, 18, 6));
    let splits = start.legal_moves().into_iter().filter(|chosen| matches!(chosen, Move::Split { .. }));
    let splits: Vec<_> = splits.map(|chosen| start.text(chosen)[..2].to_string()).collect();
    assert!(splits.iter().all(|from| from == "e2" || from == "f2"), "{splits:?}: the silvers split");
    assert_eq!([1, 2].map(|depth| start.perft(depth)), [50, 2500]);
}

#[test]
fn rule_7_first_moves_with_unnamed_pairs() {
    assert_eq!(GAMES.map(|game| Position::start(&unnamed(game)).perft(1)), [52, 50]);
}
