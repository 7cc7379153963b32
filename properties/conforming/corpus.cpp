#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <utility>

#include "properties/conforming/corpus_lines.hpp"
#include "properties/conforming/questions.hpp"

namespace fathom::conform::corpus {
namespace {

/// 64-bit FNV-1a of a state as compact JSON with sorted keys, which any language computes in a few lines.
std::string hash_of(const Json& state) {
  constexpr std::uint64_t offset = 14695981039346656037U;
  constexpr std::uint64_t prime = 1099511628211U;
  std::uint64_t hash = offset;
  for (const char c : nlohmann::json(state).dump()) hash = (hash ^ static_cast<unsigned char>(c)) * prime;
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hash));
  return text;
}

/// Sorted by their text.
Json sorted(const std::vector<Node>& legal) {
  std::vector<std::pair<std::string, Json>> all;
  for (const Node& action : legal) {
    Json told = notation::json_of(action);
    std::string text = notation::text_of(told);
    all.emplace_back(std::move(text), std::move(told));
  }
  std::ranges::sort(all, {}, &std::pair<std::string, Json>::first);
  Json list = Json::array();
  for (auto& [text, told] : all) list.push_back(std::move(told));
  return list;
}

Json by_seat(int players, const PerSeat<int>& points) {
  Json scores = Json::object();
  for (int i = 0; i < players; ++i) scores[std::string(name_of(seat(i)))] = points[seat(i)];
  return scores;
}

Json setup_of(const Setup& setup) { return setup_for(setup.players, notation::rules_of_variant(setup.variant)); }

}  // namespace

std::string line_of(const Node& node) { return notation::text_of(notation::json_of(node)); }

Lines::Lines(const Setup& setup, const About& about) : players_(setup.players), setup_(setup_of(setup)), about_(about) {}

void Lines::add(const Transition& transition, const PerSeat<int>& scores) {
  std::vector<std::string> rules = about_.rules;
  if (rules.empty()) rules.assign(transition.asked.begin(), transition.asked.end());
  Json line = {{"id", about_.id + "/" + std::to_string(all_.size() + 1)},
               {"rules", rules},
               {"setup", setup_},
               {"before", notation::json_of(transition.before)},
               {"legal", sorted(transition.legal)},
               {"action", notation::json_of(transition.action)}};
  if (transition.after) {
    line["after"] = notation::json_of(*transition.after);
    line["scores"] = by_seat(players_, scores);
    line["hash"] = hash_of(line["after"]);
  } else {
    line["refused_by"] = transition.refused_by;
  }
  all_.push_back(notation::text_of(line));
}

Document::Document(const std::string& game, const Setup& setup, const std::optional<Seen>& start)
    : players_(setup.players), whole_{{"game", game}, {"setup", setup_of(setup)}} {
  if (!start) return;
  whole_["start"] = notation::json_of(start->state);
  whole_["legal"] = sorted(start->legal);
}

void Document::add(const Node& action, const std::string& told, std::string_view refused_by,
                   const std::optional<Seen>& seen) {
  Json step = {{"action", notation::json_of(action)}, {"told", told}};
  if (!refused_by.empty()) step["refused_by"] = refused_by;
  if (seen) {
    step["state"] = notation::json_of(seen->state);
    step["legal"] = sorted(seen->legal);
  }
  steps_.push_back(std::move(step));
}

std::string Document::ended(const PerSeat<int>& scores) && {
  whole_["steps"] = std::move(steps_);
  whole_["scores"] = by_seat(players_, scores);
  return notation::text_of(whole_);
}

}  // namespace fathom::conform::corpus
