#pragma once

#include <QEvent>
#include <QWidget>

namespace bildrate::ui {

/// One task of the program, as the list at the window's left names it.
class Page : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// In the user's language.
    virtual QString title() const = 0;

protected:
    /// Sets every text anew; also called once by the page's own constructor.
    virtual void retranslate() = 0;

    void changeEvent(QEvent* event) override {
        if (event->type() == QEvent::LanguageChange)
            retranslate();
        QWidget::changeEvent(event);
    }
};

} // namespace bildrate::ui
