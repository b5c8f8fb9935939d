#pragma once

#include "ui/settings.h"

#include <QDialog>
#include <array>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace bildrate::ui {

class StopRuleEdit;

/// Edits settings; whoever opened it takes them when it is accepted. OK can be pressed only while
/// every value can be used.
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    /// allowedThreads: what a CPU cell uses where nothing is chosen.
    SettingsDialog(const Settings& settings, int allowedThreads, QWidget* parent = nullptr);

    Settings settings() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill(const Settings& settings);
    void retranslate();
    void check(); ///< says what cannot be used
    void chooseDatabase();

    int m_allowedThreads;
    std::array<QLabel*, 4> m_labels; ///< of the fields, from the top
    QComboBox* m_language;
    QComboBox* m_theme;
    QLineEdit* m_database;
    QPushButton* m_browse;
    QLabel* m_databaseHint;
    QSpinBox* m_threads;
    StopRuleEdit* m_stop;
    QLabel* m_stopTitle;
    QLabel* m_problem;
    QDialogButtonBox* m_buttons;
};

} // namespace bildrate::ui
