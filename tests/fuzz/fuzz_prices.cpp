#include "core/exchange/prices_csv.h"
#include "tests/fuzz/fuzz.h"

void fuzz(std::string_view text) {
    const std::vector<bildrate::Price> prices = bildrate::pricesFromCsv(text);
    require(bildrate::pricesFromCsv(bildrate::pricesToCsv(prices)) == prices,
            "a price changes on its way through a file");
}
