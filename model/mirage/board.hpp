#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "model/core/few.hpp"
#include "model/core/fields.hpp"
#include "model/core/grid.hpp"
#include "model/core/seats.hpp"
#include "model/mirage/components.hpp"
#include "model/mirage/square.hpp"

namespace fathom::mirage {

/// Some of the three squares of a Survey tile: those on which an explorer stands.
struct Parts {
  std::uint8_t bits = 0;

  static constexpr unsigned bit(Part part) { return index_of(part) < kinds<Part> ? 1U << index_of(part) : 0; }
  [[nodiscard]] constexpr bool contains(Part part) const { return (bits & bit(part)) != 0; }
  constexpr void insert(Part part) { bits = static_cast<std::uint8_t>(bits | bit(part)); }
  constexpr void erase(Part part) { bits = static_cast<std::uint8_t>(bits & ~bit(part)); }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits); }
  [[nodiscard]] constexpr bool empty() const { return bits == 0; }
  friend constexpr bool operator==(const Parts&, const Parts&) = default;
};
inline constexpr Parts every_part{0b111};

/// A Survey tile on the table. Its explorers are those of whoever laid it: nobody ever adds to another's tile.
struct LaidSurvey {
  SurveyTile tile{};
  Square corner;
  Elbow elbow{};
  Terrain side{};
  Seat by{};
  Parts explorers;
  static constexpr auto fields = every_member;
  friend bool operator==(const LaidSurvey&, const LaidSurvey&) = default;
};

/// A Coast tile on the table: the edge printed to the north now points to `turned`.
struct LaidCoast {
  CoastPattern pattern{};
  CoastFace face{};
  Square at;
  Direction turned{};
  Seat by{};
  std::optional<Terrain> explorer;  ///< On its sand stands a camel of whoever laid it, on its water a ship.
  static constexpr auto fields = every_member;
  friend bool operator==(const LaidCoast&, const LaidCoast&) = default;
};

/// What is on the edge of a Coast tile that lies so.
constexpr Terrain edge_of(const Box& box, const LaidCoast& coast, Direction side) {
  const Beach& beach = beach_of(box, coast.pattern, coast.face);
  return beach.edges[index_of(turned(side, -static_cast<int>(coast.turned)))];
}

/// A patch: the square of a Survey tile, or the sand or the water of a Coast tile. Patches are what regions are made of.
/// Numbered: three for each Survey tile in the order laid, and then two for each Coast tile, its sand first.
using Patch = std::uint8_t;
inline constexpr std::size_t survey_patches = most_survey_tiles * parts_of_survey;
inline constexpr std::size_t patches = survey_patches + most_coast_tiles * kinds<Terrain>;
constexpr Patch survey_patch(std::size_t tile, Part part) {
  return static_cast<Patch>(tile * parts_of_survey + index_of(part));
}
constexpr Patch coast_patch(std::size_t tile, Terrain terrain) {
  return static_cast<Patch>(survey_patches + tile * kinds<Terrain> + index_of(terrain));
}
/// Some of the patches, or some of the regions, each by its lowest patch.
using PatchSet = CellSet<192>;

/// How a patch is coloured. Neighbouring patches of one colour belong to one region.
struct Colouring {
  Terrain terrain{};
  Shade shade{};
  friend constexpr bool operator==(const Colouring&, const Colouring&) = default;
};

/// The tiles on the table, in the order they were laid, and an index of them which makes questions about a square cheap
/// however large the board has grown. The index says nothing that the tiles do not: `indexed` makes it anew.
struct Board {
  Few<LaidSurvey, most_survey_tiles> survey;
  Few<LaidCoast, most_coast_tiles> coasts;

  struct Index {
    Plane taken;                                                 ///< Squares with a tile.
    std::array<Plane, kinds<Terrain>> faced;                     ///< Squares that an edge of this terrain points to.
    std::array<std::uint16_t, survey_patches> survey_squares{};  ///< For each survey patch, its square as `code` has it.
    std::array<Patch, patches> region{};                         ///< For each patch, the lowest patch of its region.
    std::uint8_t north = Square::middle;                         ///< The outermost rows and columns with a tile.
    std::uint8_t south = Square::middle;
    std::uint8_t west = Square::middle;
    std::uint8_t east = Square::middle;
    friend bool operator==(const Index&, const Index&) = default;
  } index;

  static constexpr EveryMember fields{.but_last = 1};
  friend bool operator==(const Board&, const Board&) = default;

  /// Puts a tile on the table, whatever lies there. A table that is full takes no more.
  void lay(const Box& box, const LaidSurvey& tile);
  void lay(const Box& box, const LaidCoast& tile);

  [[nodiscard]] bool is_bare(Square square) const { return !index.taken.contains(square); }
  /// Whether an edge of this terrain points to the square.
  [[nodiscard]] bool faces(Terrain terrain, Square square) const { return entry(index.faced, terrain).contains(square); }
  /// The terrain of the edge on one side of the square; nothing where no tile lies.
  [[nodiscard]] std::optional<Terrain> edge(const Box& box, Square square, Direction side) const;
  /// The patch that touches this side of the square; nothing where no tile lies.
  [[nodiscard]] std::optional<Patch> patch(const Box& box, Square square, Direction side) const;
  [[nodiscard]] Colouring colouring(const Box& box, Patch patch) const;
  /// The square a patch is part of.
  [[nodiscard]] Square square_of(Patch patch) const;
  /// Whose explorer stands on the patch, if one does.
  [[nodiscard]] std::optional<Seat> explorer_on(Patch patch) const;
  /// Takes the explorer off the patch.
  void remove_explorer(Patch patch);
  [[nodiscard]] Patch region_of(Patch patch) const { return patch < patches ? index.region[patch] : patch; }

  /// Calls `visit(patch, whose)` for each explorer on the board.
  template <class Visit>
  void for_each_explorer(Visit&& visit) const {
    for (std::size_t i = 0; i < survey.size(); ++i) {
      if (survey[i].explorers.empty()) continue;
      for (const Part part : every<Part>)
        if (survey[i].explorers.contains(part)) visit(survey_patch(i, part), survey[i].by);
    }
    for (std::size_t i = 0; i < coasts.size(); ++i)
      if (coasts[i].explorer && index_of(*coasts[i].explorer) < kinds<Terrain>)
        visit(coast_patch(i, *coasts[i].explorer), coasts[i].by);
  }
  /// Calls `visit(patch)` for each patch of each tile on the table.
  template <class Visit>
  void for_each_patch(Visit&& visit) const {
    for (std::size_t i = 0; i < survey.size(); ++i)
      for (const Part part : every<Part>) visit(survey_patch(i, part));
    for (std::size_t i = 0; i < coasts.size(); ++i)
      for (const Terrain terrain : every<Terrain>) visit(coast_patch(i, terrain));
  }
};

/// The same tiles with an index made from them.
Board indexed(const Box& box, const Board& board);

}  // namespace fathom::mirage
