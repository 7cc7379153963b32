#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/names.hpp"
#include "notation/node.hpp"

namespace fathom {

/// What sort of thing a house rule changes.
enum class ChangeKind : std::uint8_t {
  parameter,  ///< A number of the rulebook, or one of a table of them.
  reading,    ///< How a rule is read that can be read in several ways.
  dropped,    ///< A clause that is no longer enforced.
  component,  ///< What is in the box.
};
constexpr std::array<std::string_view, 4> names_of(ChangeKind) { return {"parameter", "reading", "dropped", "component"}; }

/// One thing that is otherwise in a variant than in the game it is compared with.
struct Changed {
  ChangeKind kind{};
  std::string name;  ///< As the file calls it: a parameter, a rule's id, or a place in the box such as `cards.dolphin`.
  int entry = 0;     ///< Which number of a table, counted from 1; 0 for anything else.
  std::string rule;  ///< The rule it belongs to.
  std::string was;   ///< `2`, `mandatory`, `in force`.
  std::string now;   ///< `6`, `may`, `left out`.
  std::string file;  ///< Where it is said, which may be a file that the variant extends; empty where nobody knows.
  Position at;

  friend bool operator==(const Changed&, const Changed&) = default;
};

/// `adjusting.at_most_two_cards 2 -> 6`, `scoring.rank_points[3] 4 -> 5`, `placing.optional = mandatory`,
/// `without treasure.one_per_space`: what mutants are called too.
std::string show(const Changed& change);

/// What in a game goes so ill together that nobody could set it up or play it, where it knows of anything that could.
template <class Game>
std::vector<std::string> contradictions_in(const Game& game) {
  if constexpr (requires { contradictions(game); })
    return contradictions(game);
  else
    return {};
}

/// A house rule as somebody wrote it down.
template <Specification G>
struct VariantRead {
  std::string name;     ///< What it is called.
  std::string because;  ///< Why anybody would play it; may be empty.
  typename G::Game game;
  std::vector<Changed> changes;  ///< Numbers, readings and clauses in rulebook order, then the box. Empty: nothing differs.
};

/// Variant files: what differs from the published game. `docs/variants.md` describes them. Declared here without the
/// machinery: defined in `notation/variant_of.hpp` and instantiated once per game, in `notation/<game>_variant.cpp`.
///
/// Everything that reads throws `Problem`, which names the file: for an unknown name with a suggestion, for a value out of
/// its bounds, and where what a file says contradicts itself, so that nobody could set the game up.
template <Specification G>
struct Variants {
  using Game = typename G::Game;

  /// The variant in the file at `path`, put over `base` after those it extends.
  static VariantRead<G> read_file(const Game& base, const std::string& path);
  /// The same from the text of a file at `path` that need not be there.
  static VariantRead<G> read_text(const Game& base, const std::string& path, std::string_view text);

  /// In what `game` differs from `base`.
  static std::vector<Changed> changes(const Game& base, const Game& game);
  /// A file that makes `game` out of the published one.
  static std::string yaml(const std::string& name, const Game& game);
  /// The JSON Schema of such files.
  static std::string schema();
};

}  // namespace fathom
