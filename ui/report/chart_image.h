#pragma once

#include <QSize>
#include <filesystem>

namespace bildrate::ui {

class Plot;

/// How large a picture becomes: exactly so many pixels, whatever the screen; and how large it is
/// meant to be seen, which the file says.
struct PictureSize {
    QSize pixels{1600, 900};
    int dotsPerInch = 192;
};

/// A chart as PNG on white paper. Replaces the file as a whole; throws Error{invalidInput} for a
/// size that is too small to show anything or too large, Error{io} or Error{diskFull} naming the
/// file.
void writeChartImage(const std::filesystem::path& file, Plot& plot, const PictureSize& size = {});

} // namespace bildrate::ui
