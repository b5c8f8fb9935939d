#include "core/base/user_folders.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace bildrate {
namespace {

class UserFolders : public testing::Test {
protected:
    void SetUp() override {
        setenv("HOME", "/home/größe", 1);
        for (const char* variable : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
            unsetenv(variable);
    }
};

TEST_F(UserFolders, AreBelowTheHomeFolder) {
    EXPECT_EQ(userDataFolder(), "/home/größe/.local/share/bildrate");
    EXPECT_EQ(userConfigFolder(), "/home/größe/.config/bildrate");
    EXPECT_EQ(userCacheFolder(), "/home/größe/.cache/bildrate");
}

TEST_F(UserFolders, FollowTheVariables) {
    setenv("XDG_DATA_HOME", "/data", 1);
    setenv("XDG_CONFIG_HOME", "/etc/me", 1);
    setenv("XDG_CACHE_HOME", "/tmp/cache", 1);
    EXPECT_EQ(userDataFolder(), "/data/bildrate");
    EXPECT_EQ(userConfigFolder(), "/etc/me/bildrate");
    EXPECT_EQ(userCacheFolder(), "/tmp/cache/bildrate");
}

TEST_F(UserFolders, IgnoreARelativeVariable) {
    setenv("XDG_DATA_HOME", "data", 1);
    EXPECT_EQ(userDataFolder(), "/home/größe/.local/share/bildrate");
}

TEST_F(UserFolders, DoWithoutTheVariableOfTheHomeFolder) {
    unsetenv("HOME");
    EXPECT_TRUE(userDataFolder().is_absolute());
}

} // namespace
} // namespace bildrate
