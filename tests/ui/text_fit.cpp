#include "tests/ui/text_fit.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
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
    if (label.text().isEmpty())
        return false;
    if (label.wordWrap())
        return label.height() < label.heightForWidth(label.width());
    const QSize needed = label.sizeHint();
    return label.width() < needed.width() || label.height() < needed.height();
}

/// The header's sections that show less than their text and sign of sorting.
QStringList cutSections(const QHeaderView& header) {
    QStringList cut;
    for (int i = 0; header.orientation() == Qt::Horizontal && i < header.count(); ++i) {
        const QString text = header.model()->headerData(i, Qt::Horizontal).toString();
        if (!header.isSectionHidden(i) && !text.isEmpty() &&
            header.sectionSize(i) < header.fontMetrics().horizontalAdvance(text))
            cut << named(header, text);
    }
    return cut;
}

QStringList cutTabs(const QTabBar& tabs) {
    QStringList cut;
    for (int i = 0; i < tabs.count(); ++i)
        if (tabs.tabRect(i).width() < tabs.fontMetrics().horizontalAdvance(tabs.tabText(i)))
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
