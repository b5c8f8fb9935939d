#include "ui/widgets/batch_edit.h"

#include "core/base/error.h"
#include "ui/core_text.h"
#include "ui/format.h"
#include "ui/models/batch_text.h"
#include "ui/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>
#include <array>

namespace bildrate::ui {
namespace {

/// What the published tables hold; see builtInPresets.
constexpr std::array presets{"1", "1..32", "8..256", "32..512"};

} // namespace

BatchEdit::BatchEdit(QWidget* parent)
    : QWidget(parent), m_text(new QLineEdit), m_presets(new QToolButton),
      m_presetMenu(new QMenu(this)), m_meaning(new QComboBox), m_below(new QLabel) {
    setObjectName(QStringLiteral("batchEdit"));
    m_text->setObjectName(QStringLiteral("batches"));
    m_presets->setObjectName(QStringLiteral("batchPresets"));
    m_presets->setMenu(m_presetMenu);
    m_presets->setPopupMode(QToolButton::InstantPopup);
    m_presets->setFocusPolicy(Qt::StrongFocus);
    m_meaning->setObjectName(QStringLiteral("batchMeaning"));
    m_below->setObjectName(QStringLiteral("batchProblem"));
    m_below->setWordWrap(true);
    m_below->setMinimumHeight(fontMetrics().height()); // nothing jumps when a text comes
    setFocusProxy(m_text);
    makePresets();

    auto* line = new QHBoxLayout;
    line->setSpacing(6);
    line->addWidget(m_text, 1);
    line->addWidget(m_presets);
    line->addWidget(m_meaning);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(line);
    layout->addWidget(m_below);

    m_meaning->addItems({QString(), QString()});
    connect(m_text, &QLineEdit::textChanged, this, &BatchEdit::read);
    connect(m_meaning, &QComboBox::currentIndexChanged, this, &BatchEdit::changed);
    retranslate();
    read();
}

void BatchEdit::makePresets() {
    for (const char* batches : presets)
        connect(m_presetMenu->addAction(QString()), &QAction::triggered, this,
                [this, batches] { m_text->setText(QString::fromLatin1(batches)); });
}

void BatchEdit::setBatches(const std::vector<std::int64_t>& batches) {
    m_text->setText(batchText(batches));
}

BatchMeaning BatchEdit::meaning() const {
    return m_meaning->currentIndex() == 1 ? BatchMeaning::total : BatchMeaning::perDevice;
}

void BatchEdit::setMeaning(BatchMeaning meaning) {
    m_meaning->setCurrentIndex(meaning == BatchMeaning::total ? 1 : 0);
}

void BatchEdit::setReadOnly(bool readOnly) {
    m_text->setReadOnly(readOnly);
    m_presets->setEnabled(!readOnly);
    m_meaning->setEnabled(!readOnly);
}

void BatchEdit::read() {
    try {
        m_batches = parseBatches(m_text->text().toStdString());
        m_problem.clear();
    } catch (const Error& error) {
        m_batches.reset();
        m_problem = error.what();
    }
    showText();
    emit changed();
}

void BatchEdit::showText() {
    const bool wrong = !m_problem.empty();
    QString below;
    if (wrong) {
        below = tr("✕ %1", "what is wrong with an entry").arg(text::sentence(m_problem));
    } else if (m_text->text().contains(QStringLiteral(".."))) {
        QStringList numbers;
        for (const std::int64_t batch : *m_batches)
            numbers << format::count(batch);
        below = numbers.join(QStringLiteral(" · "));
    }
    m_below->setText(below);
    m_text->setAccessibleDescription(below);
    QPalette colours = palette();
    const Theme theme = Theme::of(colours);
    colours.setColor(QPalette::WindowText, wrong ? theme.failure : theme.mutedText);
    m_below->setPalette(colours);
}

void BatchEdit::retranslate() {
    const QString name = tr("Batch sizes");
    m_text->setAccessibleName(name);
    m_text->setToolTip(tr("Numbers and ranges that double, such as 1,2,4..32"));
    m_text->setPlaceholderText(QStringLiteral("1,2,4..32"));
    m_presets->setText(tr("Tables", "button: batch sizes of published tables"));
    m_presets->setToolTip(tr("Batch sizes of published tables"));
    m_presets->setAccessibleName(tr("Batch sizes of published tables"));
    const QStringList titles{tr("1: one image at a time"),
                             tr("1 to 32: inference tables of MXNet and LeaderGPU"),
                             tr("8 to 256: AlexNet in MXNet's training tables"),
                             tr("32 to 512: training tables of TensorFlow and LeaderGPU")};
    for (int i = 0; i < titles.size(); ++i)
        m_presetMenu->actions()[i]->setText(titles[i]);
    m_meaning->setAccessibleName(tr("What a batch size counts"));
    m_meaning->setItemText(0, tr("per device", "batch size"));
    m_meaning->setItemText(1, tr("in total", "batch size"));
    showText();
}

void BatchEdit::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        showText();
    QWidget::changeEvent(event);
}

} // namespace bildrate::ui
