//! The pairs that fuse (Fusion Mitregi, rule 3.2), each with the name of what it becomes.

/// Pairs of both games.
pub(crate) const BOTH: [(&str, &str); 24] = [
    ("RB", "queen"),
    ("RM", "goldrider"),
    ("WM", "princess"),
    ("RN", "marshal"),
    ("RH", "vicemarshal"),
    ("WH", "marshrunner"),
    ("RC", "canvasser"),
    ("RU", "vicecanvasser"),
    ("WU", "canvarunner"),
    ("BN", "cardinal"),
    ("BW", "silverider"),
    ("MH", "cardirunner"),
    ("BC", "caliph"),
    ("BH", "vicecardinal"),
    ("MU", "caliprunner"),
    ("NC", "gnu"),
    ("BU", "vicecaliph"),
    ("HU", "handyman"),
    ("NW", "submarshal"),
    ("NM", "subcardinal"),
    ("NU", "nitan"),
    ("CW", "subcanvasser"),
    ("CM", "subcaliph"),
    ("CH", "caman"),
];

/// Pairs of the strategoblastic game besides.
pub(crate) const BLASTIC: [(&str, &str); 8] = [
    ("RS", "chatelaine"),
    ("BG", "primate"),
    ("RG", "goldrook"),
    ("BS", "silverbishop"),
    ("WS", "silverwing"),
    ("MG", "goldmitre"),
    ("WG", "goldsowon"),
    ("MS", "silverboaron"),
];

/// Pairs of the strategoclastic game besides.
pub(crate) const CLASTIC: [(&str, &str); 26] = [
    ("RF", "chatelaine"),
    ("BZ", "primate"),
    ("RX", "goldrook"),
    ("BP", "silverbishop"),
    ("WF", "silverwing"),
    ("MZ", "goldmitre"),
    ("ZX", "goldgeneral"),
    ("FP", "silvergeneral"),
    ("WZ", "sowon"),
    ("MF", "boaron"),
    ("NZ", "marshlander"),
    ("NF", "cardilander"),
    ("NP", "undermarshal"),
    ("NX", "undercardinal"),
    ("CZ", "canvalander"),
    ("CF", "caliplander"),
    ("CP", "undercanvasser"),
    ("CX", "undercaliph"),
    ("HZ", "minimarshal"),
    ("UZ", "minicanvasser"),
    ("HF", "minicardinal"),
    ("UF", "minicaliph"),
    ("HP", "marshchick"),
    ("HX", "cardichick"),
    ("UP", "canvachick"),
    ("UX", "calipchick"),
];

/// Pairs of the strategoblastic game that the source does not name (rule 3.3).
pub(crate) const UNNAMED_BLASTIC: [(&str, &str); 1] = [("GS", "goldgeneral with silvergeneral")];

/// Pairs of the strategoclastic game that the source does not name (rule 3.3).
pub(crate) const UNNAMED_CLASTIC: [(&str, &str); 4] =
    [("ZF", "wazir with ferz"), ("WX", "wing with cross"), ("MP", "mitre with point"), ("PX", "point with cross")];
