#include "ui/widgets/settings_dialog.h"

#include "core/base/error.h"
#include "core/store/run_store.h"
#include "ui/format.h"
#include "ui/language.h"
#include "ui/theme.h"
#include "ui/widgets/stop_rule_edit.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace bildrate::ui {
namespace {

constexpr int mostThreads = 4096;

QString pathText(const std::filesystem::path& path) {
    return QString::fromStdU16String(path.u16string());
}

/// Empty where there is no home folder.
QString defaultDatabaseText() {
    try {
        return pathText(defaultDatabaseFile());
    } catch (const Error&) {
        return {};
    }
}

} // namespace

SettingsDialog::SettingsDialog(const Settings& settings, int allowedThreads, QWidget* parent)
    : QDialog(parent), m_allowedThreads(allowedThreads), m_language(new QComboBox),
      m_theme(new QComboBox), m_database(new QLineEdit), m_browse(new QPushButton),
      m_databaseHint(new QLabel), m_threads(new QSpinBox), m_stop(new StopRuleEdit),
      m_stopTitle(new QLabel), m_problem(new QLabel),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel |
                                     QDialogButtonBox::RestoreDefaults)) {
    setObjectName("settings");
    m_language->setObjectName("language");
    m_theme->setObjectName("theme");
    m_database->setObjectName("database");
    m_browse->setObjectName("browse");
    m_threads->setObjectName("threads");
    m_stop->setObjectName("stop");
    m_problem->setObjectName("problem");

    m_language->addItem({}, QString());
    for (const QString& language : languages())
        m_language->addItem(nativeName(language), language);
    for (const ThemeChoice theme : {ThemeChoice::system, ThemeChoice::light, ThemeChoice::dark})
        m_theme->addItem({}, int(theme));
    m_database->setPlaceholderText(defaultDatabaseText());
    m_database->setMinimumWidth(40 * fontMetrics().averageCharWidth());
    m_threads->setRange(0, mostThreads);
    m_databaseHint->setWordWrap(true);
    m_problem->setWordWrap(true);
    QFont bold = font();
    bold.setBold(true);
    m_stopTitle->setFont(bold);

    auto* file = new QHBoxLayout;
    file->setSpacing(6);
    file->addWidget(m_database, 1);
    file->addWidget(m_browse);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(18);
    form->setVerticalSpacing(6);
    const std::array<QWidget*, 4> fields{m_language, m_theme, m_database, m_threads};
    for (std::size_t i = 0; i < fields.size(); ++i) {
        m_labels[i] = new QLabel;
        m_labels[i]->setBuddy(fields[i]);
    }
    form->addRow(m_labels[0], m_language);
    form->addRow(m_labels[1], m_theme);
    form->addRow(m_labels[2], file);
    form->addRow(nullptr, m_databaseHint);
    form->addRow(m_labels[3], m_threads);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(18, 18, 18, 18);
    layout->setSpacing(12);
    layout->addLayout(form);
    layout->addWidget(m_stopTitle);
    layout->addWidget(m_stop);
    layout->addWidget(m_problem);
    layout->addStretch(1);
    layout->addWidget(m_buttons);

    connect(m_browse, &QPushButton::clicked, this, &SettingsDialog::chooseDatabase);
    connect(m_database, &QLineEdit::textChanged, this, &SettingsDialog::check);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            [this] { fill(Settings()); });
    retranslate();
    fill(settings);
}

Settings SettingsDialog::settings() const {
    Settings settings;
    settings.language = m_language->currentData().toString();
    settings.theme = ThemeChoice(m_theme->currentData().toInt());
    settings.database = m_database->text().trimmed().toStdU16String();
    settings.stop = m_stop->rule();
    settings.threads = m_threads->value();
    return settings;
}

void SettingsDialog::fill(const Settings& settings) {
    m_language->setCurrentIndex(m_language->findData(settings.language));
    m_theme->setCurrentIndex(m_theme->findData(int(settings.theme)));
    m_database->setText(pathText(settings.database));
    m_stop->setRule(settings.stop);
    m_threads->setValue(settings.threads);
    check();
}

void SettingsDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        check();
    QDialog::changeEvent(event);
}

void SettingsDialog::retranslate() {
    setWindowTitle(tr("Settings"));
    const std::array labels{tr("&Language:"), tr("&Theme:"), tr("&Database of runs:"),
                            tr("&CPU threads:")};
    for (std::size_t i = 0; i < labels.size(); ++i)
        m_labels[i]->setText(labels[i]);
    m_language->setItemText(0, tr("As the system"));
    const QStringList themes{tr("As the system"), tr("Light"), tr("Dark")};
    for (int i = 0; i < themes.size(); ++i)
        m_theme->setItemText(i, themes[i]);
    m_database->setAccessibleName(tr("Database of runs"));
    m_browse->setText(tr("&Browse…"));
    m_databaseHint->setText(tr("Another database is used from the next start on."));
    m_threads->setSpecialValueText(
        tr("as many as allowed (%1)", "threads of the CPU").arg(format::count(m_allowedThreads)));
    m_stopTitle->setText(tr("Stop rule of a new selection"));
    check();
}

void SettingsDialog::check() {
    const QString file = m_database->text().trimmed();
    QString problem;
    if (const QFileInfo info(file); !file.isEmpty()) {
        if (info.isRelative())
            problem = tr("The database needs its whole path, from / on.");
        else if (info.isDir())
            problem = tr("%1 is a folder; name a file in it.").arg(file);
        else if (!info.dir().exists())
            problem = tr("The folder %1 does not exist.").arg(info.path());
    }
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, Theme::of(palette()).failure);
    m_problem->setPalette(colours);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(problem.isEmpty());
}

void SettingsDialog::chooseDatabase() {
    const QString now =
        m_database->text().isEmpty() ? m_database->placeholderText() : m_database->text();
    const QString file = QFileDialog::getSaveFileName(this, tr("Database of runs"), now,
                                                      tr("Databases (*.sqlite);;All files (*)"),
                                                      nullptr, QFileDialog::DontConfirmOverwrite);
    if (!file.isEmpty())
        m_database->setText(file);
}

} // namespace bildrate::ui
