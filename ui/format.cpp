#include "ui/format.h"

#include "core/base/decimal.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>

namespace bildrate::ui::format {
namespace {

class Format {
    Q_DECLARE_TR_FUNCTIONS(Format)
};

/// A neutral decimal number as the language writes it, with the same digits.
QString localised(const std::string& neutral) {
    const QString text = QString::fromStdString(neutral);
    const auto point = text.indexOf('.');
    const int decimals = point < 0 ? 0 : int(text.size() - point - 1);
    return QLocale().toString(QLocale::c().toDouble(text), 'f', decimals);
}

} // namespace

QString count(std::int64_t count) {
    return QLocale().toString(qlonglong(count));
}

QString significant(double value, int digits) {
    return localised(bildrate::significant(value, digits));
}

QString number(double value, int decimals) {
    return QLocale().toString(value, 'f', decimals);
}

QString withUncertainty(double value, double halfWidth) {
    const UncertainText text = roundedToUncertainty(value, halfWidth);
    return localised(text.value) + QStringLiteral(" ± ") + localised(text.halfWidth);
}

QString rate(const Summary& summary) {
    if (!summary.imagesPerSecond)
        return {};
    const std::optional<double> half = halfWidthOf(summary);
    return half ? withUncertainty(*summary.imagesPerSecond, *half)
                : significant(*summary.imagesPerSecond);
}

QString large(double value) {
    static constexpr std::array<const char*, 5> prefixes{"", " k", " M", " G", " T"};
    std::size_t step = 0;
    while (std::abs(value) >= 999.5 && step + 1 < prefixes.size()) {
        value /= 1000;
        ++step;
    }
    return significant(value) + QString::fromLatin1(prefixes[step]);
}

QString percent(double fraction) {
    return Format::tr("%1 %", "a percentage").arg(significant(fraction * 100, 2));
}

QString bytes(Bytes bytes) {
    double inUnit = double(bytes);
    while (inUnit >= 1024)
        inUnit /= 1024;
    const int decimals = inUnit >= 99.95 ? 0 : inUnit >= 9.995 ? 1 : 2;
    return QLocale().formattedDataSize(qint64(bytes), decimals, QLocale::DataSizeIecFormat);
}

QString duration(Seconds duration) {
    const double seconds = duration.count();
    if (seconds >= 59.95) {
        const auto whole = std::int64_t(std::llround(seconds));
        return whole >= 3600
                   ? Format::tr("%1 h %2 min").arg(count(whole / 3600)).arg(whole % 3600 / 60)
                   : Format::tr("%1 min %2 s").arg(whole / 60).arg(whole % 60);
    }
    if (seconds != 0 && std::abs(seconds) < 0.9995)
        return Format::tr("%1 ms").arg(significant(seconds * 1e3));
    return Format::tr("%1 s").arg(seconds == 0 ? count(0) : significant(seconds));
}

QString roughDuration(Seconds duration) {
    const auto seconds = std::max<std::int64_t>(1, std::llround(duration.count()));
    if (seconds < 90)
        return Format::tr("%1 s").arg(seconds);
    const std::int64_t minutes = (seconds + 30) / 60;
    return minutes < 60 ? Format::tr("%1 min").arg(minutes)
                        : Format::tr("%1 h %2 min").arg(count(minutes / 60)).arg(minutes % 60);
}

QString dateTime(const Timestamp& time) {
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(time.unixMilliseconds),
                              QLocale::ShortFormat);
}

QString list(const QStringList& items) {
    return items.join(Format::tr(", ", "between the items of a list"));
}

} // namespace bildrate::ui::format
