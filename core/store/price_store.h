#pragma once

#include "core/base/price.h"
#include "core/store/run_store.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace bildrate {

/// The user's prices and exchange rates, in the file that the runs are in and by its rules: see
/// RunStore.
class PriceStore {
public:
    explicit PriceStore(const std::filesystem::path& file, StoreAccess access = StoreAccess::write);
    ~PriceStore();
    PriceStore(PriceStore&&) noexcept;
    PriceStore& operator=(PriceStore&&) noexcept;

    bool readOnly() const;
    const std::string& warning() const;

    /// The user's prices in the order they were added, then the built-in ones.
    std::vector<Price> list() const;
    /// Adds what validate() accepts, all or none, whatever ids they have; what is there already,
    /// equal but for the id, is left out. Returns how many were added.
    std::size_t add(std::span<const Price> prices);
    /// Replaces the price with the id of this one. Throws Error{notFound}, or Error{invalidInput}
    /// for a built-in one.
    void edit(const Price& price);
    /// Throws as edit does; all or none.
    void remove(std::span<const std::string> ids);

    /// By currency.
    std::vector<ExchangeRate> rates() const;
    /// One rate for two currencies, whichever way round: an earlier one is replaced.
    void setRate(const ExchangeRate& rate);
    /// Throws Error{notFound} if there is none between the two.
    void removeRate(Currency from, Currency to);

private:
    std::unique_ptr<StoreConnection> m_database;
};

} // namespace bildrate
