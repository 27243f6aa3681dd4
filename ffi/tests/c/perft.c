/* Counts through C, and that what is counted can be played. */
#include "example.h"

static uint64_t count(const struct komadai_position *position, uint32_t depth) {
    struct komadai_move moves[1024];
    struct komadai_position *child = NULL;
    uint64_t nodes = 0;
    size_t moves_count = 0, n;

    if (depth == 0) {
        return 1;
    }
    check(komadai_position_legal_moves(position, moves, 1024, &moves_count));
    check(komadai_position_clone(position, &child));
    for (n = 0; n < moves_count; n++) {
        check(komadai_position_assign(child, position));
        check(komadai_position_play(child, moves[n]));
        nodes += count(child, depth - 1);
    }
    komadai_position_free(child);
    return nodes;
}

int main(void) {
    size_t games = 0, index, needed = 0;

    check(komadai_variant_count(&games));
    for (index = 0; index < games; index++) {
        struct komadai_rules *rules = NULL;
        struct komadai_position *position = NULL;
        struct komadai_count counts[1024];
        uint64_t library = 0, by_hand, sum = 0;
        size_t divided = 0, n;
        char id[64];

        check(komadai_variant_id(index, id, sizeof id, &needed));
        check(komadai_rules_new(id, KOMADAI_NUL_TERMINATED, NULL, 0, &rules));
        check(komadai_position_start(rules, &position));
        check(komadai_position_perft(position, 2, &library));
        check(komadai_position_divide(position, 2, counts, 1024, &divided));
        for (n = 0; n < divided; n++) {
            sum += counts[n].nodes;
        }
        by_hand = count(position, 2);
        printf("%s: %lu\n", id, (unsigned long)library);
        if (by_hand != library || sum != library) {
            return 1;
        }
        komadai_position_free(position);
        komadai_rules_free(rules);
    }
    return 0;
}
