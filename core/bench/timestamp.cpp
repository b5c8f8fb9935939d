#include "core/base/error.h"
#include "core/bench/environment.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <ctime>

namespace bildrate {
namespace {

using namespace std::chrono;

/// The digits at a fixed place; -1 if they are not all digits.
int digitsAt(std::string_view text, std::size_t place, std::size_t count) {
    int value = -1;
    const char* first = text.data() + place;
    const auto result = std::from_chars(first, first + count, value);
    return result.ec == std::errc() && result.ptr == first + count && value >= 0 ? value : -1;
}

} // namespace

Timestamp now() {
    const auto instant = time_point_cast<milliseconds>(system_clock::now());
    const std::time_t seconds = system_clock::to_time_t(instant);
    std::tm local{};
    localtime_r(&seconds, &local);
    return {instant.time_since_epoch().count(), int(local.tm_gmtoff / 60)};
}

std::string format(const Timestamp& time) {
    constexpr sys_time<milliseconds> first = sys_days(year(0) / 1 / 2);
    constexpr sys_time<milliseconds> last = sys_days(year(9999) / 12 / 31);
    const int offset = std::clamp(time.utcOffsetMinutes, -24 * 60 + 1, 24 * 60 - 1);
    const sys_time<milliseconds> instant(milliseconds(
        std::clamp(time.unixMilliseconds, std::int64_t(first.time_since_epoch().count()),
                   std::int64_t(last.time_since_epoch().count()))));
    const auto local = instant + minutes(offset);
    const auto day = floor<days>(local);
    const year_month_day date(day);
    const hh_mm_ss clock(local - day);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}{}{:02}:{:02}", int(date.year()),
                       unsigned(date.month()), unsigned(date.day()), clock.hours().count(),
                       clock.minutes().count(), clock.seconds().count(), clock.subseconds().count(),
                       offset < 0 ? '-' : '+', std::abs(offset) / 60, std::abs(offset) % 60);
}

Timestamp timestampFrom(std::string_view text) {
    const auto refuse = [&text] {
        return Error(ErrorKind::invalidInput,
                     fmt::format("'{}' is not a time; write it as 2026-11-30T14:05:09.123+01:00",
                                 text.substr(0, 40)));
    };
    constexpr std::string_view pattern = "0000-00-00T00:00:00.000+00:00";
    if (text.size() != pattern.size())
        throw refuse();
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool digit = text[i] >= '0' && text[i] <= '9';
        const bool sign = pattern[i] == '+' && (text[i] == '+' || text[i] == '-');
        if (pattern[i] == '0' ? !digit : !sign && text[i] != pattern[i])
            throw refuse();
    }
    const year_month_day date(year(digitsAt(text, 0, 4)), month(unsigned(digitsAt(text, 5, 2))),
                              day(unsigned(digitsAt(text, 8, 2))));
    const int hour = digitsAt(text, 11, 2);
    const int minute = digitsAt(text, 14, 2);
    const int second = digitsAt(text, 17, 2);
    const int offsetHours = digitsAt(text, 24, 2);
    const int offsetMinutes = digitsAt(text, 27, 2);
    if (!date.ok() || hour > 23 || minute > 59 || second > 59 || offsetHours > 23 ||
        offsetMinutes > 59)
        throw refuse();
    const int offset = (text[23] == '-' ? -1 : 1) * (offsetHours * 60 + offsetMinutes);
    const auto instant = sys_days(date) + hours(hour) + minutes(minute - offset) + seconds(second) +
                         milliseconds(digitsAt(text, 20, 3));
    return {instant.time_since_epoch().count(), offset};
}

} // namespace bildrate
