#include "ui/widgets/stop_rule_edit.h"

#include "ui/format.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace bildrate::ui {
namespace {

QDoubleSpinBox* realField(const char* name, double least, double most, int decimals, double step) {
    auto* field = new QDoubleSpinBox;
    field->setObjectName(QString::fromLatin1(name));
    field->setDecimals(decimals);
    field->setRange(least, most);
    field->setSingleStep(step);
    return field;
}

QSpinBox* wholeField(const char* name, int least, int most) {
    auto* field = new QSpinBox;
    field->setObjectName(QString::fromLatin1(name));
    field->setRange(least, most);
    return field;
}

} // namespace

StopRuleEdit::StopRuleEdit(QWidget* parent)
    : QWidget(parent), m_words(new QLabel), m_unfold(new QToolButton), m_editor(new QWidget),
      m_width(realField("stopWidth", 0, 50, 2, 0.5)),
      m_maxTime(realField("stopTime", 0.1, 86'400, 1, 1)),
      m_minSamples(wholeField("stopSamples", 1, 1'000'000)), m_hardLimit(new QCheckBox),
      m_warmUpIterations(wholeField("warmUpIterations", 0, 1'000'000)),
      m_warmUpTime(realField("warmUpTime", 0, 86'400, 1, 0.5)) {
    m_words->setObjectName(QStringLiteral("stopWords"));
    m_words->setWordWrap(true);
    m_unfold->setObjectName(QStringLiteral("stopUnfold"));
    m_unfold->setCheckable(true);
    m_unfold->setFocusPolicy(Qt::StrongFocus);
    m_unfold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_unfold->setArrowType(Qt::RightArrow);
    m_hardLimit->setObjectName(QStringLiteral("stopHard"));
    setFocusProxy(m_unfold);
    makeEditor();

    auto* line = new QHBoxLayout;
    line->addWidget(m_words, 1);
    line->addWidget(m_unfold, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(line);
    layout->addWidget(m_editor);
    m_editor->hide();
    connect(m_unfold, &QToolButton::toggled, this, [this](bool open) {
        m_unfold->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        m_editor->setVisible(open);
    });
    setRule({});
    retranslate();
}

void StopRuleEdit::makeEditor() {
    m_form = new QFormLayout(m_editor);
    m_form->setContentsMargins(12, 0, 0, 0);
    const auto add = [this](auto* field, auto changedSignal) {
        auto* label = new QLabel;
        label->setBuddy(field);
        m_form->addRow(label, field);
        connect(field, changedSignal, this, &StopRuleEdit::read);
    };
    add(m_width, &QDoubleSpinBox::valueChanged);
    add(m_maxTime, &QDoubleSpinBox::valueChanged);
    add(m_minSamples, &QSpinBox::valueChanged);
    m_form->addRow(m_hardLimit);
    connect(m_hardLimit, &QCheckBox::toggled, this, &StopRuleEdit::read);
    add(m_warmUpIterations, &QSpinBox::valueChanged);
    add(m_warmUpTime, &QDoubleSpinBox::valueChanged);
}

void StopRuleEdit::setRule(const StopRule& rule) {
    m_rule = rule;
    m_showing = true;
    m_width->setValue(rule.relativeWidth * 100);
    m_maxTime->setValue(rule.maxTime.count());
    m_minSamples->setValue(int(std::min<std::int64_t>(rule.minSamples, m_minSamples->maximum())));
    m_hardLimit->setChecked(rule.hardLimit);
    m_warmUpIterations->setValue(
        int(std::min<std::int64_t>(rule.warmUpIterations, m_warmUpIterations->maximum())));
    m_warmUpTime->setValue(rule.warmUpTime.count());
    m_showing = false;
    showWords();
    emit changed();
}

void StopRuleEdit::read() {
    if (m_showing)
        return;
    const QObject* field = sender();
    if (field == m_width)
        m_rule.relativeWidth = m_width->value() / 100;
    else if (field == m_maxTime)
        m_rule.maxTime = Seconds(m_maxTime->value());
    else if (field == m_minSamples)
        m_rule.minSamples = m_minSamples->value();
    else if (field == m_hardLimit)
        m_rule.hardLimit = m_hardLimit->isChecked();
    else if (field == m_warmUpIterations)
        m_rule.warmUpIterations = m_warmUpIterations->value();
    else if (field == m_warmUpTime)
        m_rule.warmUpTime = Seconds(m_warmUpTime->value());
    showWords();
    emit changed();
}

void StopRuleEdit::setReadOnly(bool readOnly) {
    m_editor->setEnabled(!readOnly);
}

QString StopRuleEdit::inWords(const StopRule& rule) {
    const QString most = format::roughDuration(rule.maxTime);
    const QString width = format::percent(rule.relativeWidth);
    const int samples = int(rule.minSamples);
    if (rule.relativeWidth > 0 && rule.hardLimit)
        return tr("until ±%1, %2 at most").arg(width, most);
    if (rule.relativeWidth > 0)
        return tr("until ±%1, %2 at most, but at least %n sample(s)", "", samples).arg(width, most);
    if (rule.hardLimit)
        return tr("until the noise is stable, %1 at most").arg(most);
    return tr("until the noise is stable, %1 at most, but at least %n sample(s)", "", samples)
        .arg(most);
}

void StopRuleEdit::showWords() {
    m_words->setText(inWords(m_rule));
}

void StopRuleEdit::retranslate() {
    setLocale(QLocale()); // of the fields: how they write numbers
    m_unfold->setText(tr("Change", "button: the stop rule"));
    m_unfold->setAccessibleName(tr("Change when a cell ends"));
    const auto name = [this](QWidget* field, const QString& label) {
        qobject_cast<QLabel*>(m_form->labelForField(field))->setText(label);
        field->setAccessibleName(label);
    };
    name(m_width, tr("Wanted half-width of the 95 % interval:"));
    m_width->setSuffix(tr(" %", "after a number in a field"));
    m_width->setSpecialValueText(tr("until the noise is stable"));
    name(m_maxTime, tr("Longest measured time:"));
    name(m_minSamples, tr("Fewest samples:"));
    m_hardLimit->setText(tr("The time limit also ends a cell with fewer samples"));
    name(m_warmUpIterations, tr("Fewest warm-up iterations:"));
    name(m_warmUpTime, tr("Shortest warm-up:"));
    for (QDoubleSpinBox* field : {m_maxTime, m_warmUpTime})
        field->setSuffix(tr(" s", "seconds, after a number in a field"));
    showWords();
}

void StopRuleEdit::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace bildrate::ui
