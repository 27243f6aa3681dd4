/* Tells what a program would animate: everything that changes on the board and in the hands, in order. */
#include "example.h"

static const char *why(uint8_t reason) {
    static const char *const words[] = {"is lifted",  "lands", "is taken",  "burns",        "promotes",
                                        "transforms", "fuses", "splits up", "joins a hand", "leaves a hand"};
    return reason < sizeof words / sizeof words[0] ? words[reason] : "changes";
}

static void tell(const char *id, const char *start, const char *move_text) {
    struct komadai_rules *rules = NULL;
    struct komadai_position *position = NULL;
    struct komadai_move move;
    struct komadai_change *changes;
    size_t count = 0, n, needed = 0;

    check(komadai_rules_new(id, KOMADAI_NUL_TERMINATED, NULL, 0, &rules));
    check(komadai_position_parse(rules, start, KOMADAI_NUL_TERMINATED, &position));
    check(komadai_position_parse_move(position, move_text, KOMADAI_NUL_TERMINATED, &move));

    /* Ask how much room is needed, then get it. */
    check(komadai_position_changes(position, move, NULL, 0, &count));
    changes = (struct komadai_change *)malloc((count + 1) * sizeof *changes);
    if (changes == NULL) {
        exit(1);
    }
    check(komadai_position_changes(position, move, changes, count, &count));

    printf("%s, %s:\n", id, move_text);
    for (n = 0; n < count; n++) {
        struct komadai_change change = changes[n];
        struct komadai_piece piece = change.now.kind == KOMADAI_NONE ? change.was : change.now;
        char name[96], place[16] = "a hand";

        check(komadai_rules_piece_name(rules, piece, name, sizeof name, &needed));
        if (change.square != KOMADAI_NONE) {
            check(komadai_rules_square_name(rules, change.square, place, sizeof place, &needed));
        }
        printf("  %s: %s %s\n", place, name, why(change.why));
    }
    check(komadai_position_play(position, move));
    free(changes);
    komadai_position_free(position);
    komadai_rules_free(rules);
}

int main(void) {
    tell("shogi", "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3", "8h2b+");
    tell("shogi", "4k4/9/9/9/9/9/9/9/4K4 b P 1", "P*5e");
    return 0;
}
