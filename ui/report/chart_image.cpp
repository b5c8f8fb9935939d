#include "ui/report/chart_image.h"

#include "core/base/error.h"
#include "core/exchange/file.h"
#include "ui/charts/plot.h"

#include <fmt/format.h>

#include <QBuffer>
#include <QGraphicsScene>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>

namespace bildrate::ui {
namespace {

constexpr int leastPixels = 200;
constexpr int mostPixels = 16'384;
/// Plots are laid out for 96 dots an inch, the unit of widgets.
constexpr double layoutDotsPerInch = 96;
constexpr int textPixels = 13;

QImage paint(Plot& plot, const PictureSize& size) {
    const double scale = size.dotsPerInch / layoutDotsPerInch;
    const QSizeF room = QSizeF(size.pixels) / scale;
    QGraphicsScene scene;
    scene.addItem(&plot);
    QFont font = QGuiApplication::font();
    font.setPixelSize(textPixels); // points would follow the screen
    plot.setTextFont(font);
    plot.setColours(Theme::lightPalette());
    plot.setPos(0, 0);
    plot.resize(room);
    plot.redraw();
    // Charts are laid out by posted events.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents);

    QImage image(size.pixels, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    scene.render(&painter, QRectF(QPointF(), size.pixels), QRectF(QPointF(), room),
                 Qt::IgnoreAspectRatio);
    painter.end();
    scene.removeItem(&plot);
    // Only now: text would be painted for this resolution before.
    const int dotsPerMeter = int(size.dotsPerInch / 0.0254 + 0.5);
    image.setDotsPerMeterX(dotsPerMeter);
    image.setDotsPerMeterY(dotsPerMeter);
    return image;
}

} // namespace

void writeChartImage(const std::filesystem::path& file, Plot& plot, const PictureSize& size) {
    for (const int pixels : {size.pixels.width(), size.pixels.height()})
        if (pixels < leastPixels || pixels > mostPixels)
            throw Error(ErrorKind::invalidInput,
                        fmt::format("a picture of {}x{} pixels cannot be made; each side is from "
                                    "{} to {}",
                                    size.pixels.width(), size.pixels.height(), leastPixels,
                                    mostPixels));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!paint(plot, size).save(&buffer, "PNG"))
        throw Error(ErrorKind::outOfMemory, "the picture could not be made for lack of memory");
    writeFile(file, {bytes.constData(), std::size_t(bytes.size())}, IfExists::replace);
}

} // namespace bildrate::ui
