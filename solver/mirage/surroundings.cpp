#include "solver/mirage/surroundings.hpp"

#include <algorithm>
#include <utility>

namespace fathom::solver::oasis {

Surroundings::Surroundings(std::vector<Edge> edges, const TableBook& book) : edges_{std::move(edges)} {
  for (std::size_t i = 0; i < edges_.size(); ++i) {
    const Spot at = beyond(edges_[i].from, edges_[i].side, book);
    auto known = std::ranges::find(neighbours_, at, &Neighbour::at);
    if (known == neighbours_.end()) known = neighbours_.insert(neighbours_.end(), {at, {}});
    known->edges.push_back(i);
  }
}

std::vector<Faces> Surroundings::faces_of(const Neighbour& neighbour) const {
  std::vector<Faces> all{Faces(neighbour.edges.size())};
  for (std::size_t shown = 0; shown < (std::size_t{1} << neighbour.edges.size()); ++shown) {
    Faces faces;
    for (std::size_t i = 0; i < neighbour.edges.size(); ++i) faces.push_back(static_cast<Terrain>((shown >> i) & 1U));
    all.push_back(faces);
  }
  return all;
}

std::optional<LaidCoast> coast_showing(const Box& box, Spot at, const std::array<std::optional<Terrain>, sides>& shown) {
  for (const auto pattern : every<mirage::CoastPattern>)
    for (const auto face : every<mirage::CoastFace>)
      for (std::size_t turned = 0; turned < sides; ++turned) {
        const auto& printed = mirage::beach_of(box, pattern, face).edges;
        bool right = true;
        for (std::size_t side = 0; side < sides; ++side)
          right = right && (!shown[side] || printed[(side + sides - turned) % sides] == *shown[side]);
        if (right)
          return LaidCoast{pattern, face, square_of(at), static_cast<mirage::Direction>(turned), Seat::Ann, std::nullopt};
      }
  return std::nullopt;
}

std::optional<Board> Surroundings::laid(const Box& box, const Faces& faces, Board board) const {
  for (const Neighbour& neighbour : neighbours_) {
    std::array<std::optional<Terrain>, sides> shown{};
    bool bare = true;
    for (const std::size_t edge : neighbour.edges) {
      shown[across(edges_[edge].side)] = faces[edge];
      bare = bare && !faces[edge];
    }
    if (bare) continue;
    const auto coast = coast_showing(box, neighbour.at, shown);
    if (!coast || board.coasts.full()) return std::nullopt;
    board.lay(box, *coast);
  }
  return board;
}

SymbolicFaces::SymbolicFaces(z3::context& context, Question& question, const Surroundings& around) : context_{context} {
  for (std::size_t edge = 0; edge < around.edges().size(); ++edge) {
    const std::string name = std::to_string(edge);
    touched_.push_back(context.bool_const(("touched" + name).c_str()));
    water_.push_back(context.bool_const(("water" + name).c_str()));
    question.given(z3::implies(water_[edge], touched_[edge]));
  }
  for (const Neighbour& neighbour : around.neighbours())
    for (const std::size_t edge : neighbour.edges) question.given(touched_[edge] == touched_[neighbour.edges[0]]);
}

z3::expr SymbolicFaces::shows(std::size_t edge, Terrain terrain) const {
  return terrain == Terrain::water ? water_[edge] : touched_[edge] && !water_[edge];
}

z3::expr SymbolicFaces::are(const Neighbour& neighbour, const Faces& faces) const {
  std::vector<z3::expr> facts;
  for (std::size_t i = 0; i < neighbour.edges.size(); ++i)
    facts.push_back(faces[i] ? shows(neighbour.edges[i], *faces[i]) : !touched_[neighbour.edges[i]]);
  return all_of(context_, facts);
}

Faces SymbolicFaces::in(const z3::model& found) const {
  Faces faces(touched_.size());
  for (std::size_t edge = 0; edge < touched_.size(); ++edge)
    for (const Terrain terrain : {Terrain::land, Terrain::water})
      if (truth(found, shows(edge, terrain))) faces[edge] = terrain;
  return faces;
}

Interrogation::Interrogation(const Surroundings& around, const SymbolicFaces& unknown, Ask ask)
    : around_{around}, unknown_{unknown}, ask_{std::move(ask)} {
  for (const Neighbour& neighbour : around_.neighbours()) choices_.push_back(around_.faces_of(neighbour));
}

Interrogation Interrogation::all_laid(const Surroundings& around, const SymbolicFaces& unknown, Ask ask) {
  Interrogation all{around, unknown, std::move(ask)};
  for (std::vector<Faces>& choices : all.choices_) choices.erase(choices.begin());  // the bare one comes first
  return all;
}

z3::expr Interrogation::answers(z3::context& context) {
  Faces faces(around_.edges().size());
  return answers_from(context, 0, faces);
}

/// All neighbours before this one have been given faces. Where the answer is the same whatever follows, the formula is
/// short.
z3::expr Interrogation::answers_from(z3::context& context, std::size_t neighbour, Faces& faces) {
  if (neighbour == choices_.size()) {
    ++asked_;
    const std::optional<bool> answer = ask_(faces);
    if (!answer && !unasked_) unasked_ = faces;
    return context.bool_val(answer.value_or(false));
  }
  const Neighbour& here = around_.neighbours()[neighbour];
  std::vector<z3::expr> any;
  bool always = true;
  for (const Faces& choice : choices_[neighbour]) {
    for (std::size_t i = 0; i < here.edges.size(); ++i) faces[here.edges[i]] = choice[i];
    const z3::expr then = answers_from(context, neighbour + 1, faces);
    always = always && then.is_true();
    if (then.is_true())
      any.push_back(unknown_.are(here, choice));
    else if (!then.is_false())
      any.push_back(unknown_.are(here, choice) && then);
  }
  return always ? context.bool_val(true) : any_of(context, any);
}

std::string in_words(const Faces& faces) {
  std::string text;
  for (const auto& face : faces) text += (text.empty() ? "" : ", ") + (face ? plainly(*face) : std::string{"bare"});
  return text;
}

}  // namespace fathom::solver::oasis
