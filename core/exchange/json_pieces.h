#pragma once

#include "core/exchange/json_value.h"

#include <string_view>

namespace bildrate {

/// What reads a document that may be too large to be held: it is told of the arrays and objects at
/// the places it knows, and may take each, so that it is not kept any longer. Places have numbers
/// of the reader's own, from 1.
class JsonPieces {
public:
    static constexpr int elsewhere = 0; ///< kept as part of what is around it, unasked
    static constexpr int skipped = -1;  ///< not kept; only checked to be JSON
    static constexpr int outside = -2;  ///< what is around the document

    virtual ~JsonPieces() = default;
    /// The place of a member, of any item of an array (without a key), or of the document.
    virtual int placeOf(int around, std::string_view key, bool isArray) = 0;
    /// One begins; around: what it is in, as far as it has been read.
    virtual void begins(int, const JsonValue& /*around*/) {}
    /// It is complete, or a value that is neither stands as an item at its place. Returns whether
    /// it was taken.
    virtual bool ends(int, const JsonValue&) { return false; }
};

/// Parses a whole document and returns what was kept. Throws like parseJson, and what the pieces
/// throw.
nlohmann::json readPieces(std::string_view text, JsonPieces& pieces);

} // namespace bildrate
