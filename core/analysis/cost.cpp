#include "core/analysis/cost.h"

#include "core/base/error.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace bildrate {

namespace {

constexpr std::int64_t mostImages = 1'000'000'000'000'000;
constexpr double hoursOfYear = 365 * 24;

Error refusal(const std::string& sentence) {
    return Error(ErrorKind::invalidInput, sentence);
}

/// The value of work at the speed and at both ends of its interval; the fast end is the low one.
template <class Work>
auto rangedOver(const Speed& speed, Work work) {
    Ranged<decltype(work(speed.value))> result{work(speed.value)};
    if (speed.low && speed.high) {
        result.low = work(*speed.high);
        result.high = work(*speed.low);
    }
    return result;
}

void requireSpeed(const Speed& speed) {
    for (const std::optional<double>& each : {std::optional(speed.value), speed.low, speed.high})
        if (each && !(*each > 0 && std::isfinite(*each)))
            throw refusal(fmt::format("{} images/s is no speed that has a cost", *each));
}

Seconds timeFor(std::int64_t images, double imagesPerSecond) {
    return Seconds(double(images) / imagesPerSecond);
}

long double hardwarePerSecond(const OwnedHardware& hardware) {
    const long double hours = hardware.lifetimeYears * hoursOfYear * hardware.utilisation;
    const long double electricity = hardware.electricity.amount() * hardware.watts / 1000;
    return (hardware.purchase.amount() / hours + electricity) / 3600;
}

} // namespace

std::string whyNoCost(const CellRecord& cell) {
    if (cell.outcome != Outcome::completed)
        return std::string(nameOf(cell.outcome)) + (cell.reason.empty() ? "" : ": " + cell.reason);
    for (const std::string& caveat : cell.measurement.caveats)
        if (caveat.starts_with("implausible:"))
            return caveat;
    const std::optional<double> rate = cell.summary().imagesPerSecond;
    return rate && *rate > 0 ? "" : "nothing was measured";
}

Speed speedOf(const CellRecord& cell) {
    const Summary summary = cell.summary();
    Speed speed{summary.imagesPerSecond.value()};
    if (summary.intervalLow && summary.intervalHigh && *summary.intervalLow > 0) {
        speed.low = summary.intervalLow;
        speed.high = summary.intervalHigh;
    }
    return speed;
}

std::int64_t imagesOfEpochs(std::int64_t images, std::int64_t epochs) {
    if (images < 1 || images > mostImages)
        throw refusal(fmt::format("{} is no number of images; use 1 to {}", images, mostImages));
    if (epochs < 1 || epochs > mostImages / images)
        throw refusal(fmt::format("{} epochs of {} images cannot be; use 1 to {}", epochs, images,
                                  mostImages / images));
    return images * epochs;
}

std::int64_t instancesFor(const Price& price, std::int64_t gpus) {
    return price.gpus > 0 ? std::max<std::int64_t>(1, (gpus + price.gpus - 1) / price.gpus) : 1;
}

Money pureCost(Seconds time, const Price& price, std::int64_t instances,
               const Conversion& conversion) {
    return Money::rounded(static_cast<long double>(time.count()) * price.amountPerSecond() *
                              static_cast<long double>(instances) * conversion.factor,
                          conversion.to);
}

Money billedCost(Seconds time, const Price& price, std::int64_t instances,
                 const Conversion& conversion) {
    if (time.count() == 0)
        return Money::fromBillionths(0, conversion.to);
    const long double step = lengthOf(price.step).count();
    const long double steps = (time.count() + 60 * price.startUpMinutes) / step;
    // a rounding error above a whole number of steps begins no other one
    const long double begun = std::ceil(steps - 1e-12L * std::max(1.0L, steps));
    const long double each = std::max(std::max(1.0L, begun) * step * price.amountPerSecond(),
                                      price.minimumCharge.amount());
    return Money::rounded(each * static_cast<long double>(instances) * conversion.factor,
                          conversion.to);
}

Cost costOf(const Speed& speed, std::int64_t images, const Price& price, std::int64_t instances,
            const Conversion& conversion) {
    requireSpeed(speed);
    const auto over = [&](auto cost) {
        return rangedOver(speed, [&](double imagesPerSecond) {
            return cost(timeFor(images, imagesPerSecond), price, instances, conversion);
        });
    };
    return {rangedOver(speed, [&](double rate) { return timeFor(images, rate); }), over(pureCost),
            over(billedCost)};
}

void validate(const OwnedHardware& hardware) {
    if (hardware.purchase.billionths() <= 0)
        throw refusal("the purchase price must be above zero");
    if (!(hardware.lifetimeYears > 0 && hardware.lifetimeYears <= 100))
        throw refusal(fmt::format("{} years are no lifetime; use above 0, at most 100",
                                  hardware.lifetimeYears));
    if (!(hardware.utilisation > 0 && hardware.utilisation <= 1))
        throw refusal(fmt::format("{} % is no utilisation; use above 0 %, at most 100 %",
                                  100 * hardware.utilisation));
    if (!(hardware.watts >= 0 && hardware.watts <= 1e6))
        throw refusal(fmt::format("{} W is no power draw; use 0 to 1000000", hardware.watts));
    if (hardware.electricity.currency() != hardware.purchase.currency())
        throw refusal("the price of electricity must be in the currency of the purchase");
}

Money costPerHour(const OwnedHardware& hardware) {
    validate(hardware);
    return Money::rounded(hardwarePerSecond(hardware) * 3600, hardware.purchase.currency());
}

Cost costOf(const Speed& speed, std::int64_t images, const OwnedHardware& hardware,
            const Conversion& conversion) {
    requireSpeed(speed);
    validate(hardware);
    const long double perSecond = hardwarePerSecond(hardware) * conversion.factor;
    const Ranged<Money> money = rangedOver(speed, [&](double rate) {
        return Money::rounded(timeFor(images, rate).count() * perSecond, conversion.to);
    });
    return {rangedOver(speed, [&](double rate) { return timeFor(images, rate); }), money, money};
}

std::optional<double> breakEvenHours(const OwnedHardware& hardware, const Price& price,
                                     std::int64_t instances, const Conversion& conversion) {
    validate(hardware);
    const long double rent = price.amountPerSecond() * 3600 * static_cast<long double>(instances);
    const long double electricity =
        hardware.electricity.amount() * hardware.watts / 1000 * conversion.factor;
    if (rent <= electricity)
        return std::nullopt;
    return double(hardware.purchase.amount() * conversion.factor / (rent - electricity));
}

} // namespace bildrate
