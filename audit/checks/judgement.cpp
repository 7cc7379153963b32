#include "audit/checks/judgement.hpp"

#include <algorithm>
#include <cmath>

#include "audit/checks/salience.hpp"

namespace fathom::audit {

namespace {

double literal(const ComparedSide& side, double at_issue) {
  const double untold = std::max(side.untold - at_issue, 0.0);
  return side.told + untold <= 0 ? 0 : side.told / (side.told + untold);
}

double letters(const Reading& text, std::uint32_t first, std::uint32_t count) {
  const auto& sentences = text.document.sentences;
  return static_cast<double>(sentences[first + count - 1].at.end - sentences[first].at.begin) + 10;
}

}  // namespace

double surplus(const Pair& pair, const Bead& bead) {
  const auto all = [](const Reading& text) { return static_cast<double>(text.document.text.size()) + 10; };
  return std::log(letters(pair.translation, bead.translation, bead.translation_count) * all(pair.original) /
                  (letters(pair.original, bead.original, bead.original_count) * all(pair.translation)));
}

double gravity(const Reading& text, std::uint32_t first, std::uint32_t count) {
  static constexpr double rule = 0.35;
  static constexpr double story = 0.65;
  static constexpr std::uint32_t long_sentence = 12;
  const Salience salience = salience_of(text, first, count);
  return salience.words >= long_sentence && salience.rule_like < rule ? story : 1.0;
}

double surprise(const Pair& pair, const Comparison& comparison) { return surprise(pair, comparison, 0, 0); }

double surprise(const Pair& pair, const Comparison& comparison, double lost, double gained) {
  // Below `free` nothing can be concluded; from `close` on the bead is as literal as rulebooks get.
  static constexpr double free = 0.3;
  static constexpr double close = 0.75;
  static constexpr double alike_at_all = 0.12;
  const Bead& bead = pair.bead(comparison);
  if (bead.likeness < alike_at_all) return 0;
  const double matters = gravity(pair.original, bead.original, bead.original_count);
  const double both = (literal(comparison.original, lost) + literal(comparison.translation, gained)) / 2;
  return matters * std::clamp((both - free) / (close - free), 0.0, 1.0);
}

std::string player_of(const Reading& text) {
  const std::string& name = text.language->name();
  const bool vowel = !name.empty() && std::string_view("AEIOU").find(name.front()) != std::string_view::npos;
  return (vowel ? "an " : "a ") + name + " player";
}

}  // namespace fathom::audit
