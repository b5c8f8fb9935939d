#include "ui/pages/explain_page.h"

#include "core/explanation.h"
#include "ui/language.h"
#include "ui/widgets/focus_line.h"

#include <QLocale>
#include <QResizeEvent>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QVBoxLayout>
#include <algorithm>

namespace bildrate::ui {
namespace {

constexpr int charactersOfALine = 84;
constexpr int margin = 24;

/// Headings by weight rather than by size, and air between the paragraphs.
void calm(QTextDocument& document) {
    const double line = QFontMetricsF(document.defaultFont()).height();
    QTextCursor cursor(&document);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        cursor.setPosition(block.position());
        const int level = block.blockFormat().headingLevel();
        QTextBlockFormat spacing;
        spacing.setTopMargin(level > 1 ? line : 0);
        spacing.setBottomMargin(block.textList() ? line / 4 : line / 2);
        spacing.setLineHeight(120, QTextBlockFormat::ProportionalHeight);
        cursor.mergeBlockFormat(spacing);
        if (level == 0)
            continue;
        cursor.select(QTextCursor::BlockUnderCursor);
        QTextCharFormat heading;
        heading.setProperty(QTextFormat::FontSizeAdjustment, level == 1 ? 1 : 0);
        heading.setFontWeight(QFont::Bold);
        cursor.mergeCharFormat(heading);
    }
}

} // namespace

ExplainPage::ExplainPage(QWidget* parent) : Page(parent), m_text(new QTextBrowser) {
    m_text->setObjectName("explanation");
    m_text->setFrameShape(QFrame::NoFrame);
    new FocusLine(m_text);
    m_text->document()->setDocumentMargin(margin);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_text);
    setFocusProxy(m_text);
    ExplainPage::retranslate();
}

QString ExplainPage::title() const {
    return tr("What is measured?");
}

void ExplainPage::retranslate() {
    m_text->setAccessibleName(title());
    const std::string language = languageFor(QLocale()).toStdString();
    const std::string_view text = explanation(language);
    m_text->setMarkdown(QString::fromUtf8(text.data(), qsizetype(text.size())));
    calm(*m_text->document());
    m_text->moveCursor(QTextCursor::Start);
    fitLines();
}

void ExplainPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    fitLines();
}

void ExplainPage::fitLines() {
    const int widest = charactersOfALine * m_text->fontMetrics().averageCharWidth() + 2 * margin;
    m_text->setLineWrapMode(QTextEdit::FixedPixelWidth);
    m_text->setLineWrapColumnOrWidth(std::min(m_text->viewport()->width(), widest));
}

} // namespace bildrate::ui
