/* A fault of the library, asked for: it becomes a status, and the handle that was being changed can only be freed. */
#include "../../examples/c/example.h"

void komadai_test_panic_at(uint64_t n);

static int expect(int32_t status, int32_t expected) {
    if (status == expected) {
        return 1;
    }
    printf("%s instead of %s\n", komadai_status_text(status), komadai_status_text(expected));
    return 0;
}

int main(void) {
    struct komadai_rules *rules = NULL;
    struct komadai_position *position = NULL;
    struct komadai_move move;
    uint8_t flag = 77;
    int fine = 1;

    komadai_test_panic_at(1);
    fine &= expect(komadai_rules_new("shogi", 5, NULL, 0, &rules), KOMADAI_STATUS_PANIC);
    fine &= rules == NULL;
    check(komadai_rules_new("shogi", 5, NULL, 0, &rules));
    check(komadai_position_start(rules, &position));
    check(komadai_position_parse_move(position, "7g7f", 4, &move));

    /* Before anything changes: nothing has happened. */
    komadai_test_panic_at(1);
    fine &= expect(komadai_position_play(position, move), KOMADAI_STATUS_PANIC);
    fine &= expect(komadai_position_is_check(position, &flag), KOMADAI_STATUS_OK);
    /* While looking: the position is as it was. */
    flag = 77;
    komadai_test_panic_at(1);
    fine &= expect(komadai_position_is_check(position, &flag), KOMADAI_STATUS_PANIC) && flag == 77;
    fine &= expect(komadai_position_is_check(position, &flag), KOMADAI_STATUS_OK);
    /* While it changes: it is poisoned. */
    komadai_test_panic_at(2);
    fine &= expect(komadai_position_play(position, move), KOMADAI_STATUS_PANIC);
    flag = 77;
    fine &= expect(komadai_position_is_check(position, &flag), KOMADAI_STATUS_POISONED) && flag == 77;
    fine &= expect(komadai_position_play(position, move), KOMADAI_STATUS_POISONED);
    komadai_position_free(position);
    komadai_rules_free(rules);
    return fine ? 0 : 1;
}
