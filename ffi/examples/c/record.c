/* Records of games and games as files: read, told, played, written, and what goes wrong. */
#include "example.h"

#include <string.h>

static const char file[] = "[Variant \"shogi\"]\n"
                           "[First \"Ann\"]\n"
                           "[Result \"0-1\"]\n"
                           "[Reason \"resignation\"]\n"
                           "\n"
                           "1. P-7f {opens the bishop's line} P-3d (1... P-8d 2. P-2f) 2. S-7h 0-1\n"
                           "\n"
                           "[Variant \"Hand Shogi\"]\n"
                           "\n"
                           "1. e3e4 *\n";

static const char wrong[] = "[Variant \"shogi\"]\n"
                            "[Result \"2-1\"]\n"
                            "\n"
                            "1. P-7f P-7e *\n";

static const char mini[] = "id = \"mini\"\n"
                           "title = \"Mini\"\n"
                           "files = 3\n"
                           "ranks = 4\n"
                           "start = \"1kr/3/3/RK1 w - 1\"\n"
                           "pieces = [\n"
                           "    { token = \"K\", name = \"king\", moves = \"K\", royal = true },\n"
                           "    { token = \"R\", name = \"rook\", moves = \"R\" },\n"
                           "]\n";

static void require(int holds, const char *what) {
    if (!holds) {
        fprintf(stderr, "not so: %s\n", what);
        exit(1);
    }
}

/* Prints the last failure, and fails unless it is the one expected and where it is expected. */
static void expect(int32_t status, int32_t expected, size_t at_line, size_t at_column) {
    char message[1024];
    size_t needed = 0, line = 77, column = 77;

    check(komadai_error_message(message, sizeof message, &needed));
    check(komadai_error_place(&line, &column));
    printf("%s:\n%s\n", komadai_status_text(status), message);
    require(status == expected, "the status");
    require(line == at_line && column == at_column, "the place");
}

static void read_file(void) {
    const char *at = file;
    struct komadai_record *record = NULL;
    struct komadai_game *game = NULL;
    struct komadai_outcome outcome;
    char text[2048], again[2048];
    size_t end = 0, needed = 0, length = 0, count = 0;

    /* The first record of the file. */
    check(komadai_record_end(at, strlen(at), &end));
    check(komadai_record_parse(at, end, &record));
    check(komadai_record_tag_count(record, &count));
    require(count == 1, "one tag besides those of the game");
    check(komadai_record_tag_name(record, 0, text, sizeof text, &needed));
    require(strcmp(text, "First") == 0, "its name");
    check(komadai_record_tag(record, "First", KOMADAI_NUL_TERMINATED, text, sizeof text, &needed));
    require(strcmp(text, "Ann") == 0, "its value");
    check(komadai_record_tag(record, "Reason", KOMADAI_NUL_TERMINATED, text, sizeof text, &needed));
    require(strcmp(text, "resignation") == 0, "why the game ended");
    expect(komadai_record_tag(record, "Site", KOMADAI_NUL_TERMINATED, text, sizeof text, &needed),
           KOMADAI_STATUS_NO_SUCH_NAME, 0, 0);
    check(komadai_record_move_texts(record, text, sizeof text, &needed));
    require(strcmp(text, "7g7f\n3c3d\n7i7h") == 0, "its moves");
    check(komadai_record_usi(record, text, sizeof text, &needed));
    require(strcmp(text, "position startpos moves 7g7f 3c3d 7i7h") == 0, "the line of USI");
    check(komadai_record_game(record, &game));
    check(komadai_game_length(game, &length));
    check(komadai_game_outcome(game, &outcome));
    require(length == 3 && outcome.reason == KOMADAI_REASON_RESIGNATION, "the game");
    komadai_game_free(game);

    /* What is written reads back. */
    check(komadai_record_set_tag(record, "Event", KOMADAI_NUL_TERMINATED, "A \"test\"", KOMADAI_NUL_TERMINATED));
    require(komadai_record_set_tag(record, "Result", 6, "*", 1) == KOMADAI_STATUS_INVALID_ARGUMENT,
            "the result comes from the game");
    check(komadai_record_text(record, text, sizeof text, &needed));
    printf("%s\n", text);
    komadai_record_free(record);
    check(komadai_record_parse(text, KOMADAI_NUL_TERMINATED, &record));
    check(komadai_record_text(record, again, sizeof again, &needed));
    require(strcmp(text, again) == 0, "the text reads back");
    komadai_record_free(record);

    /* The second one, and then the file ends. */
    at += end;
    check(komadai_record_end(at, strlen(at), &end));
    require(end == strlen(at), "the last record ends where the text does");
    check(komadai_record_parse(at, end, &record));
    check(komadai_record_tag(record, "Result", KOMADAI_NUL_TERMINATED, text, sizeof text, &needed));
    require(strcmp(text, "*") == 0, "the game goes on");
    komadai_record_free(record);
}

static void write_game(void) {
    struct komadai_rules *rules = NULL;
    struct komadai_position *start = NULL;
    struct komadai_game *game = NULL, *again = NULL;
    struct komadai_record *record = NULL;
    struct komadai_explanation why;
    char text[2048];
    size_t needed = 0;
    uint64_t hash = 0, other = 1;

    check(komadai_rules_new("shogi", KOMADAI_NUL_TERMINATED, NULL, 0, &rules));
    check(komadai_position_start(rules, &start));
    check(komadai_game_new(start, &game));
    check(komadai_game_play_text(game, "2g2f", KOMADAI_NUL_TERMINATED));
    check(komadai_game_resign(game, KOMADAI_SIDE_SECOND));
    check(komadai_record_from_game(game, &record));
    check(komadai_record_text(record, text, sizeof text, &needed));
    komadai_record_free(record);
    check(komadai_record_parse(text, KOMADAI_NUL_TERMINATED, &record));
    check(komadai_record_game(record, &again));
    check(komadai_game_hash(game, &hash));
    check(komadai_game_hash(again, &other));
    require(hash == other, "the game comes back");
    komadai_record_free(record);
    komadai_game_free(again);
    komadai_game_free(game);

    /* A line of USI may say anything; playing it tells. */
    expect(komadai_record_from_usi(rules, "position startpos 7g7f", KOMADAI_NUL_TERMINATED, &record),
           KOMADAI_STATUS_MALFORMED_RECORD, 0, 0);
    check(komadai_record_from_usi(rules, "position startpos moves 7g7f 8h2b", KOMADAI_NUL_TERMINATED, &record));
    expect(komadai_record_game(record, &game), KOMADAI_STATUS_ILLEGAL_RECORD, 0, 0);
    check(komadai_error_explanation(&why));
    require(why.obstacle == KOMADAI_OBSTACLE_NOT_YOURS, "it is the other side's turn");
    komadai_record_free(record);
    komadai_position_free(start);
    komadai_rules_free(rules);
}

static void own_game(void) {
    struct komadai_rules *rules = NULL, *again = NULL;
    struct komadai_position *start = NULL;
    struct komadai_record *record = NULL;
    char text[4096];
    size_t needed = 0;
    uint64_t moves = 0;
    uint8_t field;

    check(komadai_rules_load(mini, KOMADAI_NUL_TERMINATED, &rules));
    check(komadai_position_start(rules, &start));
    check(komadai_position_count_moves(start, &moves));
    require(moves == 5, "five moves");
    komadai_position_free(start);
    /* It can be written as either sort of file. */
    for (field = KOMADAI_RULES_FIELD_TOML; field <= KOMADAI_RULES_FIELD_JSON; field++) {
        check(komadai_rules_text(rules, field, text, sizeof text, &needed));
        check(komadai_rules_load(text, needed - 1, &again));
        komadai_rules_free(again);
    }
    /* Its records are read with its rules. */
    expect(komadai_record_parse("[Variant \"mini\"]\n\n1. Ra2 *\n", KOMADAI_NUL_TERMINATED, &record),
           KOMADAI_STATUS_MALFORMED_RECORD, 1, 1);
    check(komadai_record_parse_for(rules, "[Variant \"Mini\"]\n\n1. Ra2 *\n", KOMADAI_NUL_TERMINATED, &record));
    check(komadai_record_move_texts(record, text, sizeof text, &needed));
    require(strcmp(text, "a1a2") == 0, "its moves");
    komadai_record_free(record);
    komadai_rules_free(rules);
}

int main(void) {
    struct komadai_record *record = NULL;
    struct komadai_rules *rules = NULL;
    int64_t offset = 0;

    read_file();
    write_game();
    own_game();

    /* All that is wrong with a text is told at once. */
    expect(komadai_record_parse(wrong, KOMADAI_NUL_TERMINATED, &record), KOMADAI_STATUS_MALFORMED_RECORD, 2, 1);
    check(komadai_error_offset(&offset));
    require(offset == strstr(wrong, "[Result") - wrong, "the byte");
    expect(komadai_rules_load("id = \"mini\"\nfiles = 3\nranks = \"many\"\n", KOMADAI_NUL_TERMINATED, &rules),
           KOMADAI_STATUS_MALFORMED_RULES, 3, 9);
    require(record == NULL && rules == NULL, "nothing was written");
    return 0;
}
