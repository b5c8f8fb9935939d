#include "ui/widgets/memory_table.h"

#include "ui/core_text.h"
#include "ui/format.h"

#include <QEvent>

namespace bildrate::ui {
namespace {

QString rowOf(const QString& label, const QString& inference, const QString& training,
              const QString& tag = QStringLiteral("td")) {
    return QStringLiteral("<tr><%1 align=left>%2</%1><%1 align=right>%3</%1>"
                          "<%1 align=right>%4</%1></tr>")
        .arg(tag, label.toHtmlEscaped(), inference.toHtmlEscaped(), training.toHtmlEscaped());
}

} // namespace

MemoryTable::MemoryTable(QWidget* parent) : QLabel(parent) {
    setObjectName("memoryTable");
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setWordWrap(true);
    render();
}

void MemoryTable::setLargest(const std::optional<LargestCell>& largest) {
    if (largest == m_largest)
        return;
    m_largest = largest;
    render();
}

void MemoryTable::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        render();
    QLabel::changeEvent(event);
}

void MemoryTable::render() {
    setAccessibleName(tr("Memory of the largest cell"));
    if (!m_largest)
        return setText(tr("No cell of this setup can run here."));
    const auto row = [this](const QString& label, Bytes MemoryForecast::*part) {
        const auto text = [&](const MemoryForecast& forecast) {
            return forecast.*part > 0 ? format::bytes(forecast.*part) : QStringLiteral("–");
        };
        return rowOf(label, text(m_largest->inference), text(m_largest->training));
    };
    const QString rows =
        rowOf(tr("%1 · %2 · batch %3", "network, precision, images on one device")
                  .arg(QString::fromStdString(m_largest->network), text::of(m_largest->precision),
                       format::count(m_largest->images)),
              tr("Inference"), tr("Training"), QStringLiteral("th")) +
        row(tr("Weights"), &MemoryForecast::weights) +
        row(tr("Gradients"), &MemoryForecast::gradients) +
        row(tr("Optimiser's state"), &MemoryForecast::optimiserState) +
        row(tr("Activations"), &MemoryForecast::activations) +
        rowOf(tr("In all, about"), format::bytes(m_largest->inference.total()),
              format::bytes(m_largest->training.total()), QStringLiteral("th"));
    setText(QStringLiteral("<table cellspacing=0 cellpadding=2 width='60%'>%1</table>"
                           "<p style='margin:0'>%2</p>")
                .arg(rows, tr("The workspace of the library comes on top; it is known once a "
                              "cell is compiled, and stands in the details of a run.")
                               .toHtmlEscaped()));
}

} // namespace bildrate::ui
