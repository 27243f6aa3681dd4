/* From nothing to the legal moves of the first position. */
#include <komadai.h>
#include <stdio.h>

int main(void) {
    struct komadai_rules *rules = NULL;
    struct komadai_position *position = NULL;
    char text[4096];
    size_t needed = 0;

    if (komadai_rules_new("hand-shogi", KOMADAI_NUL_TERMINATED, NULL, 0, &rules) != KOMADAI_STATUS_OK ||
        komadai_position_start(rules, &position) != KOMADAI_STATUS_OK ||
        komadai_position_legal_move_texts(position, text, sizeof text, &needed) != KOMADAI_STATUS_OK) {
        komadai_error_message(text, sizeof text, &needed);
        fprintf(stderr, "%s\n", text);
        return 1;
    }
    printf("%s\n", text);
    komadai_position_free(position);
    komadai_rules_free(rules);
    return 0;
}
