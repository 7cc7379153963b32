#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/seats.hpp"
#include "notation/json.hpp"

namespace fathom::conform {

using Json = notation::Json;

/// How an engine's words for a state become ours, so that it may keep its own:
///     map: { hand: hands.$seat, players.$each.melody: mermaids.$each, debug: nothing }
///     names: { S3: song_3 }
/// `$seat` is the seat that looks; `$each` is any seat, the same on both sides. What is not named is told under our names.
class Mapping {
 public:
  Mapping() = default;
  /// Throws `Problem` for a document that says no such thing.
  explicit Mapping(const Node& document);

  /// What the engine told a seat of a state, in our words.
  [[nodiscard]] Json in_our_words(const Json& state, Seat seat) const;

 private:
  struct Move {
    std::vector<std::string> from;
    std::vector<std::string> to;  ///< Empty: it is not compared.
  };
  void move(const Move& move, std::string_view seat, Json& state, Json& ours) const;
  void rename(Json& value) const;

  std::vector<Move> moves_;
  std::map<std::string, std::string, std::less<>> names_;
};

}  // namespace fathom::conform
