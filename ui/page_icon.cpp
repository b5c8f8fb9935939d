#include "ui/page_icon.h"

#include <QFile>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace bildrate::ui {
namespace {

QPixmap drawn(QByteArray svg, const QColor& colour, int size) {
    QPixmap pixmap(size, size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QSvgRenderer(svg.replace("#000000", colour.name().toLatin1())).render(&painter);
    return pixmap;
}

} // namespace

QIcon pageIcon(const QString& name, const QPalette& palette, int size) {
    QFile file(QStringLiteral(":/pages/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray svg = file.readAll();
    QIcon icon;
    icon.addPixmap(drawn(svg, palette.color(QPalette::Text), size), QIcon::Normal);
    icon.addPixmap(drawn(svg, palette.color(QPalette::HighlightedText), size), QIcon::Selected);
    return icon;
}

} // namespace bildrate::ui
