// The C++ wrapper without exceptions.
#include <komadai.hpp>

#include <cstdlib>
#include <cstring>

int main() {
    komadai::position position{komadai::rules("medusa-shogi")};
    if (position.try_play("d4d5") || !position.try_play("d4d5")) {
        return 1;
    }
    // What cannot be returned goes to the program.
    komadai::on_failure = [](const komadai::error &error) {
        std::exit(std::strstr(error.what(), "chess") != nullptr ? 0 : 2);
    };
    komadai::rules rules("chess");
    return 3;
}
