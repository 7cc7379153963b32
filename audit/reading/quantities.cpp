#include "audit/reading/quantities.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string_view>

#include "audit/reading/bounds.hpp"
#include "audit/reading/known.hpp"
#include "audit/reading/number_scan.hpp"

namespace fathom::audit {
namespace {

using Place = Quantity::Place;

constexpr TokenIndex unit_reach = 4;  // words after a number among which the word for what it counts is sought
constexpr TokenIndex longest_count = 0xFFFF;

class QuantityFinder {
 public:
  explicit QuantityFinder(const SentenceView& sentence)
      : sentence_(sentence),
        places_(sentence),
        found_(scan_numbers(sentence)),
        locale_(sentence.language().locale()) {}

  std::vector<Quantity> find() {
    name_places();
    join_ranges();
    sign();
    bind();
    count_units();
    inherit_in_lists();
    weaken();
    std::vector<Quantity> quantities;
    for (FoundNumber& found : found_) {
      if (found.quantity.value == 0 && found.quantity.upper == 0) continue;
      const TokenIndex count = found.end - found.quantity.first;
      found.quantity.count = static_cast<std::uint16_t>(std::min<TokenIndex>(count, longest_count));
      quantities.push_back(found.quantity);
    }
    return quantities;
  }

 private:
  void join_ranges();
  bool is_range(std::size_t index) const;
  /// `Move 2`: no number of a move.
  bool deed_before(const FoundNumber& found) const {
    return found.quantity.first > sentence_.begin() && sentence_.has(found.quantity.first - 1, Role::deed);
  }
  void name_places();
  void sign();
  void bind();
  void count_units();
  void count_unit(Quantity& quantity, TokenIndex end, TokenIndex next) const;
  std::optional<ConceptId> thing_at(TokenIndex token) const;
  void inherit_in_lists();
  bool lists(const FoundNumber& found, const FoundNumber& next) const;
  void weaken();
  bool is_of_either(TokenIndex token) const;
  bool is_said_strongly(const FoundNumber& found) const;
  bool is_floor(const FoundNumber& found) const;
  TokenIndex next_number(std::size_t index) const {
    return index + 1 < found_.size() ? found_[index + 1].quantity.first : sentence_.end();
  }

  const SentenceView& sentence_;
  Places places_;
  std::vector<FoundNumber> found_;
  const Locale& locale_;
};

void QuantityFinder::name_places() {
  bool address = false;
  for (FoundNumber& found : found_) {
    found.quantity.place = places_.of(found.shape);
    address = address || places_.is_postcode(found.shape);
  }
  constexpr TokenIndex longest_address = 25;
  if (!address || sentence_.end() - sentence_.begin() > longest_address) return;
  for (FoundNumber& found : found_) {
    if (found.quantity.digits) found.quantity.place = Place::date;
  }
}

bool QuantityFinder::is_range(std::size_t index) const {
  const FoundNumber& low = found_[index];
  const FoundNumber& high = found_[index + 1];
  const Quantity& from = low.quantity;
  const Quantity& to = high.quantity;
  if (from.ordinal || to.ordinal || from.weak || to.weak || to.value <= from.value) return false;
  if (from.place == Place::date || to.place == Place::date) return false;
  if (to.first != low.end + 1) {
    // The dash may belong to the number's token: `2 -5`.
    return to.first == low.end && to.digits && sentence_.token(to.first).begin < high.shape.at.begin &&
           audit::is_dash(sentence_.text(to.first).substr(0, high.shape.at.begin - sentence_.token(to.first).begin));
  }
  const TokenIndex middle = low.end;
  if (sentence_.is_dash(middle)) {
    const bool apart = !sentence_.is_glued(middle) && !sentence_.is_glued(to.first);
    const bool counts = !deed_before(low) && places_.counts_what_follows(high.shape);
    if (apart && from.place != Place::text && counts) return false;  // `phase 1 - 5 cards`
    const bool sum = sentence_.holds(high.end) && sentence_.text(high.end) == "=";
    const bool longer =
        index + 2 < found_.size() && found_[index + 2].quantity.first == high.end + 1 && sentence_.is_dash(high.end);
    const bool longer_before = index > 0 && low.quantity.first > found_[index - 1].end &&
                               sentence_.is_dash(low.quantity.first - 1) &&
                               found_[index - 1].end + 1 == low.quantity.first && sentence_.is_glued(low.quantity.first);
    return !sum && !longer && !longer_before;
  }
  const std::string_view word = sentence_.folded(middle);
  if (locale_.ranges.contains(word)) return true;
  if (from.first > sentence_.begin() && locale_.changes_from.contains(sentence_.folded(from.first - 1)) &&
      locale_.changes_to.contains(word))
    return true;
  return from.first > sentence_.begin() && locale_.between.contains(sentence_.folded(from.first - 1)) &&
         sentence_.has(middle, known().link_and);
}

void QuantityFinder::join_ranges() {
  std::vector<FoundNumber> joined;
  for (std::size_t i = 0; i < found_.size(); ++i) {
    FoundNumber found = found_[i];
    if (i + 1 < found_.size() && is_range(i)) {
      const FoundNumber& high = found_[i + 1];
      found.quantity.upper = high.quantity.value;
      found.quantity.digits = found.quantity.digits && high.quantity.digits;
      found.end = found.shape.end = high.end;
      if (found.quantity.place == Place::text || deed_before(found)) found.quantity.place = high.quantity.place;
      ++i;
    }
    joined.push_back(found);
  }
  found_ = std::move(joined);
}

/// Whether nothing stands before, or what stands there ends with a space, a bracket or an opening quote.
bool stands_free(std::string_view before) {
  static constexpr std::array<std::string_view, 10> openings{"(", "[", "\"", "'", "“", "„", "‘", "«", "\u00A0", "\u202F"};
  return before.empty() || std::isspace(static_cast<unsigned char>(before.back())) != 0 ||
         std::ranges::any_of(openings, [&](std::string_view opening) { return before.ends_with(opening); });
}

/// A dash is a sign where it touches the digits and nothing but a space, a bracket or a quote stands before it.
void QuantityFinder::sign() {
  for (FoundNumber& found : found_) {
    Quantity& quantity = found.quantity;
    if (quantity.ordinal || quantity.place == Place::date || quantity.upper != quantity.value) continue;
    const Offset token_begin = sentence_.token(quantity.first).begin;
    bool negative = false;
    if (quantity.digits && token_begin < found.shape.at.begin) {
      const bool dash = audit::is_dash(sentence_.document().substr(token_begin, found.shape.at.begin - token_begin));
      negative = dash && stands_free(sentence_.text_before(token_begin));
    } else if (quantity.digits && sentence_.is_glued(quantity.first) && sentence_.is_dash(quantity.first - 1)) {
      negative = stands_free(sentence_.text_before(sentence_.token(quantity.first - 1).begin));
      if (negative) --quantity.first;
    } else if (quantity.first > sentence_.begin() && locale_.minus.contains(sentence_.folded(quantity.first - 1))) {
      const TokenIndex word = quantity.first - 1;
      const bool all_but =
          word > sentence_.begin() && (sentence_.has(word - 1, Role::quantifier) || sentence_.has(word, Role::negation));
      negative = !all_but && !sentence_.has(word, Role::bound);
      if (negative) --quantity.first;
    } else if (!quantity.weak || quantity.value == 1) {
      // `3 Minuspunkte`, `three negative points`
      negative = sentence_.has(found.end, known().penalty) && sentence_.has(found.end, known().point);
    }
    if (!negative) continue;
    quantity.negative = true;
    quantity.value = -quantity.value;
    quantity.upper = quantity.value;
    if (quantity.place == Place::label) quantity.place = Place::text;
  }
}

void QuantityFinder::bind() {
  for (std::size_t i = 0; i < found_.size(); ++i) {
    Quantity& quantity = found_[i].quantity;
    if (quantity.ordinal || quantity.place == Place::date) continue;
    quantity.bound = bound_of(sentence_, found_[i], next_number(i));
    if (quantity.bound != Bound::none && quantity.place == Place::label) quantity.place = Place::text;  // `Ages 6+`
  }
}

void QuantityFinder::count_units() {
  for (std::size_t i = 0; i < found_.size(); ++i) {
    Quantity& quantity = found_[i].quantity;
    if (quantity.place == Place::date) continue;
    if (quantity.place == Place::text) {
      count_unit(quantity, found_[i].end, next_number(i));
      continue;
    }
    TokenIndex before = quantity.first;
    while (before > sentence_.begin() && quantity.first - before < 2) {
      --before;
      if (!sentence_.is_word(before)) continue;
      if (const auto thing = thing_at(before)) quantity.unit = *thing;
      quantity.unit_word = sentence_.token(before).word;
      break;
    }
  }
}

/// Of the meanings of a word that is counted, the likeliest: points are a score before they are moments or dots.
std::optional<ConceptId> QuantityFinder::thing_at(TokenIndex token) const {
  std::optional<ConceptId> thing;
  for (const ConceptId meaning : sentence_.meanings(token, Role::thing)) {
    if (meaning == known().point) return meaning;
    const bool is_score = concepts().name(meaning).starts_with("score.");
    if (!thing || (!is_score && concepts().name(*thing).starts_with("score."))) thing = meaning;
  }
  return thing;
}

void QuantityFinder::count_unit(Quantity& quantity, TokenIndex end, TokenIndex next) const {
  // Some languages end a string of nouns with what is counted (`seven sea gull cards`), others begin it.
  const bool last_noun = locale_.name_before_kind;
  const TokenIndex limit = std::min({sentence_.end(), end + unit_reach, next});
  for (TokenIndex token = end; token < limit; ++token) {
    // `3-card`, `8-year-old`
    if (sentence_.is_dash(token) && sentence_.is_glued(token) && token + 1 < limit && sentence_.is_glued(token + 1))
      continue;
    if (!sentence_.is_word(token)) return;
    const std::optional<ConceptId> thing = thing_at(token);
    if (!thing) {
      const bool known_thing = quantity.unit != Quantity::no_unit;
      if (sentence_.has(token, Role::deed) || sentence_.has(token, Role::modality)) return;
      if (sentence_.has(token, Role::bound)) continue;
      if (sentence_.has(token, Role::link) || (known_thing && !sentence_.is_content(token))) return;
      if (!known_thing && quantity.unit_word == Quantity::no_word && sentence_.is_content(token) &&
          !sentence_.has(token, Role::property)) {
        quantity.unit_word = sentence_.token(token).word;
      }
      continue;
    }
    const bool name = quantity.unit != Quantity::no_unit && sentence_.has(token, Role::deed);  // `3 players draw`
    if (name) return;
    quantity.unit = *thing;
    quantity.unit_word = sentence_.token(token).word;
    if (!last_noun) return;
  }
}

bool QuantityFinder::lists(const FoundNumber& found, const FoundNumber& next) const {
  TokenIndex token = found.end;
  if (sentence_.holds(token) && sentence_.is_sign(token) && sentence_.text(token) == ",") ++token;
  if (token < next.quantity.first && sentence_.has(token, Role::link)) ++token;
  return token == next.quantity.first && token > found.end && found.quantity.ordinal == next.quantity.ordinal;
}

/// In `pages 4 and 5` the second is a page, in `1, 2 and 3 points` the first are points.
void QuantityFinder::inherit_in_lists() {
  for (std::size_t i = 1; i < found_.size(); ++i) {
    const Quantity& before = found_[i - 1].quantity;
    Quantity& quantity = found_[i].quantity;
    const bool named = before.place == Place::label || before.place == Place::reference;
    if (!named || quantity.place != Place::text || !lists(found_[i - 1], found_[i])) continue;
    if (places_.counts_what_follows(found_[i].shape)) continue;
    quantity.place = before.place;
    quantity.unit = before.unit;
    quantity.unit_word = before.unit_word;
  }
  for (std::size_t i = found_.size(); i-- > 1;) {
    const Quantity& after = found_[i].quantity;
    Quantity& quantity = found_[i - 1].quantity;
    if (quantity.unit != Quantity::no_unit || quantity.unit_word != Quantity::no_word) continue;
    // `a spoon 2, a ring 4`: an article counts nothing that stands before it.
    if (quantity.place != Place::text || after.weak || !lists(found_[i - 1], found_[i])) continue;
    quantity.unit = after.unit;
    quantity.unit_word = after.unit_word;
  }
}

/// Whether a word that may be an article is surely a number here: `only one`, `un seul`, `genau ein`, `at least one`.
bool QuantityFinder::is_said_strongly(const FoundNumber& found) const {
  const Quantity& quantity = found.quantity;
  if (quantity.bound != Bound::none || quantity.upper != quantity.value) return true;
  const auto only = [&](TokenIndex token) { return sentence_.holds(token) && sentence_.has(token, known().only); };
  return only(quantity.first) || only(found.end) || (quantity.first > sentence_.begin() && only(quantity.first - 1));
}

/// Whether a word near a number says *both*, *neither* or *none*: then *two* is no number of its own.
bool QuantityFinder::is_of_either(TokenIndex token) const {
  static constexpr TokenIndex reach = 3;
  for (TokenIndex near = token > sentence_.begin() + reach ? token - reach : sentence_.begin(); near < token + reach; ++near) {
    if (!sentence_.holds(near)) break;
    if (sentence_.has(near, known().both) || sentence_.has(near, known().none) || sentence_.has(near, known().neither)) return true;
  }
  return false;
}

/// The second floor of one house is the first of another's language.
bool QuantityFinder::is_floor(const FoundNumber& found) const {
  return sentence_.holds(found.end) && locale_.floors.contains(sentence_.folded(found.end));
}

void QuantityFinder::weaken() {
  for (std::size_t i = 0; i < found_.size(); ++i) {
    FoundNumber& found = found_[i];
    Quantity& quantity = found.quantity;
    if (quantity.digits || quantity.negative) continue;
    if (quantity.ordinal && is_floor(found)) {
      quantity.weak = true;
      continue;
    }
    const bool listed = (i + 1 < found_.size() && !found_[i + 1].quantity.weak && lists(found, found_[i + 1])) ||
                        (i > 0 && !found_[i - 1].quantity.weak && lists(found_[i - 1], found));
    const bool one = !quantity.ordinal && locale_.counting_one.contains(sentence_.folded(quantity.first));
    // `more than one`, `each one`: the words say something else together.
    const Mark* phrase = sentence_.mark(quantity.first, Role::quantifier);
    if (quantity.value == 2 && is_of_either(quantity.first)) {  // *neither of the two*, *aucun de vous deux*
      quantity.weak = true;
      continue;
    }
    const bool several = quantity.value == 1 && quantity.bound == Bound::more_than;
    if (several || (phrase != nullptr && phrase->count > 1 && phrase->meaning != known().only && quantity.value == 1)) {
      quantity.weak = true;
      continue;
    }
    if (quantity.weak && !one) {
      if (!locale_.counting_one.empty() && sentence_.word(quantity.first).is_function) continue;
      if (quantity.value == 1 && !quantity.ordinal && is_said_strongly(found)) quantity.weak = false;
      continue;
    }
    if (quantity.value != 1) continue;
    // `this one`, `one of them`, `goes first`, `First, ...`: no word that it counts stands behind it.
    const bool counts =
        sentence_.holds(found.end) && sentence_.is_content(found.end) && !sentence_.has(found.end, Role::modality);
    const bool opens = quantity.ordinal && quantity.first == sentence_.begin();
    quantity.weak = (!counts || opens) && !listed && !is_said_strongly(found);
  }
}

}  // namespace

std::vector<Quantity> find_quantities(const Reading& reading, std::uint32_t sentence) {
  const SentenceView view(reading, sentence);
  if (view.begin() == view.end()) return {};
  return QuantityFinder(view).find();
}

}  // namespace fathom::audit
