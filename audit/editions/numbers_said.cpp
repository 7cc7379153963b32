#include "audit/editions/numbers_said.hpp"

#include <algorithm>
#include <optional>

namespace fathom::audit {

namespace {

/// What is counted stands so many tokens behind its number at most, or so many before it.
constexpr TokenIndex most_between = 4;
constexpr TokenIndex most_before = 2;

void add_zeros(const Reading& text, std::uint32_t sentence, std::vector<Quantity>& to) {
  for (TokenIndex at = text.token_starts[sentence]; at < text.token_starts[sentence + 1]; ++at) {
    if (to.size() >= most_looked_at) return;
    if (text.tokens[at].kind != Token::Kind::number || text.word(at).folded != "0") continue;
    if (std::any_of(to.begin(), to.end(), [&](const Quantity& each) { return each.first == at; })) continue;
    Quantity zero;
    zero.first = at;
    zero.digits = true;
    to.push_back(zero);
  }
}

/// How far a number is from a word that may be what it counts: behind it, or a little before it; nothing if too far.
std::optional<TokenIndex> distance(const Quantity& quantity, const Occurrence& counted) {
  const TokenIndex end = quantity.first + quantity.count;
  if (counted.first < end && quantity.first < counted.end) return 0;
  if (counted.first >= end && counted.first - end <= most_between) return counted.first - end;
  // What stands before its number is taken only where nothing stands behind it.
  if (counted.end <= quantity.first && quantity.first - counted.end < most_before)
    return most_between + 1 + quantity.first - counted.end;
  return std::nullopt;
}

const Quantity* nearest(const std::vector<Quantity>& all, const Occurrence& counted) {
  const Quantity* best = nullptr;
  for (const Quantity& each : all) {
    const std::optional<TokenIndex> far = distance(each, counted);
    if (far && (best == nullptr || *far < *distance(*best, counted))) best = &each;
  }
  return best;
}

}  // namespace

std::vector<Occurrence> first_of(std::vector<Occurrence> all) {
  all.resize(std::min(all.size(), most_looked_at));
  return all;
}

std::vector<Quantity> numbers_in(const Passages& passages, UnitRange stretch) {
  const Reading& text = passages.text();
  std::vector<Quantity> all;
  const std::uint32_t end = passages.units()[stretch.end - 1].end;
  for (std::uint32_t sentence = passages.units()[stretch.first].sentence; sentence < end; ++sentence) {
    for (const Quantity& quantity : text.quantities_of(sentence))
      if (quantity.place == Quantity::Place::text && all.size() < most_looked_at) all.push_back(quantity);
    add_zeros(text, sentence, all);
  }
  std::stable_sort(all.begin(), all.end(), [](const Quantity& a, const Quantity& b) { return a.first < b.first; });
  return all;
}

std::vector<Quantity> candidates(const Passages& passages, UnitRange stretch, const std::vector<std::string>& counted) {
  std::vector<Quantity> all = numbers_in(passages, stretch);
  std::erase_if(all, [](const Quantity& each) { return each.ordinal && each.value == 1; });
  if (counted.empty()) return all;
  std::vector<Quantity> of_it;
  for (const Occurrence& word : first_of(passages.of_any(counted, stretch))) {
    const Quantity* const number = nearest(all, word);
    const bool is_new = number != nullptr && std::none_of(of_it.begin(), of_it.end(),
                                                          [&](const Quantity& each) { return each.first == number->first; });
    if (is_new) of_it.push_back(*number);
  }
  return of_it;
}

}  // namespace fathom::audit
