#include "core/exchange/json_pieces.h"

#include "core/base/error.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace bildrate {

namespace {

using nlohmann::json;

// Our deepest document has 8 levels; a bound keeps a file of brackets from taking all memory.
constexpr int deepestNesting = 32;
// A kept value takes up to some 150 bytes. Samples are taken piece by piece; what else our largest
// document holds, the steps of a plan or the cells of a run, are some thousands.
constexpr std::size_t mostValues = 1'000'000;

std::string positionOf(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const std::size_t lineStart = before.rfind('\n') == before.npos ? 0 : before.rfind('\n') + 1;
    return fmt::format("line {}, column {}", line, before.size() - lineStart);
}

/// Builds what is kept and hands over what is taken.
class Builder : public nlohmann::json_sax<json> {
public:
    Builder(std::string_view text, JsonPieces& pieces) : m_text(text), m_pieces(pieces) {}
    json document() { return std::move(m_document); }

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t&) override { return add(value); }
    bool string(string_t& value) override { return add(std::move(value)); }
    bool binary(binary_t&) override { return false; } // there is none in text
    bool key(string_t& name) override {
        if (m_skipping == 0)
            m_levels.back().key = std::move(name);
        return true;
    }
    bool start_object(std::size_t) override { return open(json::object()); }
    bool start_array(std::size_t) override { return open(json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t byte, const std::string&,
                     const nlohmann::detail::exception& failure) override {
        if (dynamic_cast<const json::parse_error*>(&failure) == nullptr)
            throw Error(ErrorKind::damaged, "the JSON holds a number that is too large");
        const bool early = byte > m_text.size();
        throw Error(
            ErrorKind::damaged,
            early ? fmt::format("the JSON ends too early, after {} bytes; the file may have "
                                "been cut off",
                                m_text.size())
                  : fmt::format("the file is not valid JSON at {}", positionOf(m_text, byte)));
    }

private:
    /// An array or object that has begun.
    struct Level {
        json value;
        int place;
        std::string path; ///< for messages: "runs[0].cells[3]"
        std::size_t valuesBefore;
        std::string key{};     ///< of the member that comes
        std::size_t items = 0; ///< of an array, with those that were taken
    };

    static std::string pathOfItem(const Level& around) {
        return fmt::format("{}[{}]", around.path, around.items);
    }

    bool add(json value) {
        if (m_skipping > 0)
            return true;
        count();
        if (!m_levels.empty() && m_levels.back().value.is_array()) {
            Level& around = m_levels.back();
            const int place = placeOf(false);
            if (place > 0 && m_pieces.ends(place, JsonValue(value, pathOfItem(around)))) {
                --m_values;
                ++around.items;
                return true;
            }
        }
        put(std::move(value));
        return true;
    }

    bool open(json container) {
        if (int(m_levels.size()) + m_skipping > deepestNesting)
            throw Error(ErrorKind::invalidInput,
                        fmt::format("the JSON is nested deeper than {} levels, so it is none of "
                                    "Bildrate's files",
                                    deepestNesting));
        const int place = m_skipping > 0 ? JsonPieces::skipped : placeOf(container.is_array());
        if (place == JsonPieces::skipped) {
            ++m_skipping;
            return true;
        }
        std::string path;
        if (!m_levels.empty()) {
            const Level& around = m_levels.back();
            path = around.value.is_array() ? pathOfItem(around)
                   : around.path.empty()   ? around.key
                                           : fmt::format("{}.{}", around.path, around.key);
            if (place > 0)
                m_pieces.begins(place, JsonValue(around.value, around.path));
        }
        m_levels.push_back({std::move(container), place, std::move(path), m_values});
        count();
        return true;
    }

    bool close() {
        if (m_skipping > 0) {
            if (--m_skipping == 0 && !m_levels.empty())
                ++m_levels.back().items;
            return true;
        }
        Level level = std::move(m_levels.back());
        m_levels.pop_back();
        if (level.place <= 0 || !m_pieces.ends(level.place, JsonValue(level.value, level.path))) {
            put(std::move(level.value));
            return true;
        }
        m_values = level.valuesBefore;
        if (!m_levels.empty())
            ++m_levels.back().items;
        return true;
    }

    int placeOf(bool isArray) {
        if (m_levels.empty())
            return m_pieces.placeOf(JsonPieces::outside, {}, isArray);
        const Level& around = m_levels.back();
        if (around.place == JsonPieces::elsewhere)
            return JsonPieces::elsewhere;
        return m_pieces.placeOf(around.place, around.key, isArray);
    }

    void count() {
        if (++m_values > mostValues)
            throw Error(ErrorKind::invalidInput,
                        fmt::format("the JSON holds more than {} values, so it is none of "
                                    "Bildrate's files",
                                    mostValues));
    }

    void put(json value) {
        if (m_levels.empty()) {
            m_document = std::move(value);
            return;
        }
        Level& around = m_levels.back();
        if (around.value.is_array()) {
            around.value.push_back(std::move(value));
            ++around.items;
        } else {
            around.value[around.key] = std::move(value);
        }
    }

    std::string_view m_text;
    JsonPieces& m_pieces;
    json m_document;
    std::vector<Level> m_levels;
    int m_skipping = 0;       ///< levels below one that is skipped, itself included
    std::size_t m_values = 0; ///< that are kept now
};

/// Of a document that is kept as a whole.
class Whole : public JsonPieces {
    int placeOf(int, std::string_view, bool) override { return elsewhere; }
};

} // namespace

json readPieces(std::string_view text, JsonPieces& pieces) {
    Builder builder(text, pieces);
    json::sax_parse(text.begin(), text.end(), &builder);
    return builder.document();
}

json parseJson(std::string_view text) {
    Whole whole;
    return readPieces(text, whole);
}

} // namespace bildrate
