//! Texts that scripts pass.

use std::sync::OnceLock;

use komadai::Variant;

const MORE: [&str; 24] = [
    "a1",
    "7g",
    "P",
    "+p",
    "k",
    "7g7f",
    "P*5e",
    "8h2b+",
    "d4d5",
    "a1b2=c3",
    "startpos moves 7g7f 3c3d",
    "position startpos moves d4d5",
    "Event",
    "Variant",
    "Options",
    "Result",
    "Reason",
    "Position",
    "[Variant \"shogi\"]\n\n1. 7g7f {a comment} (1. 2g2f 8c8d) 3c3d 1-0\n[Variant \"shogi\"]\n\n*\n",
    "[Variant \"hand-shogi\"]\n[Options \"wide_half_knight=true\"]\n[First \"Ann\"]\n\n1. d4d5 *\n",
    "4k4/9/9/9/9/9/9/9/4K4 b RBGSNLP 1",
    "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1",
    "{\"id\": \"mini\", \"title\": \"Mini\", \"files\": 3, \"ranks\": 1, \"start\": \"K1k w - 1\", \"pieces\": [{\"token\": \"K\", \
     \"name\": \"king\", \"moves\": \"K\", \"royal\": true}]}",
    "id = \"mini\"\ntitle = \"Mini\"\nfiles = 3\nranks = 4\nstart = \"1kr/3/3/RK1 w - 1\"\npieces = [\n    \
     { token = \"K\", name = \"king\", moves = \"K\", royal = true },\n    \
     { token = \"R\", name = \"rook\", moves = \"R\" },\n]\n",
];

/// The names of all games.
pub(crate) fn games() -> impl Iterator<Item = &'static str> + Clone {
    Variant::ALL.iter().map(|game| game.id())
}

/// All texts: the start of each game, then names and texts of all sorts.
pub(crate) fn texts() -> &'static [String] {
    static TEXTS: OnceLock<Vec<String>> = OnceLock::new();
    TEXTS.get_or_init(|| {
        let starts = Variant::ALL.iter().map(|game| game.start().to_string());
        let options = Variant::ALL.iter().flat_map(|game| game.options()).copied();
        starts.chain(games().chain(options).chain(MORE).map(str::to_owned)).collect()
    })
}
