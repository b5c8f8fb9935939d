#include "ui/widgets/precision_choice.h"

#include "ui/core_text.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <algorithm>

namespace bildrate::ui {

PrecisionChoice::PrecisionChoice(QWidget* parent)
    : QWidget(parent),
      m_choices{{{Precision::fp32}, {Precision::tf32}, {Precision::fp16}, {Precision::bf16}}} {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(18);
    for (Choice& choice : m_choices) {
        choice.box = new QCheckBox(text::of(choice.precision));
        choice.box->setObjectName(text::of(choice.precision));
        layout->addWidget(choice.box);
        connect(choice.box, &QCheckBox::toggled, this, [this] {
            enable();
            emit changed();
        });
    }
    layout->addStretch();
    setFocusProxy(m_choices.front().box);
}

std::vector<Precision> PrecisionChoice::chosen() const {
    std::vector<Precision> precisions;
    for (const Choice& choice : m_choices)
        if (choice.box->isChecked())
            precisions.push_back(choice.precision);
    return precisions;
}

void PrecisionChoice::setChosen(const std::vector<Precision>& precisions) {
    for (Choice& choice : m_choices)
        choice.box->setChecked(std::ranges::find(precisions, choice.precision) != precisions.end());
}

void PrecisionChoice::setReason(Precision precision, const QString& reason) {
    const auto choice = std::ranges::find(m_choices, precision, &Choice::precision);
    choice->reason = reason;
    choice->box->setToolTip(reason);
    choice->box->setAccessibleDescription(reason);
    enable();
}

void PrecisionChoice::setReadOnly(bool readOnly) {
    m_readOnly = readOnly;
    enable();
}

void PrecisionChoice::enable() {
    for (const Choice& choice : m_choices)
        choice.box->setEnabled(!m_readOnly && (choice.reason.isEmpty() || choice.box->isChecked()));
}

} // namespace bildrate::ui
