/**
 * komadai: the rules of shogi-like games, for C and whatever else calls C.
 *
 * A game is played through four sorts of handles: rules, positions, games and matches. There are two more: a setup is
 * a position that is being edited, a record is a game as it is kept in a file. What a handle is made from may be freed
 * before it.
 *
 * Unless a function says otherwise:
 *
 * - A function returns KOMADAI_STATUS_OK, or says what went wrong. It never aborts the program and never throws,
 *   unless memory runs out. komadai_error_message tells in a sentence what the last failure on the thread was.
 * - Outputs are the last arguments. They are written only on success.
 * - No pointer may be NULL, except that freeing NULL does nothing. A handle must be one that the library made and that
 *   was not freed. What is not so is answered by a status where it can be found out, which is not always possible.
 * - Whoever gets a handle owns it, and frees it once with the function for its type.
 * - A list or text goes to a buffer of the caller: `capacity` items, or bytes, at a pointer. `needed` gets how many it
 *   takes, for a text including the NUL at its end. To ask only for that, pass NULL and 0. If the buffer is too small,
 *   KOMADAI_STATUS_BUFFER_TOO_SMALL is returned, `needed` is written and the buffer is not.
 * - A text that is passed is UTF-8 with a length in bytes, or with KOMADAI_NUL_TERMINATED; at most KOMADAI_MAX_TEXT
 *   bytes. A text that is written is UTF-8 and ends in NUL.
 * - Any number is safe to pass; one that means nothing is KOMADAI_STATUS_INVALID_ARGUMENT.
 * - Any thread may use any handle, but none may change or free one while another uses it. A function changes a handle
 *   exactly if it takes a pointer to it that is not const.
 * - If the library has a fault, the call returns KOMADAI_STATUS_PANIC. A handle that was being changed then answers
 *   KOMADAI_STATUS_POISONED to everything but freeing.
 *
 * This file is generated from the Rust source: do not edit it.
 */


#ifndef KOMADAI_H
#define KOMADAI_H

#include <stddef.h>
#include <stdint.h>

#ifndef KOMADAI_API
#if defined(_WIN32) && defined(KOMADAI_SHARED)
#define KOMADAI_API __declspec(dllimport)
#else
#define KOMADAI_API
#endif
#endif

/**
 * In place of a text's length: it ends at its first NUL.
 */
#define KOMADAI_NUL_TERMINATED SIZE_MAX

/**
 * The version of the library that this header came with.
 */
#define KOMADAI_VERSION_MAJOR 0
#define KOMADAI_VERSION_MINOR 1
#define KOMADAI_VERSION_PATCH 0
#define KOMADAI_VERSION "0.1.0"

/**
 * The longest text that is read, in bytes.
 */
#define KOMADAI_MAX_TEXT 1048576

/**
 * In place of an offset into a text: there is none.
 */
#define KOMADAI_NO_OFFSET -1

/**
 * The version of the interface that this header describes. It goes up when a program that was built with an older
 * header would no longer work with the library; new functions and numbers do not count.
 */
#define KOMADAI_ABI_VERSION 0

/**
 * In place of a square, a kind, a side or a player: there is none.
 */
#define KOMADAI_NONE 255

/**
 * No board has more squares.
 */
#define KOMADAI_MAX_SQUARES 128

/**
 * No game has more kinds of pieces.
 */
#define KOMADAI_MAX_KINDS 127

/**
 * The largest depth that is counted; no machine comes near it.
 */
#define KOMADAI_MAX_PERFT_DEPTH 32

/**
 * How a call ended. The numbers are never reused for another meaning.
 */
enum komadai_status
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
    /**
     * It did what was asked.
     */
    KOMADAI_STATUS_OK = 0,
    /**
     * A pointer that must not be NULL is NULL; or a buffer is NULL while its capacity is not 0.
     */
    KOMADAI_STATUS_NULL_POINTER = 1,
    /**
     * A pointer is no handle of the type asked for, or is not aligned. Found only as far as that can be found.
     */
    KOMADAI_STATUS_BAD_HANDLE = 2,
    /**
     * An earlier call on the handle panicked while it changed it: it can only be freed.
     */
    KOMADAI_STATUS_POISONED = 3,
    /**
     * A number is out of range, a square or a kind is not one of the game, or a reserved field is not 0.
     */
    KOMADAI_STATUS_INVALID_ARGUMENT = 4,
    /**
     * The buffer is too small. The count that is needed was written, nothing else.
     */
    KOMADAI_STATUS_BUFFER_TOO_SMALL = 5,
    /**
     * A text is not UTF-8.
     */
    KOMADAI_STATUS_NOT_UTF8 = 6,
    /**
     * The library has a fault and panicked. The handle that was being changed, if any, is poisoned.
     */
    KOMADAI_STATUS_PANIC = 7,
    /**
     * It failed in a way for which this version has no number; the message says how.
     */
    KOMADAI_STATUS_OTHER = 8,
    /**
     * No built-in game has that name.
     */
    KOMADAI_STATUS_NO_SUCH_GAME = 20,
    /**
     * The game has no option of that name.
     */
    KOMADAI_STATUS_NO_SUCH_OPTION = 21,
    /**
     * The text is not that of a position; the error's offset says where reading stopped.
     */
    KOMADAI_STATUS_MALFORMED_POSITION = 22,
    /**
     * What is set up breaks the rules of the game; the message names all faults.
     */
    KOMADAI_STATUS_ILLEGAL_POSITION = 23,
    /**
     * The text is not that of a move; the error's offset says where reading stopped.
     */
    KOMADAI_STATUS_MALFORMED_MOVE = 24,
    /**
     * The move is not legal; `komadai_error_explanation` says why.
     */
    KOMADAI_STATUS_ILLEGAL_MOVE = 25,
    /**
     * The game is over.
     */
    KOMADAI_STATUS_GAME_OVER = 26,
    /**
     * Nothing can be taken back.
     */
    KOMADAI_STATUS_NOTHING_TO_UNDO = 27,
    /**
     * Nothing that was taken back can be played again.
     */
    KOMADAI_STATUS_NOTHING_TO_REDO = 28,
    /**
     * Somebody has won the match.
     */
    KOMADAI_STATUS_MATCH_OVER = 29,
    /**
     * The hand of the match is still being played.
     */
    KOMADAI_STATUS_HAND_UNFINISHED = 30,
    /**
     * No square or piece of the game, or no tag of the record, has that name.
     */
    KOMADAI_STATUS_NO_SUCH_NAME = 31,
    /**
     * The text is not that of a record; the message names all faults, `komadai_error_place` tells the first one's.
     */
    KOMADAI_STATUS_MALFORMED_RECORD = 32,
    /**
     * The record cannot be that of a game; the message says at which move.
     */
    KOMADAI_STATUS_ILLEGAL_RECORD = 33,
    /**
     * The text describes no game; the message names all faults, `komadai_error_place` tells the first one's.
     */
    KOMADAI_STATUS_MALFORMED_RULES = 34,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum komadai_status komadai_status;
#else
typedef int32_t komadai_status;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * The sides, as they stand in fields and arguments of type `uint8_t`.
 */
enum komadai_side
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint8_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
    /**
     * The side that moves first and starts at the bottom.
     */
    KOMADAI_SIDE_FIRST = 0,
    /**
     * The other side.
     */
    KOMADAI_SIDE_SECOND = 1,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum komadai_side komadai_side;
#else
typedef uint8_t komadai_side;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * What sort of move it is, as it stands in `komadai_move.action`.
 */
enum komadai_action
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint8_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
    /**
     * The piece on `from` goes to `to` and captures what it displaces there.
     */
    KOMADAI_ACTION_STEP = 0,
    /**
     * Likewise, and it promotes on arrival: `promote` is 1.
     */
    KOMADAI_ACTION_PROMOTE = 1,
    /**
     * A piece of `kind` in hand comes to stand on `to`; `from` is none.
     */
    KOMADAI_ACTION_DROP = 2,
    /**
     * The piece on `from` captures on `via[0]`, then, unless that is none, on `via[1]`, and ends on `to`.
     */
    KOMADAI_ACTION_PATH = 3,
    /**
     * The piece on `from`, which is `to` as well, captures on `via[0]` without moving; it promotes if `promote` is 1.
     */
    KOMADAI_ACTION_IGUI = 4,
    /**
     * The Morph on `from` captures on `to` and becomes `kind`.
     */
    KOMADAI_ACTION_MORPH = 5,
    /**
     * The piece on `from` goes to `to`, where one of its own side stands, and the two become one.
     */
    KOMADAI_ACTION_FUSE = 6,
    /**
     * The component `kind` of the fused piece on `from` goes to `to`.
     */
    KOMADAI_ACTION_SPLIT = 7,
    /**
     * The king on `from` goes to `to`, and the rook on `via[0]` to `via[1]`.
     */
    KOMADAI_ACTION_CASTLE = 8,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum komadai_action komadai_action;
#else
typedef uint8_t komadai_action;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * Why something changed, as it stands in `komadai_change.why`.
 */
enum komadai_why
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint8_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
    /**
     * A piece leaves its square to move.
     */
    KOMADAI_WHY_LIFT = 0,
    /**
     * A piece comes to stand on a square, by a move or a drop.
     */
    KOMADAI_WHY_LAND = 1,
    /**
     * A piece is captured: displaced, hopped onto, taken on the way or without moving.
     */
    KOMADAI_WHY_TAKE = 2,
    /**
     * A piece is burned.
     */
    KOMADAI_WHY_BURN = 3,
    /**
     * A piece promotes where it stands.
     */
    KOMADAI_WHY_PROMOTE = 4,
    /**
     * A Morph takes another form where it stands.
     */
    KOMADAI_WHY_MORPH = 5,
    /**
     * A piece that stands becomes a fused one.
     */
    KOMADAI_WHY_FUSE = 6,
    /**
     * A fused piece loses the component that leaves.
     */
    KOMADAI_WHY_SPLIT = 7,
    /**
     * A captured piece joins a hand.
     */
    KOMADAI_WHY_TO_HAND = 8,
    /**
     * A piece leaves a hand to be dropped.
     */
    KOMADAI_WHY_FROM_HAND = 9,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum komadai_why komadai_why;
#else
typedef uint8_t komadai_why;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * Why a game is over, as it stands in fields of type `uint8_t`.
 */
enum komadai_reason
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint8_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
    /**
     * The game is not over.
     */
    KOMADAI_REASON_NONE = 0,
    /**
     * The side to move is in check and has no legal move.
     */
    KOMADAI_REASON_CHECKMATE = 1,
    /**
     * The side to move has no legal move and is not in check.
     */
    KOMADAI_REASON_NO_MOVE = 2,
    /**
     * A position occurred too often.
     */
    KOMADAI_REASON_REPETITION = 3,
    /**
     * A position occurred too often, and one side gave check all the while.
     */
    KOMADAI_REASON_PERPETUAL_CHECK = 4,
    /**
     * Too many plies without a capture or promotion.
     */
    KOMADAI_REASON_QUIET = 5,
    /**
     * A side resigned.
     */
    KOMADAI_REASON_RESIGNATION = 6,
    /**
     * Both sides agreed to a draw.
     */
    KOMADAI_REASON_AGREEMENT = 7,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum komadai_reason komadai_reason;
#else
typedef uint8_t komadai_reason;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * What keeps a move from being legal, as it stands in `komadai_explanation.obstacle`. The numbers are never reused
 * for another meaning. Each comment says what `squares[0]`, `squares[1]` and `kind` are, where they are anything.
 */
enum komadai_obstacle
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
    /**
     * Nothing: the move is legal.
     */
    KOMADAI_OBSTACLE_NONE = 0,
    /**
     * Something for which this version has no number; the sentence says what.
     */
    KOMADAI_OBSTACLE_OTHER = 1,
    /**
     * The game is over; `reason` and `winner` say how.
     */
    KOMADAI_OBSTACLE_GAME_OVER = 2,
    /**
     * The board has no such square, or the game no such kind.
     */
    KOMADAI_OBSTACLE_FOREIGN = 3,
    /**
     * No piece stands there. Squares: where.
     */
    KOMADAI_OBSTACLE_NO_PIECE = 4,
    /**
     * The piece there is the opponent's. Squares: where.
     */
    KOMADAI_OBSTACLE_NOT_YOURS = 5,
    /**
     * The piece does not move that way, whatever stands on the board. Squares: where it stands, where it should go.
     */
    KOMADAI_OBSTACLE_CANNOT_REACH = 6,
    /**
     * Something stands in between. Squares: where the piece should go, what stands in between.
     */
    KOMADAI_OBSTACLE_BLOCKED = 7,
    /**
     * A piece of one's own stands where the move ends. Squares: where.
     */
    KOMADAI_OBSTACLE_OWN_PIECE = 8,
    /**
     * The move only captures, and there is nothing to capture. Squares: where.
     */
    KOMADAI_OBSTACLE_NOTHING_TO_CAPTURE = 9,
    /**
     * The move does not capture, and an enemy stands there. Squares: where.
     */
    KOMADAI_OBSTACLE_CANNOT_CAPTURE = 10,
    /**
     * The square has vanished, being empty. Squares: which.
     */
    KOMADAI_OBSTACLE_VANISHED = 11,
    /**
     * The piece has no such move. Squares: where it stands.
     */
    KOMADAI_OBSTACLE_NO_SUCH_POWER = 12,
    /**
     * The move does not answer a check. Squares: the royal piece, a piece that gives check.
     */
    KOMADAI_OBSTACLE_IN_CHECK = 13,
    /**
     * The royal piece would go where it is attacked. Squares: where it would go, a piece that attacks there.
     */
    KOMADAI_OBSTACLE_INTO_CHECK = 14,
    /**
     * The piece shields the royal piece. Squares: the royal piece, the attacker.
     */
    KOMADAI_OBSTACLE_PINNED = 15,
    /**
     * The move exposes the royal piece in another way. Squares: the royal piece, the attacker.
     */
    KOMADAI_OBSTACLE_EXPOSES = 16,
    /**
     * The piece promotes nowhere. Squares: where it stands.
     */
    KOMADAI_OBSTACLE_NEVER_PROMOTES = 17,
    /**
     * The move is none that may promote. Squares: where it ends.
     */
    KOMADAI_OBSTACLE_CANNOT_PROMOTE = 18,
    /**
     * The piece must promote. Squares: where the move ends.
     */
    KOMADAI_OBSTACLE_MUST_PROMOTE = 19,
    /**
     * None of the kind is in hand. Kind: which.
     */
    KOMADAI_OBSTACLE_NOT_IN_HAND = 20,
    /**
     * A drop needs an empty square. Squares: where.
     */
    KOMADAI_OBSTACLE_OCCUPIED = 21,
    /**
     * The dropped piece could never move. Squares: where.
     */
    KOMADAI_OBSTACLE_STUCK = 22,
    /**
     * The piece may not be dropped on that rank. Squares: where.
     */
    KOMADAI_OBSTACLE_RANK = 23,
    /**
     * The file holds another such piece. Squares: where the move ends, the other piece.
     */
    KOMADAI_OBSTACLE_FILE = 24,
    /**
     * The piece is petrified. Squares: where it stands, the Medusa.
     */
    KOMADAI_OBSTACLE_PETRIFIED = 25,
    /**
     * The royal piece would be burned. Squares: where it would go, the dragon.
     */
    KOMADAI_OBSTACLE_BURNED = 26,
    /**
     * The Morph cannot take that form. Squares: where it captures.
     */
    KOMADAI_OBSTACLE_NO_SUCH_FORM = 27,
    /**
     * The two pieces do not fuse. Squares: the one that would move, the other.
     */
    KOMADAI_OBSTACLE_NO_FUSION = 28,
    /**
     * The piece is not fused from that component. Squares: where it stands. Kind: the component.
     */
    KOMADAI_OBSTACLE_NOT_A_COMPONENT = 29,
    /**
     * In the enemy's camp the piece may not do that. Squares: where.
     */
    KOMADAI_OBSTACLE_CAMP = 30,
    /**
     * King or rook has moved, or the rook was captured. Squares: the rook's.
     */
    KOMADAI_OBSTACLE_NO_CASTLING_RIGHT = 31,
    /**
     * A square that the king crosses or lands on is attacked. Squares: which, a piece that attacks it.
     */
    KOMADAI_OBSTACLE_CASTLES_THROUGH_ATTACK = 32,
    /**
     * The drop must give check. Kind: what is dropped.
     */
    KOMADAI_OBSTACLE_MUST_CHECK = 33,
    /**
     * The drop would mate. Kind: what is dropped.
     */
    KOMADAI_OBSTACLE_WOULD_MATE = 34,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum komadai_obstacle komadai_obstacle;
#else
typedef int32_t komadai_obstacle;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * What can keep a setup from being a position, as it stands in `komadai_fault.fault`. The numbers are never reused
 * for another meaning.
 */
enum komadai_fault_code
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint8_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
    /**
     * A piece stands where the board has no square. Cannot be waived.
     */
    KOMADAI_FAULT_CODE_FOREIGN = 0,
    /**
     * A side has no royal piece, or several.
     */
    KOMADAI_FAULT_CODE_ROYALS = 1,
    /**
     * The side that is not to move is in check.
     */
    KOMADAI_FAULT_CODE_OPPONENT_IN_CHECK = 2,
    /**
     * A piece stands where it would have had to promote.
     */
    KOMADAI_FAULT_CODE_CANNOT_STAND = 3,
    /**
     * Two pieces stand on a file that may hold only one of them.
     */
    KOMADAI_FAULT_CODE_ONE_A_FILE = 4,
    /**
     * A castling right whose king or rook is not where the game starts it; the square is the rook's.
     */
    KOMADAI_FAULT_CODE_CASTLING_RIGHT = 5,
    /**
     * A castling right that the game does not have. Cannot be waived.
     */
    KOMADAI_FAULT_CODE_UNKNOWN_RIGHT = 6,
    /**
     * A hand holds what cannot be in hand in the game. Cannot be waived.
     */
    KOMADAI_FAULT_CODE_FOREIGN_HAND = 7,
    /**
     * The number of the move is 0. Cannot be waived.
     */
    KOMADAI_FAULT_CODE_NO_PLY = 8,
    /**
     * Something for which this version has no number; the message of `komadai_position_from_setup` says what.
     */
    KOMADAI_FAULT_CODE_OTHER = 31,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum komadai_fault_code komadai_fault_code;
#else
typedef uint8_t komadai_fault_code;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * How squares are called.
 */
enum komadai_coordinates
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint8_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
    /**
     * File letter from First's left, then rank number from First's side: `a1`.
     */
    KOMADAI_COORDINATES_ALGEBRAIC = 0,
    /**
     * File number from First's right, then rank letter from the far side: `7g`.
     */
    KOMADAI_COORDINATES_SHOGI = 1,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum komadai_coordinates komadai_coordinates;
#else
typedef uint8_t komadai_coordinates;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * A text about a game, as an argument of type `uint8_t`.
 */
enum komadai_rules_field
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint8_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
    /**
     * The short name, such as `hand-shogi`.
     */
    KOMADAI_RULES_FIELD_ID = 0,
    /**
     * The name for people, such as `Hand Shogi`.
     */
    KOMADAI_RULES_FIELD_TITLE = 1,
    /**
     * The text of the start position.
     */
    KOMADAI_RULES_FIELD_START = 2,
    /**
     * What First is called, such as `Black`.
     */
    KOMADAI_RULES_FIELD_FIRST_NAME = 3,
    /**
     * What Second is called.
     */
    KOMADAI_RULES_FIELD_SECOND_NAME = 4,
    /**
     * First's letter in the text of a position.
     */
    KOMADAI_RULES_FIELD_FIRST_LETTER = 5,
    /**
     * Second's letter in the text of a position.
     */
    KOMADAI_RULES_FIELD_SECOND_LETTER = 6,
    /**
     * The whole game as TOML, as `komadai_rules_load` reads it.
     */
    KOMADAI_RULES_FIELD_TOML = 7,
    /**
     * The whole game as JSON.
     */
    KOMADAI_RULES_FIELD_JSON = 8,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum komadai_rules_field komadai_rules_field;
#else
typedef uint8_t komadai_rules_field;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * A text about a kind of piece, as an argument of type `uint8_t`.
 */
enum komadai_piece_field
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint8_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
    /**
     * First's text for it, in upper case, such as `+P`.
     */
    KOMADAI_PIECE_FIELD_TOKEN = 0,
    /**
     * Second's text for it, in lower case.
     */
    KOMADAI_PIECE_FIELD_LOWER_TOKEN = 1,
    /**
     * What it is called, such as `lance`.
     */
    KOMADAI_PIECE_FIELD_NAME = 2,
    /**
     * How it moves, in the notation of Ralph Betza with additions.
     */
    KOMADAI_PIECE_FIELD_MOVEMENT = 3,
    /**
     * How it moves, in words.
     */
    KOMADAI_PIECE_FIELD_WORDS = 4,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum komadai_piece_field komadai_piece_field;
#else
typedef uint8_t komadai_piece_field;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * A set of squares of a game's board, as an argument of type `uint8_t`.
 */
enum komadai_squares
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint8_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
    /**
     * All squares.
     */
    KOMADAI_SQUARES_ALL = 0,
    /**
     * The places of the rectangle that are no square.
     */
    KOMADAI_SQUARES_HOLES = 1,
    /**
     * The squares that vanish once they are empty.
     */
    KOMADAI_SQUARES_VANISHING = 2,
    /**
     * First's promotion zone.
     */
    KOMADAI_SQUARES_FIRST_ZONE = 3,
    /**
     * Second's promotion zone.
     */
    KOMADAI_SQUARES_SECOND_ZONE = 4,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum komadai_squares komadai_squares;
#else
typedef uint8_t komadai_squares;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * The two people of a match, as they stand in fields of type `uint8_t`. In each hand they play other sides.
 */
enum komadai_player
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint8_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
    /**
     * Who moves first in the first hand.
     */
    KOMADAI_PLAYER_ONE = 0,
    /**
     * The other.
     */
    KOMADAI_PLAYER_TWO = 1,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum komadai_player komadai_player;
#else
typedef uint8_t komadai_player;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * A game: a position to start from, the moves played since and those taken back: a handle. Not to be used by two
 * threads at once unless both only look.
 */
typedef struct komadai_game komadai_game;

/**
 * A row of games, called hands, between two players who take turns in moving first: a handle. Not to be used by two
 * threads at once unless both only look.
 */
typedef struct komadai_match komadai_match;

/**
 * A position of a game, which obeys its rules: a handle. Not to be used by two threads at once unless both only look.
 */
typedef struct komadai_position komadai_position;

/**
 * A game as it is kept in a file: who played, the moves with comments, times and variations, and how it ended: a
 * handle. Not to be used by two threads at once unless both only look.
 */
typedef struct komadai_record komadai_record;

/**
 * The rules of a game with its options chosen: a handle. It never changes, so threads may share it. Positions keep
 * what they need of it, so it may be freed before them.
 */
typedef struct komadai_rules komadai_rules;

/**
 * Anything one can write down as a position of a game, whether it obeys the rules or not: a handle. Not to be used by
 * two threads at once unless both only look.
 */
typedef struct komadai_setup komadai_setup;

/**
 * Why a move is not legal.
 */
typedef struct komadai_explanation {
    /**
     * What keeps the move from being legal, a `komadai_obstacle`; `KOMADAI_OBSTACLE_NONE` if it is legal.
     */
    int32_t obstacle;
    /**
     * The squares concerned, as `komadai_obstacle` says; else `KOMADAI_NONE`.
     */
    uint8_t squares[2];
    /**
     * The kind concerned, as `komadai_obstacle` says; else `KOMADAI_NONE`.
     */
    uint8_t kind;
    /**
     * Why the game is over, a `komadai_reason`.
     */
    uint8_t reason;
    /**
     * Who has won the game that is over; else `KOMADAI_NONE`.
     */
    uint8_t winner;
    /**
     * All 0.
     */
    uint8_t reserved[3];
} komadai_explanation;

/**
 * A row of the piece table. Promoted, transformed and fused pieces have rows of their own.
 */
typedef struct komadai_piece_info {
    /**
     * The kind it promotes to; `KOMADAI_NONE` if it does not.
     */
    uint8_t promotes_to;
    /**
     * The kinds that join the captor's hand, then `KOMADAI_NONE`.
     */
    uint8_t returns_as[2];
    /**
     * The two kinds it is fused from; `KOMADAI_NONE` if it is not.
     */
    uint8_t parts[2];
    /**
     * 1 if its capture loses the game.
     */
    uint8_t royal;
    /**
     * How strong it is: hops pass over weaker pieces only.
     */
    uint8_t strength;
    /**
     * Its place in the order of the hand; `KOMADAI_NONE` if it cannot be in hand.
     */
    uint8_t hand_slot;
} komadai_piece_info;

/**
 * A piece, or that there is none.
 */
typedef struct komadai_piece {
    /**
     * Its kind, a row of the piece table; `KOMADAI_NONE` for no piece.
     */
    uint8_t kind;
    /**
     * Its side; `KOMADAI_NONE` for no piece.
     */
    uint8_t side;
} komadai_piece;

/**
 * A setting of an option of a game.
 */
typedef struct komadai_option {
    /**
     * The option's name in UTF-8, as `komadai_variant_option_name` tells it.
     */
    const char *name;
    /**
     * The length of the name in bytes, or `KOMADAI_NUL_TERMINATED`.
     */
    size_t name_length;
    /**
     * 1 for on, 0 for off.
     */
    uint8_t value;
    /**
     * All 0.
     */
    uint8_t reserved[7];
} komadai_option;

/**
 * What one needs to know to draw a board and to talk about a game.
 */
typedef struct komadai_rules_info {
    /**
     * The number of files. The square on file f and rank r, both counted from 0 at First's left corner, has the
     * number `r * files + f`.
     */
    uint8_t files;
    /**
     * The number of ranks.
     */
    uint8_t ranks;
    /**
     * The number of kinds of pieces: they have the numbers from 0 up.
     */
    uint8_t kinds;
    /**
     * The number of kinds that can be in hand.
     */
    uint8_t hand_kinds;
    /**
     * How squares are called, a `komadai_coordinates`.
     */
    uint8_t coordinates;
    /**
     * 1 if some pieces promote.
     */
    uint8_t promotes;
    /**
     * 1 if some pieces fuse.
     */
    uint8_t fuses;
    /**
     * 1 if kings castle.
     */
    uint8_t castles;
    /**
     * At which occurrence of a position the game ends; 0 for never.
     */
    uint16_t repetition_count;
    /**
     * After how many plies without a capture or promotion the game is drawn; 0 for never.
     */
    uint16_t quiet_plies;
    /**
     * 1 if a side loses by repetition that has given check all the while.
     */
    uint8_t perpetual_check_loses;
    /**
     * 1 if the side to move loses when it is not in check and has no legal move; 0 if that is a draw.
     */
    uint8_t no_move_loses;
    /**
     * All 0.
     */
    uint8_t reserved[10];
} komadai_rules_info;

/**
 * A move. Any bytes are safe to pass; a field that the action does not use is `KOMADAI_NONE`, or 0 for `promote`, so
 * two moves are equal exactly when their bytes are.
 */
typedef struct komadai_move {
    /**
     * What sort of move it is, a `komadai_action`.
     */
    uint8_t action;
    /**
     * The square of the moving piece; none for a drop.
     */
    uint8_t from;
    /**
     * The square where that piece stands after the move.
     */
    uint8_t to;
    /**
     * Other squares: see `komadai_action`.
     */
    uint8_t via[2];
    /**
     * A kind: see `komadai_action`.
     */
    uint8_t kind;
    /**
     * 1 if the piece promotes.
     */
    uint8_t promote;
    /**
     * 0.
     */
    uint8_t reserved;
} komadai_move;

/**
 * One thing that keeps a setup from being a position of its game.
 */
typedef struct komadai_fault {
    /**
     * What it is, a `komadai_fault_code`.
     */
    uint8_t fault;
    /**
     * 1 if a position can be made all the same, for whoever asks for it.
     */
    uint8_t waivable;
    /**
     * The square concerned; else `KOMADAI_NONE`.
     */
    uint8_t square;
    /**
     * The side concerned; else `KOMADAI_NONE`.
     */
    uint8_t side;
} komadai_fault;

/**
 * What a position is besides its pieces.
 */
typedef struct komadai_position_info {
    /**
     * A number that equal positions have in common, whatever their counters, the same in every build.
     */
    uint64_t hash;
    /**
     * The number of the move to be played, 1 for the first of a game.
     */
    uint32_t ply;
    /**
     * Plies since the last capture or promotion, counted only by games that end by that.
     */
    uint16_t quiet;
    /**
     * The side to move, a `komadai_side`.
     */
    uint8_t side;
    /**
     * Castling rights: bit `4 * side + n` for the n-th rook.
     */
    uint8_t rights;
} komadai_position_info;

/**
 * A move and the number of ways to go on with it.
 */
typedef struct komadai_count {
    /**
     * The move.
     */
    struct komadai_move chosen;
    /**
     * The number of ways to play so many plies that begin with it.
     */
    uint64_t nodes;
} komadai_count;

/**
 * One thing that a move alters. On a square, `was` gives way to `now`. In a hand, the piece `now` is added or the
 * piece `was` is taken out.
 */
typedef struct komadai_change {
    /**
     * The square; `KOMADAI_NONE` for a change in a hand.
     */
    uint8_t square;
    /**
     * The side whose hand changes; `KOMADAI_NONE` for a change on a square.
     */
    uint8_t hand;
    /**
     * What was there before, or leaves the hand.
     */
    struct komadai_piece was;
    /**
     * What is there now, or joins the hand.
     */
    struct komadai_piece now;
    /**
     * Why, a `komadai_why`.
     */
    uint8_t why;
    /**
     * 0.
     */
    uint8_t reserved;
} komadai_change;

/**
 * How a game ended, or that it goes on.
 */
typedef struct komadai_outcome {
    /**
     * Why it is over, a `komadai_reason`; `KOMADAI_REASON_NONE` while it goes on.
     */
    uint8_t reason;
    /**
     * The side that won; `KOMADAI_NONE` for a draw and while the game goes on.
     */
    uint8_t winner;
} komadai_outcome;

/**
 * A finished hand of a match.
 */
typedef struct komadai_hand {
    /**
     * The player who moved first, a `komadai_player`.
     */
    uint8_t first;
    /**
     * The player who won; `KOMADAI_NONE` for a draw.
     */
    uint8_t winner;
    /**
     * How it ended, for the sides.
     */
    struct komadai_outcome outcome;
} komadai_hand;

/**
 * How a match stands.
 */
typedef struct komadai_score {
    /**
     * How many hands each player has won.
     */
    uint32_t wins[2];
    /**
     * How many hands have been played.
     */
    uint32_t hands;
    /**
     * How many hands in a row the player `run_of` has won last.
     */
    uint32_t run;
    /**
     * The player who won the last hands in a row; `KOMADAI_NONE` before the first win and after a draw that breaks it.
     */
    uint8_t run_of;
    /**
     * The player who has won the match; `KOMADAI_NONE` while it goes on.
     */
    uint8_t winner;
    /**
     * The player who moves first in the hand to be played.
     */
    uint8_t first_player;
    /**
     * 0.
     */
    uint8_t reserved;
} komadai_score;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * What the last failure on this thread was, as a sentence; an empty text if nothing has failed yet.
 *
 * Successes do not clear it, and neither does this function. Only look at it after a call that failed.
 *
 * - `text`, `capacity`, `needed`: where the text goes, see the top of this file.
 */
KOMADAI_API komadai_status komadai_error_message(char *text, size_t capacity, size_t *needed);

/**
 * At which byte of the text that was passed the last failure on this thread was found.
 *
 * - `offset`: gets the byte, counted from 0, or `KOMADAI_NO_OFFSET` where the failure has no place in a text.
 */
KOMADAI_API komadai_status komadai_error_offset(int64_t *offset);

/**
 * At which line and column of the text that was passed the last failure on this thread was found, where the text is
 * one of several lines: a record or the description of a game.
 *
 * - `line`: gets the line, counted from 1, or 0 where the failure has no such place.
 * - `column`: gets the column in characters, counted from 1, or 0.
 */
KOMADAI_API
komadai_status komadai_error_place(size_t *line,
                                   size_t *column);

/**
 * Why the move was not legal, if the last failure on this thread was `KOMADAI_STATUS_ILLEGAL_MOVE`.
 *
 * - `explanation`: gets the reason; `KOMADAI_OBSTACLE_NONE` after any other failure.
 */
KOMADAI_API komadai_status komadai_error_explanation(struct komadai_explanation *explanation);

/**
 * The version of the interface that the library has: compare it with `KOMADAI_ABI_VERSION` where the library is
 * loaded when the program runs.
 */
KOMADAI_API
uint32_t komadai_abi_version(void);

/**
 * The version of the library, such as `0.1.0`: a text that stays for good and must not be freed.
 */
KOMADAI_API const char *komadai_version(void);

/**
 * What a status means in a few words: a text that stays for good and must not be freed.
 *
 * - `status`: any number; one that is no status is called `unknown status`.
 */
KOMADAI_API const char *komadai_status_text(int32_t status);

/**
 * A row of the piece table.
 *
 * - `rules`: the rules.
 * - `kind`: the row, from 0 to the number of kinds - 1.
 * - `info`: gets the row.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a kind that the game does not have.
 */
KOMADAI_API
komadai_status komadai_rules_piece(const struct komadai_rules *rules,
                                   uint8_t kind,
                                   struct komadai_piece_info *info);

/**
 * A text about a kind of piece.
 *
 * - `rules`: the rules.
 * - `kind`: the kind.
 * - `field`: which text, a `komadai_piece_field`.
 * - `text`, `capacity`, `needed`: where it goes.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a kind that the game does not have, or a text that there is not.
 */
KOMADAI_API
komadai_status komadai_rules_piece_text(const struct komadai_rules *rules,
                                        uint8_t kind,
                                        uint8_t field,
                                        char *text,
                                        size_t capacity,
                                        size_t *needed);

/**
 * The piece whose text that is.
 *
 * - `rules`: the rules.
 * - `token`, `length`: its text, in upper case for First and in lower case for Second.
 * - `piece`: gets the piece.
 *
 * Errors: `KOMADAI_STATUS_NO_SUCH_NAME`.
 */
KOMADAI_API
komadai_status komadai_rules_find_piece(const struct komadai_rules *rules,
                                        const char *token,
                                        size_t length,
                                        struct komadai_piece *piece);

/**
 * The kinds that can be in hand, in the order in which they are written.
 *
 * - `rules`: the rules.
 * - `kinds`, `capacity`, `needed`: where they go.
 */
KOMADAI_API
komadai_status komadai_rules_hand(const struct komadai_rules *rules,
                                  uint8_t *kinds,
                                  size_t capacity,
                                  size_t *needed);

/**
 * What a piece is called with its side, such as `White's lance`.
 *
 * - `rules`: the rules.
 * - `piece`: the piece.
 * - `text`, `capacity`, `needed`: where it goes.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a kind or side that the game does not have.
 */
KOMADAI_API
komadai_status komadai_rules_piece_name(const struct komadai_rules *rules,
                                        struct komadai_piece piece,
                                        char *text,
                                        size_t capacity,
                                        size_t *needed);

/**
 * Makes the rules of a built-in game.
 *
 * - `id`, `id_length`: the game's short name, such as `hand-shogi`.
 * - `options`, `option_count`: settings of options; what is not set is as the game's designer had it, and of several
 *   settings of one option the last one counts. NULL and 0 for none.
 * - `rules`: gets a new handle; free it with `komadai_rules_free`.
 *
 * Errors: `KOMADAI_STATUS_NO_SUCH_GAME`, `KOMADAI_STATUS_NO_SUCH_OPTION`, `KOMADAI_STATUS_INVALID_ARGUMENT` for a
 * value that is neither 0 nor 1.
 */
KOMADAI_API
komadai_status komadai_rules_new(const char *id,
                                 size_t id_length,
                                 const struct komadai_option *options,
                                 size_t option_count,
                                 struct komadai_rules **rules);

/**
 * Makes the rules of a game that a text describes, which must also be able to start.
 *
 * - `text`, `length`: the text, as it stands in a file: JSON when it begins with `{`, else TOML.
 * - `rules`: gets a new handle; free it with `komadai_rules_free`.
 *
 * Errors: `KOMADAI_STATUS_MALFORMED_RULES`: the message names all faults, one a line, and `komadai_error_place` tells
 * where the first one is, if that is known.
 */
KOMADAI_API
komadai_status komadai_rules_load(const char *text,
                                  size_t length,
                                  struct komadai_rules **rules);

/**
 * Makes another handle of the same rules, for another owner.
 *
 * - `rules`: the rules.
 * - `copy`: gets a new handle; free it with `komadai_rules_free`.
 */
KOMADAI_API
komadai_status komadai_rules_clone(const struct komadai_rules *rules,
                                   struct komadai_rules **copy);

/**
 * Frees a handle of rules. NULL is fine.
 */
KOMADAI_API void komadai_rules_free(struct komadai_rules *rules);

/**
 * The facts about a game that are numbers.
 *
 * - `rules`: the rules.
 * - `info`: gets them.
 */
KOMADAI_API
komadai_status komadai_rules_describe(const struct komadai_rules *rules,
                                      struct komadai_rules_info *info);

/**
 * A text about a game.
 *
 * - `rules`: the rules.
 * - `field`: which text, a `komadai_rules_field`.
 * - `text`, `capacity`, `needed`: where it goes.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a field that there is not.
 */
KOMADAI_API
komadai_status komadai_rules_text(const struct komadai_rules *rules,
                                  uint8_t field,
                                  char *text,
                                  size_t capacity,
                                  size_t *needed);

/**
 * What two kinds become when they fuse.
 *
 * - `rules`: the rules.
 * - `one`, `other`: the kinds; the order means nothing.
 * - `fused`: gets the kind, or `KOMADAI_NONE` if they do not fuse.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a kind that the game does not have.
 */
KOMADAI_API
komadai_status komadai_rules_fused(const struct komadai_rules *rules,
                                   uint8_t one,
                                   uint8_t other,
                                   uint8_t *fused);

/**
 * A set of squares of the board.
 *
 * - `rules`: the rules.
 * - `set`: which one, a `komadai_squares`.
 * - `squares`, `capacity`, `needed`: where their numbers go, in order; there are at most `KOMADAI_MAX_SQUARES`.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a set that there is not.
 */
KOMADAI_API
komadai_status komadai_rules_squares(const struct komadai_rules *rules,
                                     uint8_t set,
                                     uint8_t *squares,
                                     size_t capacity,
                                     size_t *needed);

/**
 * What a square is called, such as `7g`.
 *
 * - `rules`: the rules.
 * - `square`: its number.
 * - `text`, `capacity`, `needed`: where the name goes.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a number beyond the board.
 */
KOMADAI_API
komadai_status komadai_rules_square_name(const struct komadai_rules *rules,
                                         uint8_t square,
                                         char *text,
                                         size_t capacity,
                                         size_t *needed);

/**
 * The square of a name.
 *
 * - `rules`: the rules.
 * - `name`, `length`: what it is called.
 * - `square`: gets its number.
 *
 * Errors: `KOMADAI_STATUS_NO_SUCH_NAME`.
 */
KOMADAI_API
komadai_status komadai_rules_find_square(const struct komadai_rules *rules,
                                         const char *name,
                                         size_t length,
                                         uint8_t *square);

/**
 * How many games are built in.
 *
 * - `count`: gets the number.
 */
KOMADAI_API komadai_status komadai_variant_count(size_t *count);

/**
 * The short name of a built-in game, such as `hand-shogi`: what `komadai_rules_new` takes.
 *
 * - `index`: from 0 to `komadai_variant_count` - 1, in alphabetical order.
 * - `text`, `capacity`, `needed`: where the name goes.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for an index beyond the last game.
 */
KOMADAI_API komadai_status komadai_variant_id(size_t index, char *text, size_t capacity, size_t *needed);

/**
 * The name of a built-in game for people, such as `Hand Shogi`.
 *
 * - `index`: from 0 to `komadai_variant_count` - 1.
 * - `text`, `capacity`, `needed`: where the name goes.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for an index beyond the last game.
 */
KOMADAI_API komadai_status komadai_variant_title(size_t index, char *text, size_t capacity, size_t *needed);

/**
 * How many options a built-in game has. Each is on or off.
 *
 * - `index`: from 0 to `komadai_variant_count` - 1.
 * - `count`: gets the number.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for an index beyond the last game.
 */
KOMADAI_API komadai_status komadai_variant_option_count(size_t index, size_t *count);

/**
 * The name of an option of a built-in game, such as `wide_half_knight`: what `komadai_option` takes.
 *
 * - `index`: from 0 to `komadai_variant_count` - 1.
 * - `option`: from 0 to `komadai_variant_option_count` - 1.
 * - `text`, `capacity`, `needed`: where the name goes.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for an index beyond the last game or option.
 */
KOMADAI_API
komadai_status komadai_variant_option_name(size_t index,
                                           size_t option,
                                           char *text,
                                           size_t capacity,
                                           size_t *needed);

/**
 * Whether a move is legal, and if not, why.
 *
 * - `position`: the position.
 * - `chosen`: the move.
 * - `explanation`: gets the first obstacle found: that the game is over, then the piece and its way of moving, then
 *   limits and promotion, then the safety of the royal piece.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for bytes that are no move. An illegal move is no error here.
 */
KOMADAI_API
komadai_status komadai_position_explain(const struct komadai_position *position,
                                        struct komadai_move chosen,
                                        struct komadai_explanation *explanation);

/**
 * Why a move is not legal, as a sentence without a full stop.
 *
 * - `position`: the position.
 * - `chosen`: the move.
 * - `text`, `capacity`, `needed`: where the sentence goes; it is empty if the move is legal.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for bytes that are no move. An illegal move is no error here.
 */
KOMADAI_API
komadai_status komadai_position_explain_text(const struct komadai_position *position,
                                             struct komadai_move chosen,
                                             char *text,
                                             size_t capacity,
                                             size_t *needed);

/**
 * An empty board with First to move.
 *
 * - `rules`: the rules.
 * - `setup`: gets a new handle; free it with `komadai_setup_free`.
 */
KOMADAI_API komadai_status komadai_setup_new(const struct komadai_rules *rules, struct komadai_setup **setup);

/**
 * Reads a setup from the text of a position, which need not obey the rules but must fit the board.
 *
 * - `rules`: the rules.
 * - `text`, `length`: the text.
 * - `setup`: gets a new handle; free it with `komadai_setup_free`.
 *
 * Errors: `KOMADAI_STATUS_MALFORMED_POSITION`.
 */
KOMADAI_API
komadai_status komadai_setup_parse(const struct komadai_rules *rules,
                                   const char *text,
                                   size_t length,
                                   struct komadai_setup **setup);

/**
 * A setup to edit, equal to a position.
 *
 * - `position`: the position.
 * - `setup`: gets a new handle; free it with `komadai_setup_free`.
 */
KOMADAI_API
komadai_status komadai_setup_from_position(const struct komadai_position *position,
                                           struct komadai_setup **setup);

/**
 * Frees a setup. NULL is fine.
 */
KOMADAI_API void komadai_setup_free(struct komadai_setup *setup);

/**
 * Makes a piece, or nothing, stand on a square.
 *
 * - `setup`: the setup.
 * - `square`: where.
 * - `piece`: what; both fields `KOMADAI_NONE` for nothing.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a square or piece that the game does not have.
 */
KOMADAI_API
komadai_status komadai_setup_put(struct komadai_setup *setup,
                                 uint8_t square,
                                 struct komadai_piece piece);

/**
 * Makes so many pieces be in hand.
 *
 * - `setup`: the setup.
 * - `side`: whose hand.
 * - `kind`: of which kind.
 * - `count`: how many.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a side that there is not, or a kind that cannot be in hand.
 */
KOMADAI_API
komadai_status komadai_setup_set_hand(struct komadai_setup *setup,
                                      uint8_t side,
                                      uint8_t kind,
                                      uint16_t count);

/**
 * Says whose turn it is.
 *
 * - `setup`: the setup.
 * - `side`: the side to move.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a side that there is not.
 */
KOMADAI_API komadai_status komadai_setup_set_side(struct komadai_setup *setup, uint8_t side);

/**
 * Sets the counters.
 *
 * - `setup`: the setup.
 * - `ply`: the number of the move to be played, 1 for the first of a game.
 * - `quiet`: how many plies there have been since the last capture or promotion; only some games look at it.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a `ply` of 0.
 */
KOMADAI_API
komadai_status komadai_setup_set_counters(struct komadai_setup *setup,
                                          uint32_t ply,
                                          uint16_t quiet);

/**
 * Gives or takes the right to castle with a rook.
 *
 * - `setup`: the setup.
 * - `rook`: the square where the rook of either side stands at the start.
 * - `may`: 1 to give the right, 0 to take it.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` if no rook castles from that square in this game.
 */
KOMADAI_API komadai_status komadai_setup_set_castling(struct komadai_setup *setup, uint8_t rook, uint8_t may);

/**
 * The text of the setup, in the form that `komadai_setup_parse` reads.
 *
 * - `setup`: the setup.
 * - `text`, `capacity`, `needed`: where it goes.
 */
KOMADAI_API
komadai_status komadai_setup_text(const struct komadai_setup *setup,
                                  char *text,
                                  size_t capacity,
                                  size_t *needed);

/**
 * All that keeps the setup from being a position: nothing when it is one.
 *
 * - `setup`: the setup.
 * - `faults`, `capacity`, `needed`: where the faults go.
 */
KOMADAI_API
komadai_status komadai_setup_faults(const struct komadai_setup *setup,
                                    struct komadai_fault *faults,
                                    size_t capacity,
                                    size_t *needed);

/**
 * The faults of the setup as sentences, one a line.
 *
 * - `setup`: the setup.
 * - `text`, `capacity`, `needed`: where they go, in the order of `komadai_setup_faults`.
 */
KOMADAI_API
komadai_status komadai_setup_fault_texts(const struct komadai_setup *setup,
                                         char *text,
                                         size_t capacity,
                                         size_t *needed);

/**
 * The start of the game.
 *
 * - `rules`: the rules.
 * - `position`: gets a new handle; free it with `komadai_position_free`.
 */
KOMADAI_API
komadai_status komadai_position_start(const struct komadai_rules *rules,
                                      struct komadai_position **position);

/**
 * Reads a position from its text.
 *
 * - `rules`: the rules.
 * - `text`, `length`: the text.
 * - `position`: gets a new handle; free it with `komadai_position_free`.
 *
 * Errors: `KOMADAI_STATUS_MALFORMED_POSITION` with the place, `KOMADAI_STATUS_ILLEGAL_POSITION` with all faults; for
 * more about them see `komadai_setup_parse` and `komadai_setup_faults`.
 */
KOMADAI_API
komadai_status komadai_position_parse(const struct komadai_rules *rules,
                                      const char *text,
                                      size_t length,
                                      struct komadai_position **position);

/**
 * Makes a position of a setup.
 *
 * - `setup`: the setup; it stays as it is.
 * - `waived`: faults to let pass: bit n for the `komadai_fault_code` n. What cannot be waived is a fault all the same.
 * - `position`: gets a new handle; free it with `komadai_position_free`.
 *
 * Errors: `KOMADAI_STATUS_ILLEGAL_POSITION`; the message names all faults that are left.
 */
KOMADAI_API
komadai_status komadai_position_from_setup(const struct komadai_setup *setup,
                                           uint32_t waived,
                                           struct komadai_position **position);

/**
 * Copies a position.
 *
 * - `position`: the position.
 * - `copy`: gets a new handle; free it with `komadai_position_free`.
 */
KOMADAI_API
komadai_status komadai_position_clone(const struct komadai_position *position,
                                      struct komadai_position **copy);

/**
 * Frees a position. NULL is fine.
 */
KOMADAI_API void komadai_position_free(struct komadai_position *position);

/**
 * The rules of the game of a position.
 *
 * - `position`: the position.
 * - `rules`: gets a new handle; free it with `komadai_rules_free`.
 */
KOMADAI_API
komadai_status komadai_position_rules(const struct komadai_position *position,
                                      struct komadai_rules **rules);

/**
 * The text of a position, which `komadai_position_parse` reads.
 *
 * - `position`: the position.
 * - `text`, `capacity`, `needed`: where it goes.
 */
KOMADAI_API
komadai_status komadai_position_text(const struct komadai_position *position,
                                     char *text,
                                     size_t capacity,
                                     size_t *needed);

/**
 * What a position is besides its pieces.
 *
 * - `position`: the position.
 * - `info`: gets it.
 */
KOMADAI_API
komadai_status komadai_position_describe(const struct komadai_position *position,
                                         struct komadai_position_info *info);

/**
 * What stands on a square.
 *
 * - `position`: the position.
 * - `square`: where.
 * - `piece`: gets the piece; both fields are `KOMADAI_NONE` for an empty square and for a hole.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a number beyond the board.
 */
KOMADAI_API
komadai_status komadai_position_piece(const struct komadai_position *position,
                                      uint8_t square,
                                      struct komadai_piece *piece);

/**
 * The whole board.
 *
 * - `position`: the position.
 * - `pieces`, `capacity`, `needed`: where it goes, one item for each number from 0 to files * ranks - 1, holes
 *   included; there are at most `KOMADAI_MAX_SQUARES`.
 */
KOMADAI_API
komadai_status komadai_position_board(const struct komadai_position *position,
                                      struct komadai_piece *pieces,
                                      size_t capacity,
                                      size_t *needed);

/**
 * How many pieces of a kind a side has in hand.
 *
 * - `position`: the position.
 * - `side`: whose hand.
 * - `kind`: of which kind.
 * - `count`: gets the number; 0 for a kind that cannot be in hand.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a side or kind that the game does not have.
 */
KOMADAI_API
komadai_status komadai_position_in_hand(const struct komadai_position *position,
                                        uint8_t side,
                                        uint8_t kind,
                                        uint16_t *count);

/**
 * The same position seen from the other side of the board: turned by 180 degrees, with the sides swapped.
 *
 * - `position`: the position; it stays as it is.
 * - `rotated`: gets a new handle; free it with `komadai_position_free`.
 */
KOMADAI_API
komadai_status komadai_position_rotated(const struct komadai_position *position,
                                        struct komadai_position **rotated);

/**
 * Whether two positions are the same position of the same game, counters apart.
 *
 * - `position`, `other`: the positions.
 * - `same`: gets 1 or 0.
 */
KOMADAI_API
komadai_status komadai_position_same(const struct komadai_position *position,
                                     const struct komadai_position *other,
                                     uint8_t *same);

/**
 * Whether the side to move is in check.
 *
 * - `position`: the position.
 * - `check`: gets 1 or 0.
 */
KOMADAI_API komadai_status komadai_position_is_check(const struct komadai_position *position, uint8_t *check);

/**
 * Whether a move gives check. The move need not be legal.
 *
 * - `position`: the position.
 * - `chosen`: the move.
 * - `check`: gets 1 or 0.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for bytes that are no move.
 */
KOMADAI_API
komadai_status komadai_position_gives_check(const struct komadai_position *position,
                                            struct komadai_move chosen,
                                            uint8_t *check);

/**
 * The enemy pieces that a move removes: displaced, hopped onto, taken on the way, by igui or by burning. The move need
 * not be legal.
 *
 * - `position`: the position.
 * - `chosen`: the move.
 * - `squares`, `capacity`, `needed`: where their squares go, in order; there are at most `KOMADAI_MAX_SQUARES`.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for bytes that are no move.
 */
KOMADAI_API
komadai_status komadai_position_captured(const struct komadai_position *position,
                                         struct komadai_move chosen,
                                         uint8_t *squares,
                                         size_t capacity,
                                         size_t *needed);

/**
 * The pieces that give check.
 *
 * - `position`: the position.
 * - `squares`, `capacity`, `needed`: where their squares go, in order; there are at most `KOMADAI_MAX_SQUARES`.
 */
KOMADAI_API
komadai_status komadai_position_checkers(const struct komadai_position *position,
                                         uint8_t *squares,
                                         size_t capacity,
                                         size_t *needed);

/**
 * The pieces of a side that attack a square: were it their turn, they could capture an enemy there.
 *
 * - `position`: the position.
 * - `square`: the square; if it is empty, the enemy king is thought to stand there, lifted from its place.
 * - `side`: whose pieces.
 * - `squares`, `capacity`, `needed`: where their squares go, in order; there are at most `KOMADAI_MAX_SQUARES`.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a square beyond the board or a side that there is not.
 */
KOMADAI_API
komadai_status komadai_position_attackers(const struct komadai_position *position,
                                          uint8_t square,
                                          uint8_t side,
                                          uint8_t *squares,
                                          size_t capacity,
                                          size_t *needed);

/**
 * The pieces of both sides that are petrified (Medusa Shogi); none in games that know nothing of the kind.
 *
 * - `position`: the position.
 * - `squares`, `capacity`, `needed`: where their squares go, in order; there are at most `KOMADAI_MAX_SQUARES`.
 */
KOMADAI_API
komadai_status komadai_position_petrified(const struct komadai_position *position,
                                          uint8_t *squares,
                                          size_t capacity,
                                          size_t *needed);

/**
 * All legal moves, in no particular order.
 *
 * - `position`: the position.
 * - `moves`, `capacity`, `needed`: where they go.
 */
KOMADAI_API
komadai_status komadai_position_legal_moves(const struct komadai_position *position,
                                            struct komadai_move *moves,
                                            size_t capacity,
                                            size_t *needed);

/**
 * The legal moves of the piece on a square.
 *
 * - `position`: the position.
 * - `square`: where it stands; there may be nothing.
 * - `moves`, `capacity`, `needed`: where they go.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a number beyond the board.
 */
KOMADAI_API
komadai_status komadai_position_moves_from(const struct komadai_position *position,
                                           uint8_t square,
                                           struct komadai_move *moves,
                                           size_t capacity,
                                           size_t *needed);

/**
 * The legal drops of a kind.
 *
 * - `position`: the position.
 * - `kind`: what is dropped.
 * - `moves`, `capacity`, `needed`: where they go.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a kind that the game does not have.
 */
KOMADAI_API
komadai_status komadai_position_drops(const struct komadai_position *position,
                                      uint8_t kind,
                                      struct komadai_move *moves,
                                      size_t capacity,
                                      size_t *needed);

/**
 * The legal moves that remove an enemy piece, by whatever means.
 *
 * - `position`: the position.
 * - `moves`, `capacity`, `needed`: where they go.
 */
KOMADAI_API
komadai_status komadai_position_capture_moves(const struct komadai_position *position,
                                              struct komadai_move *moves,
                                              size_t capacity,
                                              size_t *needed);

/**
 * How many legal moves there are.
 *
 * - `position`: the position.
 * - `count`: gets the number.
 */
KOMADAI_API
komadai_status komadai_position_count_moves(const struct komadai_position *position,
                                            uint64_t *count);

/**
 * Whether a move is legal.
 *
 * - `position`: the position.
 * - `chosen`: the move.
 * - `legal`: gets 1 or 0.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for bytes that are no move.
 */
KOMADAI_API
komadai_status komadai_position_is_legal(const struct komadai_position *position,
                                         struct komadai_move chosen,
                                         uint8_t *legal);

/**
 * The texts of all legal moves, one a line, in the order of `komadai_position_legal_moves`.
 *
 * - `position`: the position.
 * - `text`, `capacity`, `needed`: where they go.
 */
KOMADAI_API
komadai_status komadai_position_legal_move_texts(const struct komadai_position *position,
                                                 char *text,
                                                 size_t capacity,
                                                 size_t *needed);

/**
 * The text of a move, such as `7g7f`, `8h2b+` or `P*5e`. The move need not be legal.
 *
 * - `position`: the position.
 * - `chosen`: the move.
 * - `text`, `capacity`, `needed`: where it goes.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for bytes that are no move.
 */
KOMADAI_API
komadai_status komadai_position_move_text(const struct komadai_position *position,
                                          struct komadai_move chosen,
                                          char *text,
                                          size_t capacity,
                                          size_t *needed);

/**
 * The legal move of a text.
 *
 * - `position`: the position.
 * - `text`, `length`: the text.
 * - `chosen`: gets the move.
 *
 * Errors: `KOMADAI_STATUS_MALFORMED_MOVE` with the place; `KOMADAI_STATUS_ILLEGAL_MOVE` with the reason in
 * `komadai_error_explanation`.
 */
KOMADAI_API
komadai_status komadai_position_parse_move(const struct komadai_position *position,
                                           const char *text,
                                           size_t length,
                                           struct komadai_move *chosen);

/**
 * The move of a text, legal or not: something to ask `komadai_position_explain` about.
 *
 * - `position`: the position.
 * - `text`, `length`: the text.
 * - `chosen`: gets the move.
 *
 * Errors: `KOMADAI_STATUS_MALFORMED_MOVE` with the place.
 */
KOMADAI_API
komadai_status komadai_position_read_move(const struct komadai_position *position,
                                          const char *text,
                                          size_t length,
                                          struct komadai_move *chosen);

/**
 * Counts the ways to play a number of plies, which takes as long as it takes. A count that does not fit 64 bits wraps
 * around. Draws by repetition or quiet plies are not looked at.
 *
 * - `position`: the position.
 * - `depth`: how many plies, at most `KOMADAI_MAX_PERFT_DEPTH`.
 * - `nodes`: gets the count: 1 for a depth of 0.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a larger depth.
 */
KOMADAI_API
komadai_status komadai_position_perft(const struct komadai_position *position,
                                      uint32_t depth,
                                      uint64_t *nodes);

/**
 * As `komadai_position_perft`, for each legal move apart.
 *
 * - `position`: the position.
 * - `depth`: how many plies; for 0 there are no moves to tell of.
 * - `counts`, `capacity`, `needed`: where the counts go. Everything is counted to find `needed` as well: ask
 *   `komadai_position_count_moves` for that.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a depth above `KOMADAI_MAX_PERFT_DEPTH`.
 */
KOMADAI_API
komadai_status komadai_position_divide(const struct komadai_position *position,
                                       uint32_t depth,
                                       struct komadai_count *counts,
                                       size_t capacity,
                                       size_t *needed);

/**
 * Plays a move.
 *
 * - `position`: the position; it changes only if the move is legal.
 * - `chosen`: the move.
 *
 * Errors: `KOMADAI_STATUS_ILLEGAL_MOVE`, with the reason in `komadai_error_explanation`;
 * `KOMADAI_STATUS_INVALID_ARGUMENT` for bytes that are no move.
 */
KOMADAI_API
komadai_status komadai_position_play(struct komadai_position *position,
                                     struct komadai_move chosen);

/**
 * Plays the move of a text.
 *
 * - `position`: the position; it changes only if the move is legal.
 * - `text`, `length`: the text, such as `7g7f`.
 *
 * Errors: `KOMADAI_STATUS_MALFORMED_MOVE` with the place; `KOMADAI_STATUS_ILLEGAL_MOVE` with the reason in
 * `komadai_error_explanation`.
 */
KOMADAI_API
komadai_status komadai_position_play_text(struct komadai_position *position,
                                          const char *text,
                                          size_t length);

/**
 * All that a move alters on the board and in the hands, in order: enough to animate it. The position stays.
 *
 * - `position`: the position before the move.
 * - `chosen`: the move.
 * - `changes`, `capacity`, `needed`: where the changes go.
 *
 * Errors: `KOMADAI_STATUS_ILLEGAL_MOVE`, with the reason in `komadai_error_explanation`;
 * `KOMADAI_STATUS_INVALID_ARGUMENT` for bytes that are no move.
 */
KOMADAI_API
komadai_status komadai_position_changes(const struct komadai_position *position,
                                        struct komadai_move chosen,
                                        struct komadai_change *changes,
                                        size_t capacity,
                                        size_t *needed);

/**
 * Makes one position equal to another, without allocating: the way to take a move back in a search.
 *
 * - `position`: what changes.
 * - `from`: what it becomes equal to; another handle than `position`.
 */
KOMADAI_API
komadai_status komadai_position_assign(struct komadai_position *position,
                                       const struct komadai_position *from);

/**
 * How the game ended, as far as the position alone tells: mate, no legal move, or too many quiet plies.
 *
 * - `position`: the position.
 * - `outcome`: gets it; repetition is a matter of `komadai_game_outcome`.
 */
KOMADAI_API
komadai_status komadai_position_outcome(const struct komadai_position *position,
                                        struct komadai_outcome *outcome);

/**
 * A game from a position on.
 *
 * - `start`: the position, which is copied; `komadai_position_start` makes the usual one.
 * - `game`: gets a new handle; free it with `komadai_game_free`.
 */
KOMADAI_API komadai_status komadai_game_new(const struct komadai_position *start, struct komadai_game **game);

/**
 * Copies a game, which costs a few bytes a move.
 *
 * - `game`: the game.
 * - `copy`: gets a new handle; free it with `komadai_game_free`.
 */
KOMADAI_API komadai_status komadai_game_clone(const struct komadai_game *game, struct komadai_game **copy);

/**
 * Frees a game. NULL is fine.
 */
KOMADAI_API void komadai_game_free(struct komadai_game *game);

/**
 * A copy of the position after the last move.
 *
 * - `game`: the game.
 * - `position`: gets a new handle; free it with `komadai_position_free`.
 */
KOMADAI_API
komadai_status komadai_game_position(const struct komadai_game *game,
                                     struct komadai_position **position);

/**
 * A copy of the position after a number of moves.
 *
 * - `game`: the game.
 * - `moves`: how many, from 0 for the start to `komadai_game_length`.
 * - `position`: gets a new handle; free it with `komadai_position_free`.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for more moves than have been played.
 */
KOMADAI_API
komadai_status komadai_game_position_after(const struct komadai_game *game,
                                           size_t moves,
                                           struct komadai_position **position);

/**
 * How many moves have been played, without those taken back.
 *
 * - `game`: the game.
 * - `length`: gets the number.
 */
KOMADAI_API komadai_status komadai_game_length(const struct komadai_game *game, size_t *length);

/**
 * The moves played, without those taken back.
 *
 * - `game`: the game.
 * - `moves`, `capacity`, `needed`: where they go.
 */
KOMADAI_API
komadai_status komadai_game_moves(const struct komadai_game *game,
                                  struct komadai_move *moves,
                                  size_t capacity,
                                  size_t *needed);

/**
 * The texts of the moves played, one a line.
 *
 * - `game`: the game.
 * - `text`, `capacity`, `needed`: where they go.
 */
KOMADAI_API
komadai_status komadai_game_move_texts(const struct komadai_game *game,
                                       char *text,
                                       size_t capacity,
                                       size_t *needed);

/**
 * Plays a move. What was taken back can no longer be played again.
 *
 * - `game`: the game; it changes only if the move is legal.
 * - `chosen`: the move.
 *
 * Errors: `KOMADAI_STATUS_GAME_OVER`; `KOMADAI_STATUS_ILLEGAL_MOVE`, with the reason in `komadai_error_explanation`;
 * `KOMADAI_STATUS_INVALID_ARGUMENT` for bytes that are no move.
 */
KOMADAI_API
komadai_status komadai_game_play(struct komadai_game *game,
                                 struct komadai_move chosen);

/**
 * Plays the move of a text.
 *
 * - `game`: the game; it changes only if the move is legal.
 * - `text`, `length`: the text, such as `7g7f`.
 *
 * Errors: `KOMADAI_STATUS_GAME_OVER`; `KOMADAI_STATUS_MALFORMED_MOVE` with the place; `KOMADAI_STATUS_ILLEGAL_MOVE`
 * with the reason in `komadai_error_explanation`.
 */
KOMADAI_API
komadai_status komadai_game_play_text(struct komadai_game *game,
                                      const char *text,
                                      size_t length);

/**
 * Takes back a resignation or an agreement if there is one, else the last move.
 *
 * - `game`: the game.
 *
 * Errors: `KOMADAI_STATUS_NOTHING_TO_UNDO`.
 */
KOMADAI_API komadai_status komadai_game_undo(struct komadai_game *game);

/**
 * Plays the move again that was taken back last.
 *
 * - `game`: the game.
 *
 * Errors: `KOMADAI_STATUS_NOTHING_TO_REDO`, also after a resignation or an agreement.
 */
KOMADAI_API komadai_status komadai_game_redo(struct komadai_game *game);

/**
 * How the game ended.
 *
 * - `game`: the game.
 * - `outcome`: gets it. Resignation and agreement go first, then mate and having no legal move, then repetition, then
 *   quiet plies.
 */
KOMADAI_API
komadai_status komadai_game_outcome(const struct komadai_game *game,
                                    struct komadai_outcome *outcome);

/**
 * A side gives up: the other one wins.
 *
 * - `game`: the game.
 * - `side`: who gives up.
 *
 * Errors: `KOMADAI_STATUS_GAME_OVER`; `KOMADAI_STATUS_INVALID_ARGUMENT` for a side that there is not.
 */
KOMADAI_API komadai_status komadai_game_resign(struct komadai_game *game, uint8_t side);

/**
 * Both sides agree that nobody wins.
 *
 * - `game`: the game.
 *
 * Errors: `KOMADAI_STATUS_GAME_OVER`.
 */
KOMADAI_API komadai_status komadai_game_agree_draw(struct komadai_game *game);

/**
 * How often the present position has occurred, this time included.
 *
 * - `game`: the game.
 * - `count`: gets the number.
 */
KOMADAI_API komadai_status komadai_game_occurrences(const struct komadai_game *game, size_t *count);

/**
 * A number that games with the same start and the same moves have in common, the same in every build.
 *
 * - `game`: the game.
 * - `hash`: gets the number.
 */
KOMADAI_API komadai_status komadai_game_hash(const struct komadai_game *game, uint64_t *hash);

/**
 * A match of which no hand has been played.
 *
 * - `wins_in_a_row`: how many hands one must win in a row to win the match: 2 in Hand Shogi; 0 means 1.
 * - `draw_breaks_run`: 1 if a drawn hand breaks a run of wins, as in Hand Shogi; else 0.
 * - `contest`: gets a new handle; free it with `komadai_match_free`.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a `draw_breaks_run` that is neither 0 nor 1.
 */
KOMADAI_API
komadai_status komadai_match_new(uint8_t wins_in_a_row,
                                 uint8_t draw_breaks_run,
                                 struct komadai_match **contest);

/**
 * Copies a match.
 *
 * - `contest`: the match.
 * - `copy`: gets a new handle; free it with `komadai_match_free`.
 */
KOMADAI_API
komadai_status komadai_match_clone(const struct komadai_match *contest,
                                   struct komadai_match **copy);

/**
 * Frees a match. NULL is fine.
 */
KOMADAI_API void komadai_match_free(struct komadai_match *contest);

/**
 * Who plays a side in the hand to be played.
 *
 * - `contest`: the match.
 * - `side`: the side.
 * - `player`: gets the player, a `komadai_player`.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a side that there is not.
 */
KOMADAI_API
komadai_status komadai_match_player(const struct komadai_match *contest,
                                    uint8_t side,
                                    uint8_t *player);

/**
 * Enters how a hand ended.
 *
 * - `contest`: the match.
 * - `outcome`: the outcome of a game that is over.
 *
 * Errors: `KOMADAI_STATUS_MATCH_OVER`; `KOMADAI_STATUS_INVALID_ARGUMENT` for an outcome that no game has.
 */
KOMADAI_API
komadai_status komadai_match_record(struct komadai_match *contest,
                                    struct komadai_outcome outcome);

/**
 * Enters a hand that has been played.
 *
 * - `contest`: the match.
 * - `game`: the hand; it stays as it is.
 *
 * Errors: `KOMADAI_STATUS_HAND_UNFINISHED`, `KOMADAI_STATUS_MATCH_OVER`.
 */
KOMADAI_API
komadai_status komadai_match_finish_hand(struct komadai_match *contest,
                                         const struct komadai_game *game);

/**
 * The finished hands.
 *
 * - `contest`: the match.
 * - `hands`, `capacity`, `needed`: where they go, in order.
 */
KOMADAI_API
komadai_status komadai_match_hands(const struct komadai_match *contest,
                                   struct komadai_hand *hands,
                                   size_t capacity,
                                   size_t *needed);

/**
 * How the match stands.
 *
 * - `contest`: the match.
 * - `score`: gets it.
 */
KOMADAI_API
komadai_status komadai_match_score(const struct komadai_match *contest,
                                   struct komadai_score *score);

/**
 * Reads the record of a built-in game.
 *
 * - `text`, `length`: the text of one record, in the manner of PGN. Its tag `Variant` says which game it is, its tag
 *   `Options` with which options.
 * - `record`: gets a new handle; free it with `komadai_record_free`.
 *
 * Errors: `KOMADAI_STATUS_MALFORMED_RECORD`: the message names all faults, one a line, and `komadai_error_place` tells
 * where the first one is.
 */
KOMADAI_API
komadai_status komadai_record_parse(const char *text,
                                    size_t length,
                                    struct komadai_record **record);

/**
 * Reads the record of a game whose rules are at hand, such as those of `komadai_rules_load`.
 *
 * - `rules`: the rules. The record's tag `Variant` must be their short name or their name for people; the tag
 *   `Options` is not looked at.
 * - `text`, `length`: the text of one record.
 * - `record`: gets a new handle; free it with `komadai_record_free`.
 *
 * Errors: `KOMADAI_STATUS_MALFORMED_RECORD`, as in `komadai_record_parse`.
 */
KOMADAI_API
komadai_status komadai_record_parse_for(const struct komadai_rules *rules,
                                        const char *text,
                                        size_t length,
                                        struct komadai_record **record);

/**
 * Where the first record of a text with many ends, so that they can be read one after another. A record begins with
 * the first tag after moves.
 *
 * - `text`, `length`: the text, from the start of a record on.
 * - `end`: gets the number of bytes of the first record: the next one begins there, or the text ends.
 */
KOMADAI_API
komadai_status komadai_record_end(const char *text,
                                  size_t length,
                                  size_t *end);

/**
 * The record of a game, with no tags. Where options of the game are set, set the tag `Options` too, such as
 * `killer_may_pass=true`, for whoever reads the text.
 *
 * - `game`: the game.
 * - `record`: gets a new handle; free it with `komadai_record_free`.
 */
KOMADAI_API
komadai_status komadai_record_from_game(const struct komadai_game *game,
                                        struct komadai_record **record);

/**
 * Reads a `position` line of USI, such as `position startpos moves 7g7f 3c3d`. Whether its moves are legal shows in
 * `komadai_record_game`.
 *
 * - `rules`: the rules of the game.
 * - `text`, `length`: the line; `position` itself can be left out.
 * - `record`: gets a new handle; free it with `komadai_record_free`.
 *
 * Errors: `KOMADAI_STATUS_MALFORMED_RECORD` with the place.
 */
KOMADAI_API
komadai_status komadai_record_from_usi(const struct komadai_rules *rules,
                                       const char *text,
                                       size_t length,
                                       struct komadai_record **record);

/**
 * Copies a record.
 *
 * - `record`: the record.
 * - `copy`: gets a new handle; free it with `komadai_record_free`.
 */
KOMADAI_API
komadai_status komadai_record_clone(const struct komadai_record *record,
                                    struct komadai_record **copy);

/**
 * Frees a record. NULL is fine.
 */
KOMADAI_API void komadai_record_free(struct komadai_record *record);

/**
 * The rules of the game that a record is of.
 *
 * - `record`: the record.
 * - `rules`: gets a new handle; free it with `komadai_rules_free`.
 */
KOMADAI_API
komadai_status komadai_record_rules(const struct komadai_record *record,
                                    struct komadai_rules **rules);

/**
 * How many tags a record has, without `Variant`, `Position`, `Result` and `Reason`.
 *
 * - `record`: the record.
 * - `count`: gets the number.
 */
KOMADAI_API komadai_status komadai_record_tag_count(const struct komadai_record *record, size_t *count);

/**
 * The name of a tag.
 *
 * - `record`: the record.
 * - `index`: which tag, below `komadai_record_tag_count`.
 * - `text`, `capacity`, `needed`: where the name goes.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a tag that there is not.
 */
KOMADAI_API
komadai_status komadai_record_tag_name(const struct komadai_record *record,
                                       size_t index,
                                       char *text,
                                       size_t capacity,
                                       size_t *needed);

/**
 * The value of a tag.
 *
 * - `record`: the record.
 * - `name`, `length`: the tag's name. `Variant` and `Result` are always there; `Position` is where the start is not
 *   the standard one, and `Reason` where it is known why the game ended.
 * - `text`, `capacity`, `needed`: where the value goes.
 *
 * Errors: `KOMADAI_STATUS_NO_SUCH_NAME` for a tag that the record does not have.
 */
KOMADAI_API
komadai_status komadai_record_tag(const struct komadai_record *record,
                                  const char *name,
                                  size_t length,
                                  char *text,
                                  size_t capacity,
                                  size_t *needed);

/**
 * Sets a tag, or gives it another value.
 *
 * - `record`: the record.
 * - `name`, `name_length`: the tag's name: a letter, then letters, digits and `_`.
 * - `value`, `value_length`: its value.
 *
 * Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for what is no name, and for `Variant`, `Position`, `Result` and `Reason`,
 * which come from the game.
 */
KOMADAI_API
komadai_status komadai_record_set_tag(struct komadai_record *record,
                                      const char *name,
                                      size_t name_length,
                                      const char *value,
                                      size_t value_length);

/**
 * The texts of the moves of a record, one a line, without variations.
 *
 * - `record`: the record.
 * - `text`, `capacity`, `needed`: where they go.
 */
KOMADAI_API
komadai_status komadai_record_move_texts(const struct komadai_record *record,
                                         char *text,
                                         size_t capacity,
                                         size_t *needed);

/**
 * The game of a record, played move by move, without variations.
 *
 * - `record`: the record.
 * - `game`: gets a new handle; free it with `komadai_game_free`.
 *
 * Errors: `KOMADAI_STATUS_ILLEGAL_RECORD`; the message says at which move, and if that is not legal,
 * `komadai_error_explanation` why.
 */
KOMADAI_API
komadai_status komadai_record_game(const struct komadai_record *record,
                                   struct komadai_game **game);

/**
 * The text of a record with everything that is in it, and moves in the notation for people.
 *
 * - `record`: the record.
 * - `text`, `capacity`, `needed`: where it goes.
 */
KOMADAI_API
komadai_status komadai_record_text(const struct komadai_record *record,
                                   char *text,
                                   size_t capacity,
                                   size_t *needed);

/**
 * The `position` line of USI for the moves of a record, without variations.
 *
 * - `record`: the record.
 * - `text`, `capacity`, `needed`: where it goes.
 */
KOMADAI_API
komadai_status komadai_record_usi(const struct komadai_record *record,
                                  char *text,
                                  size_t capacity,
                                  size_t *needed);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* KOMADAI_H */

/* A compiler that lays these out in another way cannot use the library. */
#if defined(__cplusplus)
#define KOMADAI_LAYOUT(type, size) static_assert(sizeof(type) == size, "layout of " #type)
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define KOMADAI_LAYOUT(type, size) _Static_assert(sizeof(type) == size, "layout of " #type)
#endif
#ifdef KOMADAI_LAYOUT
KOMADAI_LAYOUT(komadai_piece, 2);
KOMADAI_LAYOUT(komadai_piece_info, 8);
KOMADAI_LAYOUT(komadai_move, 8);
KOMADAI_LAYOUT(komadai_change, 8);
KOMADAI_LAYOUT(komadai_outcome, 2);
KOMADAI_LAYOUT(komadai_explanation, 12);
KOMADAI_LAYOUT(komadai_fault, 4);
KOMADAI_LAYOUT(komadai_rules_info, 24);
KOMADAI_LAYOUT(komadai_position_info, 16);
KOMADAI_LAYOUT(komadai_count, 16);
KOMADAI_LAYOUT(komadai_hand, 4);
KOMADAI_LAYOUT(komadai_score, 20);
#undef KOMADAI_LAYOUT
#endif
