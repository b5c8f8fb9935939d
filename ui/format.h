#pragma once

#include "core/bench/environment.h"
#include "core/bench/measurement.h"

#include <QString>

/// The only place where numbers, dates and units become text of the user's language: that of
/// QLocale(), the default locale, which follows the chosen language.
namespace bildrate::ui::format {

QString count(std::int64_t count);                       ///< "25,557,032"
QString significant(double value, int digits = 3);       ///< "57.4", "12,300"
QString number(double value, int decimals);              ///< "1,234.50"
QString withUncertainty(double value, double halfWidth); ///< "57.4 ± 0.4"
/// "57.4 ± 0.4" images/s; "57.4" where no interval can be told; empty if nothing was measured.
QString rate(const Summary& summary);
QString large(double value);        ///< "25.6 M", "3.86 G": decimal prefixes
QString percent(double fraction);   ///< "1.3 %" from 0.013
QString bytes(Bytes bytes);         ///< "1.90 GiB", "275 MiB"
QString duration(Seconds duration); ///< "12.3 ms", "4.56 s", "2 min 5 s", "1 h 3 min"
/// For what is only estimated: "12 s", "3 min", "1 h 5 min".
QString roughDuration(Seconds duration);
/// In the user's zone: "30/11/2026 14:05".
QString dateTime(const Timestamp& time);
QString list(const QStringList& items); ///< "a, b, c"

} // namespace bildrate::ui::format
