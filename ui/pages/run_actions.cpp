#include "ui/pages/run_actions.h"

#include "ui/core_text.h"
#include "ui/report/run_text.h"
#include "ui/workbench.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <algorithm>
#include <filesystem>

namespace bildrate::ui {

namespace {

std::filesystem::path pathOf(const QString& file) {
    return std::filesystem::path(file.toStdU16String());
}

} // namespace

RunActions::RunActions(Workbench& workbench, QWidget* window)
    : QObject(window), m_workbench(workbench), m_window(window) {
    RunLibrary& library = m_workbench.library();
    connect(&library, &RunLibrary::removed, this, &RunActions::noteRemoved);
    connect(&library, &RunLibrary::restored, this, [this] { restoreEnded(true); });
    connect(&library, &RunLibrary::imported, this, &RunActions::tellImported);
    connect(&library, &RunLibrary::exported, this, [this](const QString& file) {
        emit m_workbench.told({Notice::Kind::good, tr("Exported to %1.").arg(file), {}});
    });
    connect(&library, &RunLibrary::failed, this, [this](const LibraryError& error) {
        if (error.task == LibraryTask::restore)
            restoreEnded(false);
        if (error.task != LibraryTask::list)
            tellFailure(error);
    });
}

void RunActions::measureAgain(const QString& id) {
    m_workbench.library().load({id}, this, [this](const std::vector<RunRecord>& runs) {
        emit m_workbench.setupWanted(runs.front().spec);
    });
}

void RunActions::measureMissing(const QString& id) {
    m_workbench.library().load({id}, this, [this](const std::vector<RunRecord>& runs) {
        if (missingCells(runs.front()).empty())
            emit m_workbench.told({Notice::Kind::good,
                                   tr("Nothing is missing: every cell of this run has a result."),
                                   {}});
        else
            emit m_workbench.resumeWanted(runs.front());
    });
}

void RunActions::copyAsText(const std::vector<QString>& ids) {
    m_workbench.library().load(ids, this, [this](const std::vector<RunRecord>& runs) {
        QStringList texts;
        for (const RunRecord& run : runs)
            texts << runAsText(run);
        QGuiApplication::clipboard()->setText(texts.join('\n'));
        emit m_workbench.told(
            {Notice::Kind::good, tr("%n run(s) copied as text.", "", int(runs.size())), {}});
    });
}

void RunActions::remove(const std::vector<QString>& ids) {
    const EngineSession& engine = m_workbench.engine();
    if (engine.isRunning() &&
        std::ranges::find(ids, QString::fromStdString(engine.run().id)) != ids.end()) {
        emit m_workbench.told({Notice::Kind::warning,
                               tr("A run that is being measured cannot be deleted; stop it first."),
                               {}});
        return;
    }
    m_workbench.library().remove(ids);
}

void RunActions::noteRemoved(const std::vector<RunRecord>& runs) {
    const int number = ++m_removals;
    m_removed.push_back({number, runs});
    emit canUndoChanged();
    emit m_workbench.told({Notice::Kind::good, tr("%n run(s) deleted.", "", int(runs.size())),
                           tr("Undo"), [actions = QPointer(this), number] {
                               if (actions)
                                   actions->restore(number);
                           }});
}

void RunActions::undoRemove() {
    if (canUndo())
        restore(m_removed.back().number);
}

void RunActions::restore(int number) {
    const auto wanted = std::ranges::find(m_removed, number, &Removed::number);
    if (wanted == m_removed.end() || m_restoring)
        return;
    m_restoring = std::move(*wanted);
    m_removed.erase(wanted);
    m_workbench.library().restore(m_restoring->runs);
    emit canUndoChanged();
}

void RunActions::restoreEnded(bool restored) {
    if (!m_restoring)
        return;
    if (restored)
        emit m_workbench.told(
            {Notice::Kind::good, tr("%n run(s) restored.", "", int(m_restoring->runs.size())), {}});
    else
        m_removed.push_back(std::move(*m_restoring));
    m_restoring.reset();
    emit canUndoChanged();
}

void RunActions::exportRuns(const std::vector<QString>& ids, const QString& suggestedName) {
    if (m_dialog)
        return;
    auto* dialog = new QFileDialog(m_window, tr("Export runs"));
    m_dialog = dialog;
    dialog->setObjectName("exportDialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    const QString complete = tr("Runs with every sample (*.json)");
    const QString table = tr("Table with a row for each cell (*.csv)");
    dialog->setNameFilters({complete, table});
    dialog->setDefaultSuffix("json");
    dialog->selectFile(suggestedName + ".json");
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, table](const QString& filter) {
        dialog->setDefaultSuffix(filter == table ? "csv" : "json");
    });
    connect(dialog, &QFileDialog::fileSelected, this, [this, ids](const QString& file) {
        m_workbench.library().exportTo(pathOf(file),
                                       file.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive)
                                           ? RunFileFormat::csv
                                           : RunFileFormat::json,
                                       ids);
    });
    dialog->open();
}

void RunActions::importRuns() {
    if (m_dialog)
        return;
    auto* dialog = new QFileDialog(m_window, tr("Import runs"));
    m_dialog = dialog;
    dialog->setObjectName("importDialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilters({tr("Runs with every sample (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::filesSelected, this, &RunActions::importFiles);
    dialog->open();
}

void RunActions::importFiles(const QStringList& files) {
    std::vector<std::filesystem::path> paths;
    for (const QString& file : files)
        paths.push_back(pathOf(file));
    m_workbench.library().importFrom(paths);
}

void RunActions::tellImported(int added, int known) {
    if (added + known == 0) {
        emit m_workbench.told({Notice::Kind::warning, tr("There is no run in the file."), {}});
        return;
    }
    const QString text =
        added == 0 ? tr("Nothing new: %n run(s) of the file are here already.", "", known)
        : known == 0
            ? tr("%n run(s) imported.", "", added)
            : tr("%n run(s) imported; the others of the file were here already.", "", added);
    emit m_workbench.told({Notice::Kind::good, text, {}});
}

void RunActions::tellFailure(const LibraryError& error) {
    emit m_workbench.told(
        {Notice::Kind::failure, text::wholeSentence(error.message.toStdString()), {}});
}

} // namespace bildrate::ui
