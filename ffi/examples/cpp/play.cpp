// Plays a game of every variant, takes it all back, and shows what goes wrong and how.
#include <komadai.hpp>

#include <algorithm>
#include <cstdlib>
#include <iostream>

namespace {

void require(bool holds, const char *what) {
    if (!holds) {
        std::cerr << "not so: " << what << '\n';
        std::exit(1);
    }
}

void play(const std::string &id) {
    const komadai::rules rules(id);
    komadai::game game(rules);
    std::uint32_t random = 1;
    while (!game.is_over() && game.length() < 150) {
        const komadai::position position = game.position();
        const auto moves = position.legal_moves();
        require(moves.size() == position.count_moves(), "as many moves as are counted");
        random = random * 1664525u + 1013904223u;
        const komadai::move move = moves[(random >> 8) % moves.size()];
        require(position.parse_move(position.text(move)) == move, "a move's text reads back");
        require(!position.changes(move).empty(), "a move alters something");
        const auto captures = position.capture_moves();
        const bool is_capture = std::find(captures.begin(), captures.end(), move) != captures.end();
        require(is_capture == !position.captured(move).empty(), "a capture removes a piece");
        const bool gives_check = position.gives_check(move);
        game.play(move);
        require(game.position().is_check() == gives_check, "the check was foreseen");
        // Text, copy, rotation.
        const komadai::position after = game.position();
        require(komadai::position(rules, after.text()).text() == after.text(), "a position's text reads back");
        require(after.rotated().rotated().same(after), "two half turns are a whole turn");
        require(komadai::setup(after).faults().empty(), "what is played obeys the rules");
    }
    std::cout << rules.text(KOMADAI_RULES_FIELD_TITLE) << ": " << game.length() << " moves, then "
              << game.position().text() << '\n';
    const auto length = game.length();
    const auto hash = game.hash();
    while (game.undo()) {
    }
    require(game.length() == 0, "everything is taken back");
    while (game.redo()) {
    }
    require(game.length() == length && game.hash() == hash, "everything is played again");
}

} // namespace

int main() {
    for (const std::string &id : komadai::games()) {
        play(id);
    }

    const komadai::rules shogi("shogi");
    komadai::position position(shogi);
    require(position.perft(3) == 25470, "the published count");
    require(position.legal_move_texts().size() == 30, "thirty moves");

    // What is not legal throws, or is returned.
    try {
        position.play("7g7e");
        require(false, "an illegal move throws");
    } catch (const komadai::error &error) {
        std::cout << "7g7e: " << error.what() << '\n';
        require(error.status() == KOMADAI_STATUS_ILLEGAL_MOVE, "it is illegal");
        require(error.why().obstacle == KOMADAI_OBSTACLE_CANNOT_REACH, "a pawn does not go that far");
    }
    const auto error = position.try_play("7g7");
    require(error && error->offset() == 2, "the place of the error");
    require(!position.try_play("7g7f"), "a legal move");

    // Records, and games as files.
    {
        komadai::game game(shogi);
        game.play("7g7f");
        game.resign(KOMADAI_SIDE_SECOND);
        komadai::record record(game);
        record.set_tag("First", "Ann");
        record.set_tag("Second", "");
        require(komadai::record(record.text()).text() == record.text(), "a record's text reads back");
        require(record.game().hash() == game.hash(), "a record's game");
        require(record.tag_names() == std::vector<std::string>{"First", "Second"}, "names of tags");
        require(record.tag("First") == "Ann" && record.tag("Second") == "" && !record.tag("Site"), "tags");
        require(komadai::record::from_usi(shogi, record.usi()).move_texts() == record.move_texts(), "USI");
        require(record.rules().text(KOMADAI_RULES_FIELD_ID) == "shogi", "the rules of a record");
        const std::string two = record.text() + "\n" + record.text();
        require(komadai::record::split(two).size() == 2, "two records");
        require(komadai::record(komadai::record::split(two)[1]).text() == record.text(), "the second of them");
        const komadai::rules again = komadai::rules::load(shogi.text(KOMADAI_RULES_FIELD_TOML));
        require(komadai::record(again, record.text()).game().hash() == game.hash(), "a game from a file");
        try {
            komadai::rules::load("id = \"mini\"\nfiles = many\n");
            require(false, "what is no description throws");
        } catch (const komadai::error &error) {
            std::cout << error.what() << '\n';
            require(error.status() == KOMADAI_STATUS_MALFORMED_RULES && error.line() == 2, "the place of the fault");
        }
    }

    // Options by name.
    const komadai::rules wide("hand-shogi", {{"wide_half_knight", true}});
    require(wide.text(KOMADAI_RULES_FIELD_ID) == "hand-shogi", "the same game");

    // A match: two wins in a row decide it.
    komadai::match match;
    komadai::game hand{komadai::rules("hand-shogi")};
    hand.resign(KOMADAI_SIDE_SECOND);
    match.finish_hand(hand);
    require(match.player(KOMADAI_SIDE_FIRST) == KOMADAI_PLAYER_TWO, "the first move alternates");
    komadai::game next{komadai::rules("hand-shogi")};
    next.resign(KOMADAI_SIDE_FIRST);
    match.finish_hand(next);
    require(match.score().winner == KOMADAI_PLAYER_ONE, "player one has won twice");

    // Owners can be copied and moved.
    komadai::position copy = position;
    copy.play("3c3d");
    require(!copy.same(position), "a copy is another position");
    copy = std::move(position);
    require(copy.side() == KOMADAI_SIDE_SECOND, "a move of an owner");
    return 0;
}
