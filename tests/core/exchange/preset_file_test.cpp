#include "core/base/error.h"
#include "core/exchange/file.h"
#include "core/exchange/preset_file.h"
#include "tests/support/error_of.h"
#include "tests/support/sample_record.h"
#include "tests/support/temporary_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace bildrate {
namespace {

using test::errorOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class PresetFileTest : public testing::Test {
protected:
    std::vector<std::filesystem::path> files() const {
        std::vector<std::filesystem::path> names;
        for (const auto& entry : std::filesystem::directory_iterator(m_folder.path()))
            names.push_back(entry.path());
        return names;
    }

    test::TemporaryFolder m_folder;
    std::filesystem::path m_file = m_folder / "presets.json";
    Preset m_full{"Größe", "every member set", test::fullSpec()};
    Preset m_plain{"plain", "", {}};
};

TEST_F(PresetFileTest, HoldsNothingAtFirst) {
    const PresetFile content = loadPresets(m_file);
    EXPECT_THAT(content.presets, IsEmpty());
    EXPECT_EQ(content.warning, "");
    EXPECT_THAT(files(), IsEmpty());
}

TEST_F(PresetFileTest, KeepsEveryMember) {
    const auto file = m_folder / "new" / "presets.json";
    EXPECT_EQ(savePreset(file, m_full), "");
    EXPECT_EQ(savePreset(file, m_plain), "");
    EXPECT_THAT(loadPresets(file).presets, ElementsAre(m_full, m_plain));
    EXPECT_THAT(readFile(file), HasSubstr("0.30000000000000004")); // a point, all digits
}

TEST_F(PresetFileTest, ReplacesByNameAndRemoves) {
    savePreset(m_file, m_full);
    savePreset(m_file, m_plain);
    Preset changed = m_full;
    changed.spec.threads = 9;
    savePreset(m_file, changed);
    EXPECT_THAT(loadPresets(m_file).presets, ElementsAre(changed, m_plain));
    removePreset(m_file, m_full.name);
    EXPECT_THAT(loadPresets(m_file).presets, ElementsAre(m_plain));
    const auto [kind, message] = errorOf([&] { removePreset(m_file, m_full.name); });
    EXPECT_EQ(kind, ErrorKind::notFound);
    EXPECT_THAT(message, HasSubstr(m_full.name));
    EXPECT_THAT(files(), ElementsAre(m_file)); // no file left over from writing
}

TEST_F(PresetFileTest, RefusesNamesThatCannotBe) {
    for (const char* name : {"", "quick", "mxnet-inference"}) {
        Preset preset = m_plain;
        preset.name = name;
        EXPECT_EQ(errorOf([&] { savePreset(m_file, preset); }).first, ErrorKind::invalidInput);
    }
    EXPECT_THAT(files(), IsEmpty());
}

TEST_F(PresetFileTest, ReadingABrokenFileLeavesItAndTellsWhatIsWrongWhere) {
    savePreset(m_file, m_full);
    const std::string whole = readFile(m_file);
    const std::vector<std::pair<std::string, const char*>> broken{
        {whole.substr(0, whole.size() / 2), "ends too early"},
        {"{\n  oops", "line 2"},
        {"[]", "must be an object"},
        {"{\"format\": \"other\", \"version\": 1}", "format: must be \"bildrate-presets\""},
        {"{\"format\": \"bildrate-presets\", \"version\": 1, \"presets\": [{\"name\": 3}]}",
         "presets[0].name: must be a text"}};
    for (const auto& [text, wrong] : broken) {
        writeFile(m_file, text, IfExists::replace);
        const PresetFile content = loadPresets(m_file);
        EXPECT_THAT(content.presets, IsEmpty());
        EXPECT_THAT(content.warning, HasSubstr(m_file.string()));
        EXPECT_THAT(content.warning, HasSubstr(wrong));
        EXPECT_EQ(errorOf([&] { removePreset(m_file, "x"); }).first, ErrorKind::damaged);
        EXPECT_EQ(readFile(m_file), text);
        EXPECT_THAT(files(), ElementsAre(m_file));
    }
}

TEST_F(PresetFileTest, SavingKeepsABrokenFileAsideAndNamesIt) {
    writeFile(m_file, "x", IfExists::refuse);
    const std::string warning = savePreset(m_file, m_plain);
    EXPECT_THAT(loadPresets(m_file).presets, ElementsAre(m_plain));
    EXPECT_EQ(loadPresets(m_file).warning, "");
    std::vector<std::filesystem::path> kept = files();
    std::erase(kept, m_file);
    ASSERT_EQ(kept.size(), 1u);
    EXPECT_THAT(kept[0].filename().string(), testing::MatchesRegex("presets\\.broken-.*\\.json"));
    EXPECT_THAT(warning, HasSubstr("kept as " + kept[0].string()));
    EXPECT_EQ(readFile(kept[0]), "x");
}

TEST_F(PresetFileTest, LeavesANewerFileAlone) {
    const std::string newer = "{\"format\": \"bildrate-presets\", \"version\": 2, \"sets\": {}}";
    writeFile(m_file, newer, IfExists::replace);
    const PresetFile content = loadPresets(m_file);
    EXPECT_THAT(content.presets, IsEmpty());
    EXPECT_THAT(content.warning, HasSubstr("newer Bildrate"));
    EXPECT_EQ(errorOf([&] { savePreset(m_file, m_plain); }).first, ErrorKind::newerVersion);
    EXPECT_EQ(errorOf([&] { removePreset(m_file, "x"); }).first, ErrorKind::newerVersion);
    EXPECT_EQ(readFile(m_file), newer);
    EXPECT_THAT(files(), ElementsAre(m_file));
}

TEST_F(PresetFileTest, NamesAPlaceThatCannotBeWritten) {
    writeFile(m_file, "{}", IfExists::replace);
    const auto [kind, message] = errorOf([&] { savePreset(m_file / "presets.json", m_plain); });
    EXPECT_EQ(kind, ErrorKind::io);
    EXPECT_THAT(message, HasSubstr("presets.json"));
}

TEST(PresetFile, IsInTheConfigFolder) {
    setenv("XDG_CONFIG_HOME", "/somewhere", 1);
    EXPECT_EQ(defaultPresetFile(), "/somewhere/bildrate/presets.json");
    unsetenv("XDG_CONFIG_HOME");
}

} // namespace
} // namespace bildrate
