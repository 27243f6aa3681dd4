/* What goes wrong, and how one learns of it. */
#include "example.h"

#include <string.h>

/* Prints the last failure, and fails unless it is the one expected. */
static void expect(int32_t status, int32_t expected) {
    char message[1024];
    size_t needed = 0;
    int64_t offset = 0;

    check(komadai_error_message(message, sizeof message, &needed));
    check(komadai_error_offset(&offset));
    if (offset == KOMADAI_NO_OFFSET) {
        printf("%s: %s\n", komadai_status_text(status), message);
    } else {
        printf("%s, at byte %d: %s\n", komadai_status_text(status), (int)offset, message);
    }
    if (status != expected) {
        exit(1);
    }
}

int main(void) {
    struct komadai_rules *rules = NULL;
    struct komadai_setup *setup = NULL;
    struct komadai_position *position = NULL;
    struct komadai_game *game = NULL;
    struct komadai_explanation explanation;
    struct komadai_move move;
    struct komadai_fault faults[16];
    char text[8];
    size_t needed = 0;

    expect(komadai_rules_new("chess", KOMADAI_NUL_TERMINATED, NULL, 0, &rules), KOMADAI_STATUS_NO_SUCH_GAME);
    check(komadai_rules_new("shogi", KOMADAI_NUL_TERMINATED, NULL, 0, &rules));

    /* A text that cannot be read, with the place. */
    expect(komadai_position_parse(rules, "4k4/9/9/9/9/9/9/9/4X4 b - 1", KOMADAI_NUL_TERMINATED, &position),
           KOMADAI_STATUS_MALFORMED_POSITION);

    /* A position with several faults: all are told at once, and what is merely odd can be let pass. */
    expect(komadai_position_parse(rules, "P8/9/9/9/9/9/9/9/4K4 b - 1", KOMADAI_NUL_TERMINATED, &position),
           KOMADAI_STATUS_ILLEGAL_POSITION);
    check(komadai_setup_parse(rules, "P8/9/9/9/9/9/9/9/4K4 b - 1", KOMADAI_NUL_TERMINATED, &setup));
    check(komadai_setup_faults(setup, faults, 16, &needed));
    if (needed != 2 || faults[0].fault != KOMADAI_FAULT_CODE_ROYALS || faults[0].side != KOMADAI_SIDE_SECOND) {
        return 1;
    }
    expect(komadai_position_from_setup(setup, 1u << KOMADAI_FAULT_CODE_ROYALS, &position),
           KOMADAI_STATUS_ILLEGAL_POSITION);
    check(komadai_position_from_setup(
        setup, 1u << KOMADAI_FAULT_CODE_ROYALS | 1u << KOMADAI_FAULT_CODE_CANNOT_STAND, &position));
    komadai_position_free(position);
    komadai_setup_free(setup);

    /* Moves: one that cannot be read, one that is not legal, and why. */
    check(komadai_position_start(rules, &position));
    expect(komadai_position_parse_move(position, "7g7", KOMADAI_NUL_TERMINATED, &move),
           KOMADAI_STATUS_MALFORMED_MOVE);
    expect(komadai_position_play_text(position, "8h2b", KOMADAI_NUL_TERMINATED), KOMADAI_STATUS_ILLEGAL_MOVE);
    check(komadai_error_explanation(&explanation));
    if (explanation.obstacle != KOMADAI_OBSTACLE_BLOCKED) {
        return 1;
    }
    check(komadai_rules_square_name(rules, explanation.squares[1], text, sizeof text, &needed));
    printf("in the way: what stands on %s\n", text);
    if (strcmp(text, "7g") != 0) {
        return 1;
    }

    /* A buffer that is too small. */
    expect(komadai_position_text(position, text, sizeof text, &needed), KOMADAI_STATUS_BUFFER_TOO_SMALL);
    printf("it takes %d bytes\n", (int)needed);

    /* A game that is over. */
    check(komadai_game_new(position, &game));
    expect(komadai_game_undo(game), KOMADAI_STATUS_NOTHING_TO_UNDO);
    check(komadai_game_resign(game, KOMADAI_SIDE_FIRST));
    expect(komadai_game_play_text(game, "7g7f", KOMADAI_NUL_TERMINATED), KOMADAI_STATUS_GAME_OVER);

    komadai_game_free(game);
    komadai_position_free(position);
    komadai_rules_free(rules);
    return 0;
}
