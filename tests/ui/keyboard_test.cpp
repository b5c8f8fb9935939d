#include "core/store/run_store.h"
#include "tests/ui/fake_engine.h"
#include "tests/ui/pictures/example_runs.h"
#include "ui/language.h"
#include "ui/main_window.h"
#include "ui/widgets/settings_dialog.h"

#include <QAbstractButton>
#include <QApplication>
#include <QButtonGroup>
#include <QGroupBox>
#include <QLabel>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <memory>

namespace bildrate::ui {

/// The window without a mouse: letters with Alt that mean one thing, and Tab that leads everywhere.
class KeyboardTest : public QObject {
    Q_OBJECT

    Language m_language;

    /// Letters that stand twice among these texts.
    static QStringList doubled(const QStringList& texts) {
        QStringList found;
        QMap<QString, QString> taken;
        for (const QString& text : texts) {
            const QString letter = QKeySequence::mnemonic(text).toString();
            if (letter.isEmpty())
                continue;
            if (taken.contains(letter))
                found << letter + ": " + taken[letter] + ", " + text;
            taken[letter] = text;
        }
        return found;
    }

    static QStringList textsOf(const QList<QAction*>& actions) {
        QStringList texts;
        for (const QAction* action : actions)
            if (action->isVisible())
                texts << action->text();
        return texts;
    }

    /// What Alt and a letter reach at once: the menu bar and everything that is seen.
    static QStringList textsOf(const QWidget& window) {
        QStringList texts;
        for (const QWidget* widget : window.findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->window() != &window)
                continue;
            if (const auto* bar = qobject_cast<const QMenuBar*>(widget))
                texts << textsOf(bar->actions());
            if (const auto* label = qobject_cast<const QLabel*>(widget); label && label->buddy())
                texts << label->text();
            if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
                texts << button->text();
            if (const auto* group = qobject_cast<const QGroupBox*>(widget))
                texts << group->title();
            if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
                for (int i = 0; i < tabs->count(); ++i)
                    texts << tabs->tabText(i);
        }
        return texts;
    }

    static void expectUnique(const QStringList& texts, const QString& where) {
        const QStringList twice = doubled(texts);
        QVERIFY2(twice.isEmpty(), qPrintable(where + ":\n" + twice.join('\n')));
    }

    static void everyLanguage() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages())
            QTest::newRow(qPrintable(language)) << language;
    }

    static QString nameOf(const QWidget* widget) {
        return widget->objectName().isEmpty() ? QString(widget->metaObject()->className())
                                              : widget->objectName();
    }

    /// Whether Tab must lead to a widget: it takes keys now, and no other one takes them for it.
    static bool wantsTab(const QWidget& widget) {
        if (!widget.isVisible() || !widget.isEnabled() || widget.focusProxy() ||
            !(widget.focusPolicy() & Qt::TabFocus))
            return false;
        // Of a group of radio buttons Tab leads to the chosen one, the arrows to the others.
        const auto* button = qobject_cast<const QAbstractButton*>(&widget);
        return !button || !button->group() || !button->group()->exclusive() || button->isChecked();
    }

    /// The names in the order in which Tab visits them, once round.
    static QStringList roundByTab(QWidget& window) {
        QStringList names;
        const QWidget* first = QApplication::focusWidget();
        const QWidget* now = first;
        do {
            names << nameOf(now);
            QTest::keyClick(&window, Qt::Key_Tab);
            now = QApplication::focusWidget();
        } while (now && now != first && names.size() < 200);
        return names;
    }

    static void expectTabLeadsEverywhere(QWidget& window, const QStringList& round) {
        QStringList missed;
        for (const QWidget* widget : window.findChildren<QWidget*>())
            if (wantsTab(*widget) && !round.contains(nameOf(widget)))
                missed << nameOf(widget);
        QVERIFY2(missed.isEmpty(), qPrintable("not reached: " + missed.join(", ") +
                                              "\nby way of: " + round.join(", ")));
    }

    struct Opened {
        FakeEngine fake{std::vector<Device>{exampleProcessor()}};
        std::unique_ptr<Workbench> workbench;
        std::unique_ptr<MainWindow> window;

        Opened() {
            RunStore(fake.database()).add(exampleRuns());
            workbench = std::make_unique<Workbench>(fake.setup(), Settings{}, "");
            window = std::make_unique<MainWindow>(*workbench);
            window->resize(1400, 900);
            window->show();
            window->activateWindow();
        }
        QTabWidget& runs() { return *window->findChild<QTabWidget*>("runTabs"); }
        void focus(const char* name) { window->findChild<QWidget*>(name)->setFocus(); }
    };

private slots:
    void initTestCase() {
        QCoreApplication::setOrganizationName("bildrate");
        QCoreApplication::setApplicationName("keyboard-test");
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings().clear();
    }
    void cleanup() { m_language.use("en"); }

    void aDoubledLetterIsFound() {
        QCOMPARE(doubled({"&Open", "&Name", "N&ote", "Cut"}).size(), 1);
        QVERIFY(doubled({"&Open", "&Name", "No&te", "Cut"}).isEmpty());
    }

    void lettersMeanOneThing_data() { everyLanguage(); }
    void lettersMeanOneThing() {
        QFETCH(QString, language);
        m_language.use(language);
        Opened opened;
        QTRY_COMPARE(opened.runs().count(), 1);
        for (int page = 0; page < opened.window->pageCount(); ++page) {
            opened.window->showPage(page);
            QTest::qWait(0);
            expectUnique(textsOf(*opened.window), QStringLiteral("page %1").arg(page + 1));
        }
        for (QMenu* menu : opened.window->findChildren<QMenu*>()) {
            emit menu->aboutToShow();
            expectUnique(textsOf(menu->actions()), menu->title());
        }
        SettingsDialog dialog(Settings(), 16);
        dialog.show();
        expectUnique(textsOf(dialog), dialog.windowTitle());
    }

    void tabLeadsThroughTheBenchmarkPage() {
        Opened opened;
        opened.window->showPage(0);
        QVERIFY(QTest::qWaitForWindowActive(opened.window.get()));
        QTRY_VERIFY(opened.window->findChild<QAbstractButton*>("startButton")->isEnabled());
        QTRY_VERIFY(opened.window->findChild<QAbstractButton*>("memoryButton")->isEnabled());
        opened.focus("pageList");
        const QStringList round = roundByTab(*opened.window);
        expectTabLeadsEverywhere(*opened.window, round);
        // as one reads: the networks, then the form, then the buttons below
        const QStringList order{"pageList",   "networkSearch", "networks",     "runName",
                                "presets",    "runNote",       "inference",    "fp32",
                                "bf16",       "batches",       "batchPresets", "batchMeaning",
                                "devices",    "stopUnfold",    "memoryButton", "profileButton",
                                "startButton"};
        QCOMPARE(round, order);
    }

    void tabLeadsThroughTheRunsPage() {
        Opened opened;
        QTRY_COMPARE(opened.runs().count(), 1);
        opened.window->showPage(1);
        QVERIFY(QTest::qWaitForWindowActive(opened.window.get()));
        opened.focus("pageList");
        const QStringList round = roundByTab(*opened.window);
        expectTabLeadsEverywhere(*opened.window, round);
        const QStringList order{"pageList",   "runFilter", "importRuns", "runList",    "runAgain",
                                "runMissing", "copyRuns",  "exportRuns", "removeRuns", "runGrid"};
        QCOMPARE(round.mid(0, order.size()), order);
    }

    void tabLeadsThroughTheOtherPages() {
        Opened opened;
        for (const int page : {2, 3}) {
            opened.window->showPage(page);
            QVERIFY(QTest::qWaitForWindowActive(opened.window.get()));
            opened.focus("pageList");
            expectTabLeadsEverywhere(*opened.window, roundByTab(*opened.window));
        }
    }

    /// What has the focus looks other than without it.
    void theFocusIsSeen() {
        Opened opened;
        QVERIFY(QTest::qWaitForWindowActive(opened.window.get()));
        QTRY_COMPARE(opened.runs().count(), 1);
        opened.window->setAttribute(Qt::WA_KeyboardFocusChange); // as after the first Tab
        for (int page = 0; page < opened.window->pageCount(); ++page) {
            opened.window->showPage(page);
            for (QWidget* widget : opened.window->findChildren<QWidget*>()) {
                if (!wantsTab(*widget))
                    continue;
                opened.window->setFocus();
                const QImage without = opened.window->grab().toImage();
                widget->setFocus(Qt::TabFocusReason);
                const QImage with = opened.window->grab().toImage();
                QVERIFY2(with != without, qPrintable(nameOf(widget)));
            }
        }
    }
};

} // namespace bildrate::ui

QTEST_MAIN(bildrate::ui::KeyboardTest)
#include "keyboard_test.moc"
