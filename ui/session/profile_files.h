#pragma once

#include "core/bench/profile.h"
#include "ui/session/mailbox.h"
#include "ui/session/worker_thread.h"

#include <QObject>
#include <QString>
#include <filesystem>

namespace bildrate::ui {

/// Profiles in files of their own, read and written on a thread of its own.
class ProfileFiles : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void open(const std::filesystem::path& file);
    void save(const std::filesystem::path& file, const Profile& profile);

signals:
    void opened(const bildrate::Profile& profile, const QString& name);
    void saved(const QString& file);
    /// In core's words.
    void failed(const QString& sentence);

private:
    /// Does work on the thread, then what it gave on the window's; tells if it threw.
    template <typename Work>
    void request(Work work);

    Mailbox m_mailbox;
    WorkerThread m_thread; ///< last: what it still does uses the others
};

} // namespace bildrate::ui
