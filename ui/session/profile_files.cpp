#include "ui/session/profile_files.h"

#include "core/base/error.h"
#include "core/exchange/file.h"
#include "core/exchange/profile_json.h"

#include <exception>

namespace bildrate::ui {

template <typename Work>
void ProfileFiles::request(Work work) {
    m_thread.post([this, work] {
        try {
            m_mailbox.post(work());
        } catch (const std::exception& error) {
            m_mailbox.post(
                [this, sentence = QString::fromStdString(error.what())] { emit failed(sentence); });
        }
    });
}

void ProfileFiles::open(const std::filesystem::path& file) {
    request([this, file]() -> std::function<void()> {
        return [this, profile = profileFromJson(readFile(file)),
                name = QString::fromStdU16String(file.filename().u16string())] {
            emit opened(profile, name);
        };
    });
}

void ProfileFiles::save(const std::filesystem::path& file, const Profile& profile) {
    request([this, file, profile]() -> std::function<void()> {
        writeFile(file, profileToJson(profile), IfExists::replace);
        return [this, name = QString::fromStdU16String(file.u16string())] { emit saved(name); };
    });
}

} // namespace bildrate::ui
