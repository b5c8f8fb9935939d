#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace bildrate {

/// Bytes into a file that is created or emptied. Every failure throws Error{io}, or
/// Error{diskFull}, naming the file, or what it stands for until it is complete; destroyed before
/// finish() it removes the file.
class FileWriter {
public:
    explicit FileWriter(const std::filesystem::path& file) : FileWriter(file, file) {}
    FileWriter(const std::filesystem::path& file, const std::filesystem::path& standsFor);
    ~FileWriter();
    FileWriter(const FileWriter&) = delete;
    FileWriter& operator=(const FileWriter&) = delete;

    void write(std::string_view bytes);
    /// Waits until the disk has it.
    void sync();
    /// Closes: only now the file counts.
    void finish();

private:
    std::filesystem::path m_file;
    std::filesystem::path m_standsFor;
    int m_descriptor;
};

enum class IfExists { refuse, replace };

/// The whole text or nothing: written beside the file and renamed over it; a symbolic link stays
/// one, its target is written. Throws Error{invalidInput} if the file exists and may not be
/// replaced.
void writeFile(const std::filesystem::path& file, std::string_view text, IfExists ifExists);

/// Replaces a file of the user's own folders as a whole; makes its folder first. Throws Error{io},
/// or Error{diskFull}, naming what cannot be made.
void writeOwnFile(const std::filesystem::path& file, std::string_view text);

/// Far above any file of ours: what is larger is something else.
inline constexpr std::size_t largestFile = std::size_t(512) << 20;

/// Throws Error{notFound}, or Error{io} if the file cannot be read, is none (a folder, a device, a
/// pipe) or has more bytes than largest; each names the file.
std::string readFile(const std::filesystem::path& file, std::size_t largest = largestFile);

} // namespace bildrate
