#pragma once

#include <QSize>
#include <QString>
#include <filesystem>
#include <optional>

namespace bildrate {

/// "1600x900"; unset if it is not written so.
std::optional<QSize> pictureSizeFrom(const QString& text);

/// Draws images/s by batch of a stored run, without any window. run: an id, its first characters or
/// "last". Throws Error.
void exportChart(const std::filesystem::path& database, const QString& run,
                 const std::filesystem::path& file, const QSize& pixels);

} // namespace bildrate
