/**
 * komadai for C++17: komadai.h with owners instead of handles, values instead of outputs, and exceptions instead of
 * statuses.
 *
 * - rules, setup, position, game, match and record own what they are made of, and free it: all can be moved, and all
 *   but setup copied. One that was moved from can only be assigned to and destroyed.
 * - A call that fails throws komadai::error. Without exceptions (-fno-exceptions) it calls komadai::on_failure, which
 *   ends the program unless it is set to something that does not return. The functions called try_... do neither:
 *   they return what went wrong.
 * - Squares, kinds, sides and moves are the numbers and structs of komadai.h.
 * - Any thread may use any object, but none may change one while another uses it.
 *
 * Only the header is needed besides the library.
 */
#ifndef KOMADAI_HPP
#define KOMADAI_HPP

#include <cstdio>
#include <cstdlib>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "komadai.h"

inline bool operator==(const komadai_piece &a, const komadai_piece &b) {
    return a.kind == b.kind && a.side == b.side;
}
inline bool operator!=(const komadai_piece &a, const komadai_piece &b) { return !(a == b); }

inline bool operator==(const komadai_move &a, const komadai_move &b) {
    return a.action == b.action && a.from == b.from && a.to == b.to && a.via[0] == b.via[0] &&
           a.via[1] == b.via[1] && a.kind == b.kind && a.promote == b.promote && a.reserved == b.reserved;
}
inline bool operator!=(const komadai_move &a, const komadai_move &b) { return !(a == b); }

namespace komadai {

using piece = komadai_piece;
using move = komadai_move;
using change = komadai_change;
using explanation = komadai_explanation;
using outcome = komadai_outcome;
using fault = komadai_fault;

/** No piece: what an empty square holds. */
inline constexpr piece no_piece{KOMADAI_NONE, KOMADAI_NONE};

/** What went wrong in a call. */
class error : public std::runtime_error {
public:
    error(int32_t status, const std::string &message, int64_t offset, const komadai::explanation &why,
          std::size_t line = 0, std::size_t column = 0)
        : std::runtime_error(message), status_(status), offset_(offset), why_(why), line_(line), column_(column) {}

    /** A komadai_status. */
    int32_t status() const noexcept { return status_; }
    /** The byte of the text that was passed at which reading stopped; KOMADAI_NO_OFFSET if there is none. */
    int64_t offset() const noexcept { return offset_; }
    /** The line of the text at which the first fault is, from 1; 0 where texts have no lines. */
    std::size_t line() const noexcept { return line_; }
    /** The column of that in characters, from 1. */
    std::size_t column() const noexcept { return column_; }
    /** Why the move was not legal; its obstacle is KOMADAI_OBSTACLE_NONE if that is not what went wrong. */
    const komadai::explanation &why() const noexcept { return why_; }

private:
    int32_t status_;
    int64_t offset_;
    komadai::explanation why_;
    std::size_t line_;
    std::size_t column_;
};

/** What is called without exceptions when something goes wrong; the program ends if it returns or is not set. */
inline void (*on_failure)(const error &) = nullptr;

namespace detail {

[[noreturn]] inline void fail(const error &what) {
#if defined(__cpp_exceptions) || defined(_CPPUNWIND)
    throw what;
#else
    if (on_failure != nullptr) {
        on_failure(what);
    }
    std::fprintf(stderr, "komadai: %s\n", what.what());
    std::abort();
#endif
}

/** What the call that returned this status says of its failure. */
inline error last(int32_t status) {
    std::string message;
    std::size_t needed = 0;
    if (komadai_error_message(nullptr, 0, &needed) == KOMADAI_STATUS_OK && needed > 0) {
        message.resize(needed);
        komadai_error_message(&message[0], needed, &needed);
        message.resize(needed - 1);
    }
    int64_t offset = KOMADAI_NO_OFFSET;
    komadai_error_offset(&offset);
    komadai::explanation why{};
    komadai_error_explanation(&why);
    std::size_t line = 0, column = 0;
    komadai_error_place(&line, &column);
    return error(status, message, offset, why, line, column);
}

inline void check(int32_t status) {
    if (status != KOMADAI_STATUS_OK) {
        fail(last(status));
    }
}

inline std::optional<error> attempt(int32_t status) {
    if (status == KOMADAI_STATUS_OK) {
        return std::nullopt;
    }
    return last(status);
}

/** Calls until the buffer is large enough. */
template <class Item, class Call> std::vector<Item> list(std::size_t guess, Call call) {
    std::vector<Item> items(guess);
    std::size_t needed = 0;
    int32_t status = call(items.data(), items.size(), &needed);
    if (status == KOMADAI_STATUS_BUFFER_TOO_SMALL) {
        items.resize(needed);
        status = call(items.data(), items.size(), &needed);
    }
    check(status);
    items.resize(needed);
    return items;
}

template <class Call> std::string text(Call call) {
    std::string text(128, '\0');
    std::size_t needed = 0;
    int32_t status = call(&text[0], text.size(), &needed);
    if (status == KOMADAI_STATUS_BUFFER_TOO_SMALL) {
        text.resize(needed);
        status = call(&text[0], text.size(), &needed);
    }
    check(status);
    text.resize(needed - 1);
    return text;
}

template <class Value, class Call> Value value(Call call) {
    Value value{};
    check(call(&value));
    return value;
}

/** Splits lines; an empty text has none. */
inline std::vector<std::string> lines(const std::string &text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; !text.empty() && at <= text.size();) {
        std::size_t end = text.find('\n', at);
        end = end == std::string::npos ? text.size() : end;
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

/** The owner of a handle that can be copied. */
template <class Handle, komadai_status (*Clone)(const Handle *, Handle **), void (*Free)(Handle *)> class owner {
public:
    owner(const owner &other) { check(Clone(other.handle_, &handle_)); }
    owner(owner &&other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
    owner &operator=(owner other) noexcept {
        std::swap(handle_, other.handle_);
        return *this;
    }
    ~owner() { Free(handle_); }

    /** The handle, still owned by this object: for functions of komadai.h. */
    Handle *handle() const noexcept { return handle_; }

protected:
    /** Takes over a handle. */
    explicit owner(Handle *handle) noexcept : handle_(handle) {}

private:
    Handle *handle_ = nullptr;
};

} // namespace detail

/** The names of the built-in games, as komadai::rules takes them. */
inline std::vector<std::string> games() {
    std::vector<std::string> names(detail::value<std::size_t>(komadai_variant_count));
    for (std::size_t n = 0; n < names.size(); n++) {
        names[n] = detail::text([n](char *text, std::size_t capacity, std::size_t *needed) {
            return komadai_variant_id(n, text, capacity, needed);
        });
    }
    return names;
}

/** The rules of a game with its options chosen. */
class rules : public detail::owner<komadai_rules, komadai_rules_clone, komadai_rules_free> {
public:
    /** A setting of an option. */
    using setting = std::pair<std::string, bool>;

    /** The rules of a built-in game, such as "hand-shogi". */
    explicit rules(std::string_view id, const std::vector<setting> &settings = {}) : owner(make(id, settings)) {}
    /** Takes over a handle. */
    explicit rules(komadai_rules *handle) noexcept : owner(handle) {}

    /** The rules of a game that a text describes, in TOML or JSON. */
    static rules load(std::string_view text) {
        return rules(detail::value<komadai_rules *>(
            [&](auto *out) { return komadai_rules_load(text.data(), text.size(), out); }));
    }

    komadai_rules_info describe() const {
        return detail::value<komadai_rules_info>([&](auto *out) { return komadai_rules_describe(handle(), out); });
    }
    /** A text about the game. */
    std::string text(komadai_rules_field field) const {
        return detail::text([&](auto... to) { return komadai_rules_text(handle(), field, to...); });
    }
    /** What a side is called. */
    std::string side_name(uint8_t side) const {
        return text(side == KOMADAI_SIDE_FIRST ? KOMADAI_RULES_FIELD_FIRST_NAME : KOMADAI_RULES_FIELD_SECOND_NAME);
    }
    std::vector<uint8_t> squares(komadai_squares set) const {
        return detail::list<uint8_t>(KOMADAI_MAX_SQUARES, [&](auto... to) {
            return komadai_rules_squares(handle(), set, to...);
        });
    }
    std::string square_name(uint8_t square) const {
        return detail::text([&](auto... to) { return komadai_rules_square_name(handle(), square, to...); });
    }
    uint8_t square(std::string_view name) const {
        return detail::value<uint8_t>([&](auto *out) {
            return komadai_rules_find_square(handle(), name.data(), name.size(), out);
        });
    }
    komadai_piece_info kind(uint8_t kind) const {
        return detail::value<komadai_piece_info>([&](auto *out) { return komadai_rules_piece(handle(), kind, out); });
    }
    std::string kind_text(uint8_t kind, komadai_piece_field field) const {
        return detail::text([&](auto... to) { return komadai_rules_piece_text(handle(), kind, field, to...); });
    }
    komadai::piece piece(std::string_view token) const {
        return detail::value<komadai::piece>([&](auto *out) {
            return komadai_rules_find_piece(handle(), token.data(), token.size(), out);
        });
    }
    /** What a piece is called with its side. */
    std::string name(komadai::piece piece) const {
        return detail::text([&](auto... to) { return komadai_rules_piece_name(handle(), piece, to...); });
    }
    /** The kinds that can be in hand. */
    std::vector<uint8_t> hand() const {
        return detail::list<uint8_t>(KOMADAI_MAX_KINDS,
                                     [&](auto... to) { return komadai_rules_hand(handle(), to...); });
    }
    /** What two kinds become when they fuse; KOMADAI_NONE if they do not. */
    uint8_t fused(uint8_t one, uint8_t other) const {
        return detail::value<uint8_t>([&](auto *out) { return komadai_rules_fused(handle(), one, other, out); });
    }

private:
    static komadai_rules *make(std::string_view id, const std::vector<setting> &settings) {
        std::vector<komadai_option> options;
        for (const setting &setting : settings) {
            komadai_option option{};
            option.name = setting.first.data();
            option.name_length = setting.first.size();
            option.value = setting.second;
            options.push_back(option);
        }
        return detail::value<komadai_rules *>([&](auto *out) {
            return komadai_rules_new(id.data(), id.size(), options.data(), options.size(), out);
        });
    }
};

class setup;

/** A position of a game, which obeys its rules. */
class position : public detail::owner<komadai_position, komadai_position_clone, komadai_position_free> {
public:
    /** The start of the game. */
    explicit position(const komadai::rules &rules)
        : owner(detail::value<komadai_position *>(
              [&](auto *out) { return komadai_position_start(rules.handle(), out); })) {}
    /** The position of a text. */
    position(const komadai::rules &rules, std::string_view text)
        : owner(detail::value<komadai_position *>([&](auto *out) {
              return komadai_position_parse(rules.handle(), text.data(), text.size(), out);
          })) {}
    /** Takes over a handle. */
    explicit position(komadai_position *handle) noexcept : owner(handle) {}

    komadai::rules rules() const {
        return komadai::rules(detail::value<komadai_rules *>(
            [&](auto *out) { return komadai_position_rules(handle(), out); }));
    }
    std::string text() const {
        return detail::text([&](auto... to) { return komadai_position_text(handle(), to...); });
    }
    komadai_position_info describe() const {
        return detail::value<komadai_position_info>(
            [&](auto *out) { return komadai_position_describe(handle(), out); });
    }
    /** The side to move. */
    uint8_t side() const { return describe().side; }
    komadai::piece piece(uint8_t square) const {
        return detail::value<komadai::piece>(
            [&](auto *out) { return komadai_position_piece(handle(), square, out); });
    }
    /** The whole board, by number of square. */
    std::vector<komadai::piece> board() const {
        return detail::list<komadai::piece>(KOMADAI_MAX_SQUARES,
                                            [&](auto... to) { return komadai_position_board(handle(), to...); });
    }
    uint16_t in_hand(uint8_t side, uint8_t kind) const {
        return detail::value<uint16_t>(
            [&](auto *out) { return komadai_position_in_hand(handle(), side, kind, out); });
    }

    std::vector<komadai::move> legal_moves() const {
        return detail::list<komadai::move>(
            256, [&](auto... to) { return komadai_position_legal_moves(handle(), to...); });
    }
    std::vector<std::string> legal_move_texts() const {
        return detail::lines(
            detail::text([&](auto... to) { return komadai_position_legal_move_texts(handle(), to...); }));
    }
    /** The legal moves of the piece on a square. */
    std::vector<komadai::move> moves_from(uint8_t square) const {
        return detail::list<komadai::move>(
            64, [&](auto... to) { return komadai_position_moves_from(handle(), square, to...); });
    }
    /** The legal moves that remove an enemy piece. */
    std::vector<komadai::move> capture_moves() const {
        return detail::list<komadai::move>(
            64, [&](auto... to) { return komadai_position_capture_moves(handle(), to...); });
    }
    /** The legal drops of a kind. */
    std::vector<komadai::move> drops(uint8_t kind) const {
        return detail::list<komadai::move>(
            128, [&](auto... to) { return komadai_position_drops(handle(), kind, to...); });
    }
    uint64_t count_moves() const {
        return detail::value<uint64_t>([&](auto *out) { return komadai_position_count_moves(handle(), out); });
    }
    bool is_legal(komadai::move move) const {
        return detail::value<uint8_t>(
                   [&](auto *out) { return komadai_position_is_legal(handle(), move, out); }) == 1;
    }
    std::string text(komadai::move move) const {
        return detail::text([&](auto... to) { return komadai_position_move_text(handle(), move, to...); });
    }
    /** The legal move of a text. */
    komadai::move parse_move(std::string_view text) const {
        return detail::value<komadai::move>([&](auto *out) {
            return komadai_position_parse_move(handle(), text.data(), text.size(), out);
        });
    }
    /** The move of a text, legal or not. */
    komadai::move read_move(std::string_view text) const {
        return detail::value<komadai::move>([&](auto *out) {
            return komadai_position_read_move(handle(), text.data(), text.size(), out);
        });
    }
    /** Why a move is not legal; the obstacle is KOMADAI_OBSTACLE_NONE if it is. */
    komadai::explanation explain(komadai::move move) const {
        return detail::value<komadai::explanation>(
            [&](auto *out) { return komadai_position_explain(handle(), move, out); });
    }
    /** The same as a sentence, empty if the move is legal. */
    std::string explain_text(komadai::move move) const {
        return detail::text([&](auto... to) { return komadai_position_explain_text(handle(), move, to...); });
    }

    /** Plays a move. */
    void play(komadai::move move) { detail::check(komadai_position_play(handle(), move)); }
    void play(std::string_view text) {
        detail::check(komadai_position_play_text(handle(), text.data(), text.size()));
    }
    /** Plays a move, or says why not. */
    std::optional<error> try_play(komadai::move move) {
        return detail::attempt(komadai_position_play(handle(), move));
    }
    std::optional<error> try_play(std::string_view text) {
        return detail::attempt(komadai_position_play_text(handle(), text.data(), text.size()));
    }
    /** Becomes equal to another position, without allocating. */
    void assign(const position &other) { detail::check(komadai_position_assign(handle(), other.handle())); }
    /** All that a move alters, in order. */
    std::vector<komadai::change> changes(komadai::move move) const {
        return detail::list<komadai::change>(
            16, [&](auto... to) { return komadai_position_changes(handle(), move, to...); });
    }

    /** The squares of the enemy pieces that a move removes. */
    std::vector<uint8_t> captured(komadai::move move) const {
        return detail::list<uint8_t>(
            KOMADAI_MAX_SQUARES, [&](auto... to) { return komadai_position_captured(handle(), move, to...); });
    }
    bool gives_check(komadai::move move) const {
        return detail::value<uint8_t>(
                   [&](auto *out) { return komadai_position_gives_check(handle(), move, out); }) == 1;
    }

    bool is_check() const {
        return detail::value<uint8_t>([&](auto *out) { return komadai_position_is_check(handle(), out); }) == 1;
    }
    /** The squares of the pieces that give check. */
    std::vector<uint8_t> checkers() const {
        return detail::list<uint8_t>(KOMADAI_MAX_SQUARES,
                                     [&](auto... to) { return komadai_position_checkers(handle(), to...); });
    }
    /** The squares of the side's pieces that attack a square. */
    std::vector<uint8_t> attackers(uint8_t square, uint8_t side) const {
        return detail::list<uint8_t>(KOMADAI_MAX_SQUARES, [&](auto... to) {
            return komadai_position_attackers(handle(), square, side, to...);
        });
    }
    std::vector<uint8_t> petrified() const {
        return detail::list<uint8_t>(KOMADAI_MAX_SQUARES,
                                     [&](auto... to) { return komadai_position_petrified(handle(), to...); });
    }
    komadai::outcome outcome() const {
        return detail::value<komadai::outcome>(
            [&](auto *out) { return komadai_position_outcome(handle(), out); });
    }
    uint64_t perft(uint32_t depth) const {
        return detail::value<uint64_t>([&](auto *out) { return komadai_position_perft(handle(), depth, out); });
    }
    std::vector<komadai_count> divide(uint32_t depth) const {
        std::vector<komadai_count> counts(depth == 0 ? 0 : static_cast<std::size_t>(count_moves()));
        std::size_t needed = 0;
        detail::check(komadai_position_divide(handle(), depth, counts.data(), counts.size(), &needed));
        return counts;
    }
    /** The same position seen from the other side of the board. */
    position rotated() const {
        return position(detail::value<komadai_position *>(
            [&](auto *out) { return komadai_position_rotated(handle(), out); }));
    }
    /** Whether the two are the same, counters apart. */
    bool same(const position &other) const {
        return detail::value<uint8_t>(
                   [&](auto *out) { return komadai_position_same(handle(), other.handle(), out); }) == 1;
    }
};

/** Anything one can write down as a position, whether it obeys the rules or not. It can be moved, not copied. */
class setup {
public:
    /** An empty board. */
    explicit setup(const komadai::rules &rules)
        : handle_(detail::value<komadai_setup *>(
              [&](auto *out) { return komadai_setup_new(rules.handle(), out); })) {}
    setup(const komadai::rules &rules, std::string_view text)
        : handle_(detail::value<komadai_setup *>([&](auto *out) {
              return komadai_setup_parse(rules.handle(), text.data(), text.size(), out);
          })) {}
    explicit setup(const komadai::position &position)
        : handle_(detail::value<komadai_setup *>(
              [&](auto *out) { return komadai_setup_from_position(position.handle(), out); })) {}
    setup(setup &&other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
    setup &operator=(setup &&other) noexcept {
        std::swap(handle_, other.handle_);
        return *this;
    }
    setup(const setup &) = delete;
    ~setup() { komadai_setup_free(handle_); }

    komadai_setup *handle() const noexcept { return handle_; }

    void put(uint8_t square, komadai::piece piece) { detail::check(komadai_setup_put(handle_, square, piece)); }
    void set_hand(uint8_t side, uint8_t kind, uint16_t count) {
        detail::check(komadai_setup_set_hand(handle_, side, kind, count));
    }
    void set_side(uint8_t side) { detail::check(komadai_setup_set_side(handle_, side)); }
    void set_counters(uint32_t ply, uint16_t quiet) {
        detail::check(komadai_setup_set_counters(handle_, ply, quiet));
    }
    void set_castling(uint8_t rook, bool may) {
        detail::check(komadai_setup_set_castling(handle_, rook, may));
    }
    std::string text() const {
        return detail::text([&](auto... to) { return komadai_setup_text(handle_, to...); });
    }
    /** All that keeps it from being a position. */
    std::vector<komadai::fault> faults() const {
        return detail::list<komadai::fault>(16, [&](auto... to) { return komadai_setup_faults(handle_, to...); });
    }
    std::vector<std::string> fault_texts() const {
        return detail::lines(detail::text([&](auto... to) { return komadai_setup_fault_texts(handle_, to...); }));
    }
    /** The position, letting faults pass: bit n for the komadai_fault_code n. */
    komadai::position position(uint32_t waived = 0) const {
        return komadai::position(detail::value<komadai_position *>(
            [&](auto *out) { return komadai_position_from_setup(handle_, waived, out); }));
    }

private:
    komadai_setup *handle_;
};

/** A game: a position to start from and the moves played since. */
class game : public detail::owner<komadai_game, komadai_game_clone, komadai_game_free> {
public:
    explicit game(const komadai::position &start)
        : owner(detail::value<komadai_game *>(
              [&](auto *out) { return komadai_game_new(start.handle(), out); })) {}
    /** From the start of the game of these rules. */
    explicit game(const komadai::rules &rules) : game(komadai::position(rules)) {}
    /** Takes over a handle. */
    explicit game(komadai_game *handle) noexcept : owner(handle) {}

    /** A copy of the position after the last move. */
    komadai::position position() const {
        return komadai::position(detail::value<komadai_position *>(
            [&](auto *out) { return komadai_game_position(handle(), out); }));
    }
    /** A copy of the position after a number of moves. */
    komadai::position position_after(std::size_t moves) const {
        return komadai::position(detail::value<komadai_position *>(
            [&](auto *out) { return komadai_game_position_after(handle(), moves, out); }));
    }
    std::size_t length() const {
        return detail::value<std::size_t>([&](auto *out) { return komadai_game_length(handle(), out); });
    }
    std::vector<komadai::move> moves() const {
        return detail::list<komadai::move>(256,
                                           [&](auto... to) { return komadai_game_moves(handle(), to...); });
    }
    std::vector<std::string> move_texts() const {
        return detail::lines(detail::text([&](auto... to) { return komadai_game_move_texts(handle(), to...); }));
    }
    void play(komadai::move move) { detail::check(komadai_game_play(handle(), move)); }
    void play(std::string_view text) {
        detail::check(komadai_game_play_text(handle(), text.data(), text.size()));
    }
    /** Plays a move, or says why not. */
    std::optional<error> try_play(komadai::move move) { return detail::attempt(komadai_game_play(handle(), move)); }
    std::optional<error> try_play(std::string_view text) {
        return detail::attempt(komadai_game_play_text(handle(), text.data(), text.size()));
    }
    /** Takes the last move back; false if there is nothing to take back. */
    bool undo() { return did(komadai_game_undo(handle()), KOMADAI_STATUS_NOTHING_TO_UNDO); }
    /** Plays what was taken back again; false if there is nothing. */
    bool redo() { return did(komadai_game_redo(handle()), KOMADAI_STATUS_NOTHING_TO_REDO); }
    komadai::outcome outcome() const {
        return detail::value<komadai::outcome>([&](auto *out) { return komadai_game_outcome(handle(), out); });
    }
    bool is_over() const { return outcome().reason != KOMADAI_REASON_NONE; }
    void resign(uint8_t side) { detail::check(komadai_game_resign(handle(), side)); }
    void agree_draw() { detail::check(komadai_game_agree_draw(handle())); }
    /** How often the present position has occurred. */
    std::size_t occurrences() const {
        return detail::value<std::size_t>([&](auto *out) { return komadai_game_occurrences(handle(), out); });
    }
    uint64_t hash() const {
        return detail::value<uint64_t>([&](auto *out) { return komadai_game_hash(handle(), out); });
    }

private:
    static bool did(int32_t status, int32_t nothing) {
        if (status != nothing) {
            detail::check(status);
        }
        return status == KOMADAI_STATUS_OK;
    }
};

/** A row of games between two players who take turns in moving first. */
class match : public detail::owner<komadai_match, komadai_match_clone, komadai_match_free> {
public:
    explicit match(uint8_t wins_in_a_row = 2, bool draw_breaks_run = true)
        : owner(detail::value<komadai_match *>(
              [&](auto *out) { return komadai_match_new(wins_in_a_row, draw_breaks_run, out); })) {}

    /** Who plays a side in the hand to be played. */
    uint8_t player(uint8_t side) const {
        return detail::value<uint8_t>([&](auto *out) { return komadai_match_player(handle(), side, out); });
    }
    /** Enters how a hand ended. */
    void record(komadai::outcome outcome) { detail::check(komadai_match_record(handle(), outcome)); }
    void finish_hand(const komadai::game &game) {
        detail::check(komadai_match_finish_hand(handle(), game.handle()));
    }
    std::vector<komadai_hand> hands() const {
        return detail::list<komadai_hand>(16, [&](auto... to) { return komadai_match_hands(handle(), to...); });
    }
    komadai_score score() const {
        return detail::value<komadai_score>([&](auto *out) { return komadai_match_score(handle(), out); });
    }
};

/** A game as it is kept in a file. */
class record : public detail::owner<komadai_record, komadai_record_clone, komadai_record_free> {
public:
    /** Reads the record of a built-in game. */
    explicit record(std::string_view text)
        : owner(detail::value<komadai_record *>(
              [&](auto *out) { return komadai_record_parse(text.data(), text.size(), out); })) {}
    /** Reads the record of a game of these rules. */
    record(const komadai::rules &rules, std::string_view text)
        : owner(detail::value<komadai_record *>([&](auto *out) {
              return komadai_record_parse_for(rules.handle(), text.data(), text.size(), out);
          })) {}
    /** The record of a game, with no tags. */
    explicit record(const komadai::game &game)
        : owner(detail::value<komadai_record *>(
              [&](auto *out) { return komadai_record_from_game(game.handle(), out); })) {}
    /** Takes over a handle. */
    explicit record(komadai_record *handle) noexcept : owner(handle) {}

    /** Reads a `position` line of USI. */
    static record from_usi(const komadai::rules &rules, std::string_view line) {
        return record(detail::value<komadai_record *>([&](auto *out) {
            return komadai_record_from_usi(rules.handle(), line.data(), line.size(), out);
        }));
    }
    /** The texts of the records in a text, to be read one by one. */
    static std::vector<std::string_view> split(std::string_view text) {
        std::vector<std::string_view> records;
        while (!text.empty()) {
            const std::size_t end = detail::value<std::size_t>(
                [&](auto *out) { return komadai_record_end(text.data(), text.size(), out); });
            records.push_back(text.substr(0, end));
            text.remove_prefix(end);
        }
        return records;
    }

    komadai::rules rules() const {
        return komadai::rules(detail::value<komadai_rules *>(
            [&](auto *out) { return komadai_record_rules(handle(), out); }));
    }
    /** The names of the tags, without Variant, Position, Result and Reason. */
    std::vector<std::string> tag_names() const {
        std::vector<std::string> names(
            detail::value<std::size_t>([&](auto *out) { return komadai_record_tag_count(handle(), out); }));
        for (std::size_t n = 0; n < names.size(); n++) {
            names[n] = detail::text([&](auto... to) { return komadai_record_tag_name(handle(), n, to...); });
        }
        return names;
    }
    /** The value of a tag, if the record has it. */
    std::optional<std::string> tag(std::string_view name) const {
        std::size_t needed = 0;
        const int32_t status = komadai_record_tag(handle(), name.data(), name.size(), nullptr, 0, &needed);
        if (status == KOMADAI_STATUS_NO_SUCH_NAME) {
            return std::nullopt;
        }
        detail::check(status);
        return detail::text(
            [&](auto... to) { return komadai_record_tag(handle(), name.data(), name.size(), to...); });
    }
    void set_tag(std::string_view name, std::string_view value) {
        detail::check(
            komadai_record_set_tag(handle(), name.data(), name.size(), value.data(), value.size()));
    }
    /** The moves, without variations. */
    std::vector<std::string> move_texts() const {
        return detail::lines(detail::text([&](auto... to) { return komadai_record_move_texts(handle(), to...); }));
    }
    /** The game, played move by move. */
    komadai::game game() const {
        return komadai::game(detail::value<komadai_game *>(
            [&](auto *out) { return komadai_record_game(handle(), out); }));
    }
    /** Everything that is in it, as it is kept in a file. */
    std::string text() const {
        return detail::text([&](auto... to) { return komadai_record_text(handle(), to...); });
    }
    /** The `position` line of USI. */
    std::string usi() const {
        return detail::text([&](auto... to) { return komadai_record_usi(handle(), to...); });
    }
};

} // namespace komadai

#endif /* KOMADAI_HPP */
