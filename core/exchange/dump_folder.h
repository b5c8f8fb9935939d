#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace bildrate {

inline constexpr std::string_view dumpIndexName = "index.json";
inline constexpr std::string_view dumpFormatName = "bildrate-dump";

/// The folder of a dump: written under another name beside its place, it takes that place when
/// complete, else goes away; so does what a program that was killed left of an earlier one. Throws
/// Error{invalidInput} if the place is a file, the current folder, or not empty; with overwrite an
/// earlier dump may be there, alone. Every failure names the folder.
class DumpFolder {
public:
    DumpFolder(const std::filesystem::path& folder, bool overwrite,
               const std::vector<std::string>& subfolders);
    ~DumpFolder();
    DumpFolder(const DumpFolder&) = delete;
    DumpFolder& operator=(const DumpFolder&) = delete;

    /// Where to write.
    const std::filesystem::path& path() const { return m_partial; }
    void complete();

private:
    void check() const;
    void removePartial() const;

    std::filesystem::path m_folder;
    std::filesystem::path m_partial;
    std::vector<std::filesystem::path> m_madeParents; ///< innermost first
    bool m_overwrite;
};

} // namespace bildrate
