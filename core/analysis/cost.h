#pragma once

#include "core/base/price.h"
#include "core/bench/run_record.h"

#include <cstdint>
#include <optional>
#include <string>

namespace bildrate {

/// A value with what is known of its error: low and high are both set or neither.
template <class Value>
struct Ranged {
    Value value{};
    std::optional<Value> low{};
    std::optional<Value> high{};

    bool operator==(const Ranged&) const = default;
};

/// Images per second of a whole job, over all its devices, above zero, with its 95 % interval.
using Speed = Ranged<double>;

/// "" if a cell's speed may be turned into a cost, else why not, as one sentence: not completed, no
/// figure, or a speed that cannot be.
std::string whyNoCost(const CellRecord& cell);
/// Of a cell that whyNoCost has nothing against.
Speed speedOf(const CellRecord& cell);

/// images x epochs. Throws Error{invalidInput} if one is below 1 or the product above 10^15.
std::int64_t imagesOfEpochs(std::int64_t images, std::int64_t epochs);

/// Instances of a price that so many GPUs take; 1 where the price says nothing of GPUs.
std::int64_t instancesFor(const Price& price, std::int64_t gpus);

/// What a number of images takes and costs; each as a range where the speed has an interval.
struct Cost {
    Ranged<Seconds> time;
    Ranged<Money> pure;   ///< time x price
    Ranged<Money> billed; ///< with start-up, every begun step, and the minimum charge

    bool operator==(const Cost&) const = default;
};

/// By a rented instance, several of which share the work. Money is rounded at the end alone. Throws
/// Error{invalidInput} for a speed of 0 or below or a cost that is too large.
Cost costOf(const Speed& speed, std::int64_t images, const Price& price, std::int64_t instances,
            const Conversion& conversion);

/// The same for a time that is known already.
Money pureCost(Seconds time, const Price& price, std::int64_t instances,
               const Conversion& conversion);
/// 0 for no time; what was begun is billed, on each instance.
Money billedCost(Seconds time, const Price& price, std::int64_t instances,
                 const Conversion& conversion);

/// A machine that was bought. What it draws while it is idle is not counted.
struct OwnedHardware {
    Money purchase;
    double lifetimeYears = 3;
    double utilisation = 1; ///< share of its lifetime that it works: above 0, at most 1
    double watts = 0;       ///< while it works
    Money electricity;      ///< of a kilowatt-hour, in the currency of purchase
};
/// Throws Error{invalidInput} naming what cannot be.
void validate(const OwnedHardware& hardware);

/// Of an hour of work: its share of the purchase, and electricity.
Money costPerHour(const OwnedHardware& hardware);
/// Pure and billed are the same.
Cost costOf(const Speed& speed, std::int64_t images, const OwnedHardware& hardware,
            const Conversion& conversion);

/// Hours of work after which renting has cost as much as buying and running the hardware, for
/// machines of one speed. Unset where renting is no dearer than the electricity alone. conversion:
/// of the hardware's currency into the price's.
std::optional<double> breakEvenHours(const OwnedHardware& hardware, const Price& price,
                                     std::int64_t instances, const Conversion& conversion);

} // namespace bildrate
