/* Plays a game of every variant with moves chosen by a small generator, and draws the last board. */
#include "example.h"

/* Draws the board from the far rank down, as First sees it, and the hands. */
static void draw(const struct komadai_rules *rules, const struct komadai_position *position) {
    struct komadai_rules_info info;
    struct komadai_piece board[KOMADAI_MAX_SQUARES];
    uint8_t kinds[KOMADAI_MAX_KINDS];
    char token[16];
    size_t needed = 0, hand_kinds = 0;
    int rank, file, side;

    check(komadai_rules_describe(rules, &info));
    check(komadai_position_board(position, board, KOMADAI_MAX_SQUARES, &needed));
    for (rank = info.ranks - 1; rank >= 0; rank--) {
        for (file = 0; file < info.files; file++) {
            struct komadai_piece piece = board[rank * info.files + file];
            if (piece.kind == KOMADAI_NONE) {
                printf("  .");
                continue;
            }
            check(komadai_rules_piece_text(rules, piece.kind,
                                           piece.side == KOMADAI_SIDE_FIRST ? KOMADAI_PIECE_FIELD_TOKEN
                                                                            : KOMADAI_PIECE_FIELD_LOWER_TOKEN,
                                           token, sizeof token, &needed));
            printf(" %2s", token);
        }
        printf("\n");
    }
    check(komadai_rules_hand(rules, kinds, KOMADAI_MAX_KINDS, &hand_kinds));
    for (side = 0; side < 2; side++) {
        size_t n;
        printf("in hand:");
        for (n = 0; n < hand_kinds; n++) {
            uint16_t count = 0;
            check(komadai_position_in_hand(position, (uint8_t)side, kinds[n], &count));
            if (count > 0) {
                check(komadai_rules_piece_text(rules, kinds[n], KOMADAI_PIECE_FIELD_TOKEN, token, sizeof token,
                                               &needed));
                printf(" %d%s", (int)count, token);
            }
        }
        printf("\n");
    }
}

static void play(const char *id) {
    struct komadai_rules *rules = NULL;
    struct komadai_position *position = NULL;
    struct komadai_game *game = NULL;
    struct komadai_outcome outcome;
    char side_name[64];
    uint32_t random = 12345;
    size_t length = 0, needed = 0;

    check(komadai_rules_new(id, KOMADAI_NUL_TERMINATED, NULL, 0, &rules));
    check(komadai_position_start(rules, &position));
    check(komadai_game_new(position, &game));
    komadai_position_free(position);

    for (;;) {
        struct komadai_move moves[1024];
        size_t count = 0;

        check(komadai_game_outcome(game, &outcome));
        check(komadai_game_length(game, &length));
        if (outcome.reason != KOMADAI_REASON_NONE || length == 400) {
            break;
        }
        check(komadai_game_position(game, &position));
        check(komadai_position_legal_moves(position, moves, 1024, &count));
        komadai_position_free(position);
        random = random * 1664525u + 1013904223u;
        check(komadai_game_play(game, moves[(random >> 8) % count]));
    }

    check(komadai_game_position(game, &position));
    draw(rules, position);
    if (outcome.reason == KOMADAI_REASON_NONE) {
        printf("%s: still going on after %u moves\n\n", id, (unsigned)length);
    } else if (outcome.winner == KOMADAI_NONE) {
        printf("%s: drawn after %u moves\n\n", id, (unsigned)length);
    } else {
        check(komadai_rules_text(rules,
                                 outcome.winner == KOMADAI_SIDE_FIRST ? KOMADAI_RULES_FIELD_FIRST_NAME
                                                                      : KOMADAI_RULES_FIELD_SECOND_NAME,
                                 side_name, sizeof side_name, &needed));
        printf("%s: %s won after %u moves\n\n", id, side_name, (unsigned)length);
    }
    /* The order of freeing does not matter. */
    komadai_rules_free(rules);
    komadai_position_free(position);
    komadai_game_free(game);
}

int main(void) {
    size_t count = 0, index, needed = 0;
    char id[64];

    printf("komadai %s\n", komadai_version());
    check(komadai_variant_count(&count));
    for (index = 0; index < count; index++) {
        check(komadai_variant_id(index, id, sizeof id, &needed));
        play(id);
    }
    return 0;
}
