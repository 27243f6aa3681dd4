/* What the examples share. */
#ifndef KOMADAI_EXAMPLE_H
#define KOMADAI_EXAMPLE_H

#include <komadai.h>
#include <stdio.h>
#include <stdlib.h>

/* Ends the program with the library's message unless the call succeeded. */
static inline void check(int32_t status) {
    char message[1024];
    size_t needed = 0;

    if (status == KOMADAI_STATUS_OK) {
        return;
    }
    if (komadai_error_message(message, sizeof message, &needed) != KOMADAI_STATUS_OK) {
        message[0] = '\0';
    }
    fprintf(stderr, "%s: %s\n", komadai_status_text(status), message);
    exit(1);
}

#endif
