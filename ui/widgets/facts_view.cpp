#include "ui/widgets/facts_view.h"

#include "ui/theme.h"
#include "ui/widgets/focus_line.h"

#include <QEvent>
#include <QScrollBar>

namespace bildrate::ui {

namespace {

QString escaped(const QString& text) {
    return text.toHtmlEscaped().replace('\n', QStringLiteral("<br>"));
}

QString rowOf(const Fact& fact, const Theme& theme) {
    if (fact.caveat)
        return QStringLiteral(
                   "<tr><td colspan=2><span style='color:%1'><b>!</b> %2</span></td></tr>")
            .arg(theme.warning.name(), escaped(fact.value));
    return QStringLiteral("<tr><td style='color:%1; padding-right:12px'>%2</td><td>%3</td></tr>")
        .arg(theme.mutedText.name(), escaped(fact.label), escaped(fact.value));
}

} // namespace

FactsView::FactsView(QWidget* parent) : QTextBrowser(parent) {
    setTabChangesFocus(true);
    setOpenLinks(false); // texts come from files of others too
    setFrameShape(QFrame::NoFrame);
    new FocusLine(this);
}

void FactsView::setFacts(const QString& title, std::vector<FactSection> sections) {
    const int place = title == m_title ? verticalScrollBar()->value() : 0;
    m_title = title;
    m_sections = std::move(sections);
    render();
    verticalScrollBar()->setValue(place);
}

void FactsView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        render();
    QTextBrowser::changeEvent(event);
}

void FactsView::render() {
    const Theme theme = Theme::of(palette());
    QString html;
    if (!m_title.isEmpty())
        html += QStringLiteral("<p><b>%1</b></p>").arg(escaped(m_title));
    for (const FactSection& section : m_sections) {
        html += QStringLiteral("<p style='margin-top:6px; margin-bottom:0'><b>%1</b></p>"
                               "<table cellspacing=0 cellpadding=1>")
                    .arg(escaped(section.title));
        for (const Fact& fact : section.facts)
            html += rowOf(fact, theme);
        html += QStringLiteral("</table>");
    }
    setHtml(html);
}

} // namespace bildrate::ui
