#include "tests/ui/text_fit.h"

#include "ui/widgets/elided_label.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTabBar>

namespace bildrate::ui {
namespace {

QString named(const QWidget& widget, const QString& text) {
    return QStringLiteral("%1 '%2': \"%3\" (%4 x %5)")
        .arg(widget.metaObject()->className(), widget.objectName(), text)
        .arg(widget.width())
        .arg(widget.height());
}

bool isCut(const QLabel& label) {
    if (label.text().isEmpty() || qobject_cast<const ElidedLabel*>(&label))
        return false; // what an elided label leaves out is its tool tip
    if (label.wordWrap())
        return label.height() < label.heightForWidth(label.width());
    const QSize needed = label.sizeHint();
    return label.width() < needed.width() || label.height() < needed.height();
}

/// The header's sections that show less than their text and sign of sorting.
QStringList cutSections(const QHeaderView& header) {
    const bool across = header.orientation() == Qt::Horizontal;
    QStringList cut;
    for (int i = 0; i < header.count(); ++i) {
        const QString text = header.model()->headerData(i, header.orientation()).toString();
        if (header.isSectionHidden(i) || text.isEmpty())
            continue;
        const int needed = header.fontMetrics().horizontalAdvance(text);
        if (across
                ? header.sectionSize(i) < header.sectionSizeHint(i)
                : header.width() < needed || header.sectionSize(i) < header.fontMetrics().height())
            cut << named(header, text);
    }
    return cut;
}

/// Whether a field that has no label is too narrow for the words in it that stand for one.
bool isCut(const QLineEdit& field) {
    if (!field.text().isEmpty() || field.placeholderText().isEmpty())
        return false;
    for (const QLabel* label : field.window()->findChildren<QLabel*>())
        if (label->buddy() == &field)
            return false;
    constexpr int padding = 6; // of the text in a field, Qt's and the style's
    return field.width() < field.fontMetrics().horizontalAdvance(field.placeholderText()) + padding;
}

QStringList cutTabs(const QTabBar& tabs) {
    QStringList cut;
    for (int i = 0; i < tabs.count(); ++i)
        if (tabs.tabRect(i).width() < tabs.fontMetrics().horizontalAdvance(tabs.tabText(i)) ||
            (!tabs.usesScrollButtons() && tabs.tabRect(i).right() > tabs.width()))
            cut << named(tabs, tabs.tabText(i));
    return cut;
}

} // namespace

QStringList cutTexts(const QWidget& root) {
    QStringList cut;
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->size().isEmpty())
            continue;
        if (const auto* label = qobject_cast<const QLabel*>(widget); label && isCut(*label))
            cut << named(*label, label->text());
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget);
            button && !button->text().isEmpty() && button->width() < button->sizeHint().width())
            cut << named(*button, button->text());
        if (const auto* field = qobject_cast<const QLineEdit*>(widget); field && isCut(*field))
            cut << named(*field, field->placeholderText());
        if (const auto* group = qobject_cast<const QGroupBox*>(widget);
            group && group->width() < group->fontMetrics().horizontalAdvance(group->title()))
            cut << named(*group, group->title());
        if (const auto* choice = qobject_cast<const QComboBox*>(widget);
            choice && !choice->isEditable() && choice->width() < choice->sizeHint().width())
            cut << named(*choice, choice->currentText());
        if (const auto* number = qobject_cast<const QAbstractSpinBox*>(widget);
            number && number->width() < number->sizeHint().width())
            cut << named(*number, number->text());
        if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
            cut += cutTabs(*tabs);
        if (const auto* header = qobject_cast<const QHeaderView*>(widget))
            cut += cutSections(*header);
        if (const auto* list = qobject_cast<const QListWidget*>(widget);
            list && list->viewport()->width() < list->sizeHintForColumn(0))
            cut << named(*list, QStringLiteral("items"));
    }
    return cut;
}

} // namespace bildrate::ui
