/* What a careless caller does: always a status, never a crash, and nothing written. */
#include "example.h"

#include <string.h>

static int failures = 0;

#define EXPECT(call, expected)                                                                                 \
    do {                                                                                                       \
        int32_t status_ = (call);                                                                              \
        if (status_ != (expected)) {                                                                           \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, komadai_status_text(status_));                  \
            failures++;                                                                                        \
        }                                                                                                      \
    } while (0)

#define EXPECT_TRUE(holds)                                                                                     \
    do {                                                                                                       \
        if (!(holds)) {                                                                                        \
            fprintf(stderr, "%s:%d: not so\n", __FILE__, __LINE__);                                            \
            failures++;                                                                                        \
        }                                                                                                      \
    } while (0)

static const char start[] = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

static void pointers(const struct komadai_rules *rules) {
    struct komadai_position *position = NULL, *untouched;
    struct komadai_game *game = NULL;
    size_t needed = 77;
    uint8_t byte = 77;
    char text[64];

    memset(text, 'x', sizeof text);
    memset(&untouched, 0x5a, sizeof untouched);
    position = untouched;
    EXPECT(komadai_position_start(NULL, &position), KOMADAI_STATUS_NULL_POINTER);
    EXPECT(komadai_position_start(rules, NULL), KOMADAI_STATUS_NULL_POINTER);
    EXPECT(komadai_position_parse(rules, NULL, 3, &position), KOMADAI_STATUS_NULL_POINTER);
    EXPECT_TRUE(position == untouched);
    check(komadai_position_start(rules, &position));

    /* A handle of another type, and something that is none. */
    EXPECT(komadai_game_outcome((const struct komadai_game *)(const void *)position, (struct komadai_outcome *)text),
           KOMADAI_STATUS_BAD_HANDLE);
    EXPECT(komadai_position_is_check((const struct komadai_position *)(const void *)rules, &byte),
           KOMADAI_STATUS_BAD_HANDLE);
    EXPECT(komadai_position_is_check((const struct komadai_position *)(const void *)text, &byte),
           KOMADAI_STATUS_BAD_HANDLE);
    EXPECT(komadai_position_is_check((const struct komadai_position *)(const void *)((const char *)position + 1),
                                     &byte),
           KOMADAI_STATUS_BAD_HANDLE);
    EXPECT_TRUE(byte == 77);
    /* Freeing them does nothing. */
    komadai_game_free((struct komadai_game *)(void *)position);
    komadai_game_free(NULL);
    komadai_position_free(NULL);
    komadai_rules_free(NULL);
    komadai_match_free(NULL);
    komadai_setup_free(NULL);

    /* Buffers. */
    EXPECT(komadai_position_text(position, NULL, 5, &needed), KOMADAI_STATUS_NULL_POINTER);
    EXPECT(komadai_position_text(position, text, SIZE_MAX, &needed), KOMADAI_STATUS_INVALID_ARGUMENT);
    EXPECT(komadai_position_text(position, text, sizeof text, NULL), KOMADAI_STATUS_NULL_POINTER);
    EXPECT_TRUE(needed == 77 && text[0] == 'x');
    EXPECT(komadai_position_text(position, text, 10, &needed), KOMADAI_STATUS_BUFFER_TOO_SMALL);
    EXPECT_TRUE(needed == sizeof start && text[0] == 'x');
    EXPECT(komadai_position_text(position, NULL, 0, &needed), KOMADAI_STATUS_OK);
    EXPECT_TRUE(needed == sizeof start);

    check(komadai_game_new(position, &game));
    komadai_game_free(game);
    komadai_position_free(position);
}

static void texts(const struct komadai_rules *rules) {
    struct komadai_position *position = NULL;
    struct komadai_move move;
    char long_text[5000];
    int64_t offset = 0;
    size_t length;

    EXPECT(komadai_position_parse(rules, "lns\xff", 4, &position), KOMADAI_STATUS_NOT_UTF8);
    check(komadai_error_offset(&offset));
    EXPECT_TRUE(offset == 3);
    EXPECT(komadai_position_parse(rules, start, (size_t)KOMADAI_MAX_TEXT + 1, &position),
           KOMADAI_STATUS_INVALID_ARGUMENT);
    EXPECT(komadai_position_parse(rules, start, SIZE_MAX - 1, &position), KOMADAI_STATUS_INVALID_ARGUMENT);
    EXPECT(komadai_position_parse(rules, "", 0, &position), KOMADAI_STATUS_MALFORMED_POSITION);
    /* Every shorter text is answered, and no byte after its end is read. */
    for (length = 0; length < sizeof start - 1; length++) {
        char *copy = (char *)malloc(length + 1);
        if (copy == NULL) {
            exit(1);
        }
        memcpy(copy, start, length);
        if (komadai_position_parse(rules, copy, length, &position) == KOMADAI_STATUS_OK) {
            komadai_position_free(position);
        }
        free(copy);
    }
    memset(long_text, '(', sizeof long_text);
    EXPECT(komadai_position_parse(rules, long_text, sizeof long_text, &position),
           KOMADAI_STATUS_MALFORMED_POSITION);
    check(komadai_position_start(rules, &position));
    EXPECT(komadai_position_parse_move(position, long_text, sizeof long_text, &move),
           KOMADAI_STATUS_MALFORMED_MOVE);
    EXPECT(komadai_position_play_text(position, "\xc3(", 2), KOMADAI_STATUS_NOT_UTF8);
    komadai_position_free(position);
}

static void numbers(const struct komadai_rules *rules) {
    struct komadai_position *position = NULL;
    struct komadai_setup *setup = NULL;
    struct komadai_move move;
    struct komadai_option option;
    struct komadai_rules *other = NULL;
    size_t needed = 0;
    unsigned value;

    check(komadai_position_start(rules, &position));
    check(komadai_setup_new(rules, &setup));
    for (value = 0; value < 256; value++) {
        uint8_t byte = (uint8_t)value;
        struct komadai_piece piece;
        uint16_t count = 0;
        piece.kind = byte;
        piece.side = (uint8_t)(value / 2);
        (void)komadai_setup_put(setup, byte, piece);
        (void)komadai_setup_set_hand(setup, byte, byte, 65535);
        (void)komadai_setup_set_side(setup, byte);
        (void)komadai_setup_set_castling(setup, byte, byte);
        (void)komadai_position_in_hand(position, byte, byte, &count);
        (void)komadai_position_attackers(position, byte, byte, NULL, 0, &needed);
        (void)komadai_position_moves_from(position, byte, NULL, 0, &needed);
        (void)komadai_rules_piece_text(rules, byte, byte, NULL, 0, &needed);
        (void)komadai_rules_text(rules, byte, NULL, 0, &needed);
        (void)komadai_rules_squares(rules, byte, NULL, 0, &needed);
        (void)komadai_status_text((int32_t)value - 128);
        memset(&move, (int)value, sizeof move);
        EXPECT_TRUE(komadai_position_play(position, move) != KOMADAI_STATUS_OK);
        (void)komadai_position_move_text(position, move, NULL, 0, &needed);
    }
    EXPECT(komadai_position_perft(position, KOMADAI_MAX_PERFT_DEPTH + 1, (uint64_t *)(void *)&needed),
           KOMADAI_STATUS_INVALID_ARGUMENT);
    memset(&option, 0, sizeof option);
    option.name = "wide_half_knight";
    option.name_length = KOMADAI_NUL_TERMINATED;
    option.value = 2;
    EXPECT(komadai_rules_new("hand-shogi", 10, &option, 1, &other), KOMADAI_STATUS_INVALID_ARGUMENT);
    option.value = 1;
    option.reserved[3] = 1;
    EXPECT(komadai_rules_new("hand-shogi", 10, &option, 1, &other), KOMADAI_STATUS_INVALID_ARGUMENT);
    option.reserved[3] = 0;
    EXPECT(komadai_rules_new("shogi", 5, &option, 1, &other), KOMADAI_STATUS_NO_SUCH_OPTION);
    EXPECT(komadai_rules_new("hand-shogi", 10, NULL, 1, &other), KOMADAI_STATUS_NULL_POINTER);
    EXPECT_TRUE(other == NULL);
    komadai_setup_free(setup);
    komadai_position_free(position);
}

int main(void) {
    struct komadai_rules *rules = NULL;

    if (komadai_abi_version() != KOMADAI_ABI_VERSION || strcmp(komadai_version(), KOMADAI_VERSION) != 0) {
        return 1;
    }
    check(komadai_rules_new("shogi", KOMADAI_NUL_TERMINATED, NULL, 0, &rules));
    pointers(rules);
    texts(rules);
    numbers(rules);
    komadai_rules_free(rules);
    return failures == 0 ? 0 : 1;
}
