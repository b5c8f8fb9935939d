#include "core/network/zoo.h"

#include "core/base/error.h"
#include "core/network/zoo/families.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace bildrate {
namespace {

struct Entry {
    std::string_view name;
    std::string_view family;
    Network (*make)(const ZooOptions&);
    int smallImageSize;
};

constexpr std::array<Entry, 14> entries = {{
    {"alexnet", "AlexNet", zoo::alexnet, 99},
    {"vgg11", "VGG", zoo::vgg11, 64},
    {"vgg16", "VGG", zoo::vgg16, 64},
    {"vgg19", "VGG", zoo::vgg19, 64},
    {"lenet", "LeNet", zoo::lenet, 8},
    {"googlenet", "Inception", zoo::googlenet, 63},
    {"overfeat", "OverFeat", zoo::overfeat, 103},
    {"inception-bn", "Inception", zoo::inceptionBn, 45},
    {"inception-v3", "Inception", zoo::inceptionV3, 107},
    {"inception-v4", "Inception", zoo::inceptionV4, 107},
    {"resnet-50", "ResNet", zoo::resnet50, 33},
    {"resnet-50-v1.5", "ResNet", zoo::resnet50V15, 33},
    {"resnet-101", "ResNet", zoo::resnet101, 33},
    {"resnet-152", "ResNet", zoo::resnet152, 33},
}};

/// Insertions, deletions and replacements that turn a into b (Levenshtein), letter case ignored.
std::size_t editDistance(std::string_view a, std::string_view b) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; };
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t(0));
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t replaced = diagonal + (lower(a[i]) == lower(b[j]) ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, diagonal + 1, row[j] + 1});
        }
    }
    return row[b.size()];
}

/// At most three names, nearest first, none further off than three edits.
std::vector<std::string_view> nearestNames(std::string_view name) {
    std::vector<std::pair<std::size_t, std::string_view>> near;
    for (const Entry& entry : entries)
        if (const std::size_t distance = editDistance(name, entry.name); distance <= 3)
            near.emplace_back(distance, entry.name);
    std::stable_sort(near.begin(), near.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    near.resize(std::min<std::size_t>(near.size(), 3));
    std::vector<std::string_view> names;
    for (const auto& [distance, nearName] : near)
        names.push_back(nearName);
    return names;
}

const Entry& entryOf(std::string_view name) {
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [name](const Entry& entry) { return entry.name == name; });
    if (found != entries.end())
        return *found;
    const std::vector<std::string_view> near = nearestNames(name);
    throw Error(ErrorKind::notFound, near.empty() ? fmt::format("no network '{}'; there are {}",
                                                                name, fmt::join(zooNames(), ", "))
                                                  : fmt::format("no network '{}'; did you mean {}?",
                                                                name, fmt::join(near, ", ")));
}

/// Keeps every count of values and MACs far inside 64 bits.
void checkRange(std::string_view what, std::optional<int> value) {
    if (value && (*value < 1 || *value > 65536))
        throw Error(ErrorKind::invalidInput,
                    fmt::format("{} {} is out of range; use 1 to 65536", what, *value));
}

} // namespace

const std::vector<std::string>& zooNames() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        for (const Entry& entry : entries)
            all.emplace_back(entry.name);
        return all;
    }();
    return names;
}

Network makeNetwork(std::string_view name, const ZooOptions& options) {
    const Entry& entry = entryOf(name);
    checkRange("image size", options.imageSize);
    checkRange("channel count", options.channels);
    checkRange("class count", options.classes);
    return entry.make(options);
}

std::string_view familyOf(std::string_view name) {
    return entryOf(name).family;
}

int smallImageSize(std::string_view name) {
    return entryOf(name).smallImageSize;
}

} // namespace bildrate
