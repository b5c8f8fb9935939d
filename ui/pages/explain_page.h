#pragma once

#include "ui/pages/page.h"

class QTextBrowser;

namespace bildrate::ui {

/// What is measured and what is not, in plain words: the text of `bildrate-cli explain`.
class ExplainPage : public Page {
    Q_OBJECT

public:
    explicit ExplainPage(QWidget* parent = nullptr);

    QString title() const override;

protected:
    void retranslate() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitLines(); ///< not wider than one reads with ease

    QTextBrowser* m_text;
};

} // namespace bildrate::ui
