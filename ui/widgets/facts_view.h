#pragma once

#include "ui/report/run_text.h"

#include <QTextBrowser>

namespace bildrate::ui {

/// Facts as a table to read, select and copy from.
class FactsView : public QTextBrowser {
    Q_OBJECT

public:
    explicit FactsView(QWidget* parent = nullptr);

    /// title may be empty. Keeps its place where the same title is set anew.
    void setFacts(const QString& title, std::vector<FactSection> sections);

protected:
    void changeEvent(QEvent* event) override;

private:
    void render();

    QString m_title;
    std::vector<FactSection> m_sections;
};

} // namespace bildrate::ui
