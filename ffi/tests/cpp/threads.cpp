// Threads share rules and positions that none of them changes, and each has the message of its own failures.
#include <komadai.hpp>

#include <atomic>
#include <thread>

int main() {
    const komadai::rules rules("minjiku-shogi");
    const komadai::position start(rules);
    const auto nodes = start.perft(2);
    std::atomic<int> wrong{0};
    std::vector<std::thread> threads;
    for (int n = 0; n < 4; n++) {
        threads.emplace_back([&, n] {
            for (int round = 0; round < 20; round++) {
                komadai::position mine = start;
                const std::string nonsense = "nonsense" + std::to_string(n);
                wrong += start.perft(2) != nodes;
                try {
                    komadai::rules other(nonsense);
                    wrong++;
                } catch (const komadai::error &error) {
                    std::this_thread::yield();
                    wrong += std::string(error.what()).find(nonsense) == std::string::npos;
                }
                mine.play(mine.legal_moves().at(static_cast<std::size_t>(n)));
                wrong += mine.same(start);
            }
        });
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
    return wrong == 0 ? 0 : 1;
}
