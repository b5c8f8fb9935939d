#pragma once

#include "core/analysis/cost.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace bildrate {

/// A row of a cost table of the articles: published, not measured here. What is printed is kept
/// beside what follows from the printed inputs.
struct PublishedCost {
    std::string source;  ///< the article
    std::string section; ///< title of its table
    std::string network;
    std::string gpu;
    int gpus = 1;
    std::string platform;
    std::int64_t images = 0;
    std::int64_t batchPerGpu = 0;
    double imagesPerSecond = 0; ///< of the article's throughput tables, all GPUs together
    std::string timePrinted;    ///< "5m 3sec"
    Seconds time{};
    Price price;
    std::string totalPrinted; ///< "€0,303"
    Money total;
    std::vector<std::string> notes; ///< what is odd about it, one sentence each

    Seconds computedTime() const; ///< images / (images/s)
    Money computedTotal() const;  ///< computed time x price
    bool timeFollows() const;     ///< printed and computed time agree within a second
    bool totalFollows() const;    ///< printed and computed total agree within a cent
};

/// All 36, in the order of the articles.
const std::vector<PublishedCost>& publishedCosts();

namespace text {
/// CSV, as in resources/published.
std::string_view publishedCosts();
std::string_view publishedCostNotes();
} // namespace text

} // namespace bildrate
