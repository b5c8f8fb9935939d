#include "app/export_chart.h"

#include "core/base/error.h"
#include "core/store/run_store.h"
#include "ui/charts/batch_plot.h"
#include "ui/report/chart_image.h"

#include <fmt/format.h>

#include <QRegularExpression>

namespace bildrate {

std::optional<QSize> pictureSizeFrom(const QString& text) {
    static const QRegularExpression form(
        QRegularExpression::anchoredPattern(QStringLiteral("([0-9]{1,5})x([0-9]{1,5})")));
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    return QSize(match.captured(1).toInt(), match.captured(2).toInt());
}

void exportChart(const std::filesystem::path& database, const QString& run,
                 const std::filesystem::path& file, const QSize& pixels) {
    if (file.extension() != ".png")
        throw Error(ErrorKind::invalidInput,
                    fmt::format("'{}' does not end in .png, the only kind of picture that is made",
                                file.string()));
    if (std::error_code unknown; !std::filesystem::exists(database, unknown) && !unknown)
        throw Error(ErrorKind::notFound,
                    fmt::format("there is no database '{}'; a run makes one", database.string()));
    const RunStore store(database, StoreAccess::read);
    ui::BatchPlot plot;
    plot.setRun(store.load(store.resolve(run.toStdString())));
    ui::writeChartImage(file, plot, {.pixels = pixels});
}

} // namespace bildrate
