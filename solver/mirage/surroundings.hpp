#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "solver/mirage/chart.hpp"
#include "solver/prover.hpp"

// Everything that can lie around a few squares: as symbols for Z3, and as boards of Coast tiles for the model. A Coast tile
// can show whatever is wanted on one edge or on two neighbouring ones, so that all that a small area can be surrounded by
// can be laid.

namespace fathom::solver::oasis {

/// For each edge around some squares, what it faces; nothing where no tile lies there.
using Faces = std::vector<std::optional<Terrain>>;

/// A square beside the squares in question, and the edges that it shares with them.
struct Neighbour {
  Spot at;
  std::vector<std::size_t> edges;  ///< By their number around the squares.
};

/// Some squares and what is around them.
class Surroundings {
 public:
  Surroundings(std::vector<Edge> edges, const TableBook& book = {});

  [[nodiscard]] const std::vector<Edge>& edges() const { return edges_; }
  [[nodiscard]] const std::vector<Neighbour>& neighbours() const { return neighbours_; }
  /// Whether a neighbour is bare, or shows something on each of its edges: all that can be, and nothing else.
  [[nodiscard]] std::vector<Faces> faces_of(const Neighbour& neighbour) const;

  /// Lays a Coast tile on each neighbour that faces ask for, beside what lies on the board already; nothing where no tile
  /// shows what is asked.
  [[nodiscard]] std::optional<Board> laid(const Box& box, const Faces& faces, Board board) const;

 private:
  std::vector<Edge> edges_;
  std::vector<Neighbour> neighbours_;
};

/// A Coast tile that shows these terrains on its sides, where it has to show something: any of those that do.
std::optional<LaidCoast> coast_showing(const Box& box, Spot at, const std::array<std::optional<Terrain>, sides>& shown);

/// Unknown faces around some squares.
class SymbolicFaces {
 public:
  SymbolicFaces(z3::context& context, Question& question, const Surroundings& around);

  [[nodiscard]] z3::expr touched(std::size_t edge) const { return touched_[edge]; }
  [[nodiscard]] z3::expr shows(std::size_t edge, Terrain terrain) const;
  /// Whether the edges of a neighbour are as these faces have them.
  [[nodiscard]] z3::expr are(const Neighbour& neighbour, const Faces& faces) const;
  [[nodiscard]] Faces in(const z3::model& found) const;

 private:
  z3::context& context_;
  std::vector<z3::expr> touched_;
  std::vector<z3::expr> water_;
};

/// The model's answers as one formula: asks about all faces there can be, and says yes where the model does.
class Interrogation {
 public:
  using Ask = std::function<std::optional<bool>(const Faces&)>;  ///< Nothing where the model cannot be asked.

  Interrogation(const Surroundings& around, const SymbolicFaces& unknown, Ask ask);
  /// Only faces on which a tile lies everywhere.
  static Interrogation all_laid(const Surroundings& around, const SymbolicFaces& unknown, Ask ask);

  z3::expr answers(z3::context& context);
  /// Faces about which the model could not be asked.
  [[nodiscard]] const std::optional<Faces>& unasked() const { return unasked_; }
  [[nodiscard]] std::uint64_t asked() const { return asked_; }

 private:
  z3::expr answers_from(z3::context& context, std::size_t neighbour, Faces& faces);

  const Surroundings& around_;
  const SymbolicFaces& unknown_;
  Ask ask_;
  std::vector<std::vector<Faces>> choices_;
  std::optional<Faces> unasked_;
  std::uint64_t asked_ = 0;
};

/// `land, bare, water`
std::string in_words(const Faces& faces);

}  // namespace fathom::solver::oasis
