#include "audit/reading/enumerations.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "audit/reading/known.hpp"
#include "audit/reading/numerals.hpp"
#include "audit/reading/sentence_view.hpp"

namespace fathom::audit {
namespace {

using Item = Enumeration::Item;

constexpr TokenIndex longest_item = 8;
constexpr TokenIndex longest_of_two = 5;  // two long things joined by `and` are more often two clauses
constexpr TokenIndex most_difference = 4;
constexpr std::size_t most_leading = 32;
constexpr ConceptId no_link = 0xFFFF;

/// What parts two items.
struct Separator {
  bool comma = false;
  ConceptId link = no_link;
};

/// A stretch between two separators.
struct Piece {
  Item at;
  Separator before;  ///< Of the first piece of a zone: a link that opens it (`ni sur A ni sur B`), or nothing.

  [[nodiscard]] TokenIndex size() const { return at.end - at.first; }
};

class EnumerationFinder {
 public:
  explicit EnumerationFinder(const SentenceView& sentence)
      : sentence_(sentence), numbers_(number_words_of(sentence.language())) {}

  std::vector<Enumeration> find() {
    TokenIndex from = sentence_.begin();
    bool whole = false;  // the list fills the zone from its first token: it follows a colon or a bracket
    for (TokenIndex token = sentence_.begin(); token <= sentence_.end(); ++token) {
      if (token < sentence_.end() && !closes_zone(token)) continue;
      if (token > from) read_zone(from, token, whole);
      if (token < sentence_.end()) whole = opens_list(token);
      from = token + 1;
    }
    return std::move(found_);
  }

 private:
  [[nodiscard]] bool closes_zone(TokenIndex token) const;
  [[nodiscard]] bool opens_list(TokenIndex token) const;
  [[nodiscard]] ConceptId link_at(TokenIndex token) const;
  [[nodiscard]] std::vector<Piece> pieces_of(TokenIndex from, TokenIndex end) const;
  void read_zone(TokenIndex from, TokenIndex end, bool whole);
  std::size_t read_run(const std::vector<Piece>& pieces, std::size_t first, bool whole);
  [[nodiscard]] std::optional<Enumeration> list_of(const std::vector<Piece>& pieces, std::size_t first, std::size_t last,
                                                   bool whole) const;
  [[nodiscard]] bool opens_with_link(const Enumeration& list, const std::vector<Piece>& pieces, std::size_t first,
                                     std::size_t last) const;
  [[nodiscard]] char shape(TokenIndex token) const;
  [[nodiscard]] TokenIndex start_of_first(const Piece& piece, const Item& second) const;
  [[nodiscard]] TokenIndex end_of_last(const Piece& piece, TokenIndex longest) const;
  [[nodiscard]] bool acts(const Item& item) const;
  [[nodiscard]] bool has_content(const Item& item) const;
  [[nodiscard]] bool starts_clause(TokenIndex token) const;
  [[nodiscard]] bool opens_sentence(const Piece& piece) const;
  [[nodiscard]] bool does(TokenIndex token) const;
  [[nodiscard]] bool is_article(TokenIndex token) const;
  [[nodiscard]] bool begin_alike(TokenIndex one, TokenIndex other) const;
  [[nodiscard]] bool leads_up(const Piece& piece, const Piece& next) const;
  [[nodiscard]] bool is_known(const Item& item) const;
  [[nodiscard]] bool begins_small(const Item& item) const;
  [[nodiscard]] bool is_alike(const Enumeration& list) const;

  const SentenceView& sentence_;
  const NumberWords& numbers_;
  std::vector<Enumeration> found_;
};

bool EnumerationFinder::closes_zone(TokenIndex token) const {
  if (!sentence_.is_sign(token)) return false;
  static constexpr std::array<std::string_view, 17> signs{".", ":", "!", "?", "(", ")", "[", "]", "•",
                                                          "…", "|", "¡", "¿", ";", "●", "=", "*"};
  const std::string_view text = sentence_.text(token);
  if (std::find(signs.begin(), signs.end(), text) != signs.end()) return true;
  return sentence_.is_dash(token) && !sentence_.is_glued(token);
}

bool EnumerationFinder::opens_list(TokenIndex token) const {
  const std::string_view text = sentence_.text(token);
  return text == ":" || text == "(" || text == "[";
}

ConceptId EnumerationFinder::link_at(TokenIndex token) const {
  const Mark* mark = sentence_.mark(token, Role::link);
  if (mark == nullptr) return no_link;
  // A phrase with a gap (`weder .. noch`) links with its first and its last word.
  if (token != mark->first && token + 1 != mark->first + mark->count) return no_link;
  for (const ConceptId link : {known().link_nor, known().link_or, known().link_and}) {
    if (mark->meaning == link) return link;
  }
  return no_link;
}

std::vector<Piece> EnumerationFinder::pieces_of(TokenIndex from, TokenIndex end) const {
  std::vector<Piece> pieces{{{from, from}, {}}};
  for (TokenIndex token = from; token < end; ++token) {
    const bool comma = sentence_.is_sign(token) && sentence_.text(token) == ",";
    const ConceptId link = comma ? no_link : link_at(token);
    Piece& last = pieces.back();
    if (!comma && link == no_link) {
      last.at.end = token + 1;
      continue;
    }
    const bool empty = last.at.end == last.at.first;
    if (!empty) pieces.push_back({{token + 1, token + 1}, {}});
    Piece& next = pieces.back();  // a comma and a link after each other are one separator
    next.at = {token + 1, token + 1};
    next.before.comma = next.before.comma || comma;
    if (link != no_link) next.before.link = link;
  }
  if (pieces.back().size() == 0) pieces.pop_back();
  return pieces;
}

void EnumerationFinder::read_zone(TokenIndex from, TokenIndex end, bool whole) {
  const std::vector<Piece> pieces = pieces_of(from, end);
  for (std::size_t first = 0; first + 1 < pieces.size();) first = read_run(pieces, first, whole && first == 0);
}

/// Reads the run of items that begins with a piece, and returns the piece at which the next may begin.
std::size_t EnumerationFinder::read_run(const std::vector<Piece>& pieces, std::size_t first, bool whole) {
  std::size_t last = first;
  ConceptId repeated = no_link;
  while (last + 1 < pieces.size()) {
    const Separator& next = pieces[last + 1].before;
    if (repeated != no_link && next.link != repeated) break;  // what follows the last link is another list, or a clause
    // `On one side, the tile is either dark or light`: the list begins at the first link.
    if (repeated != no_link && last - first > 1 && !next.comma && pieces[last - 1].before.link == no_link) return last;
    if (last > first && pieces[last].size() > longest_item) break;
    repeated = next.link;
    ++last;
  }
  if (last == first) return first + 1;
  if (auto list = list_of(pieces, first, last, whole)) {
    found_.push_back(std::move(*list));
    return last + 1;
  }
  // The first pieces may only lead up to the list: `At the end, draw a sun, a boat or a pail`.
  return last - first > most_leading ? last : first + 1;
}

/// Of a token, what tells one item's beginning from another's.
char EnumerationFinder::shape(TokenIndex token) const {
  if (sentence_.is_number(token)) return 'n';
  if (sentence_.is_sign(token)) return 's';
  return sentence_.is_content(token) ? 'c' : 'f';
}

/// Whether a token does something rather than names it. A word that may be either (`place`) does where a small word follows
/// (`place it`, `place another`).
bool EnumerationFinder::does(TokenIndex token) const {
  if (!sentence_.has(token, Role::deed)) return false;
  if (!sentence_.has(token, Role::thing)) return true;
  return sentence_.holds(token + 1) && (shape(token + 1) == 'f' || is_article(token + 1));
}

bool EnumerationFinder::starts_clause(TokenIndex token) const {
  if (sentence_.has(token, Role::modality)) return true;
  if (const Mark* link = sentence_.mark(token, Role::link)) return link->meaning != known().link_and;
  return does(token);
}

bool EnumerationFinder::is_article(TokenIndex token) const { return numbers_.at(sentence_, token).weak; }

/// Whether two items begin alike: with the same small word, or with an article or a number each.
bool EnumerationFinder::begin_alike(TokenIndex one, TokenIndex other) const {
  const auto counts = [&](TokenIndex token) {
    return sentence_.is_number(token) || numbers_.at(sentence_, token).count > 0;
  };
  return sentence_.folded(one) == sentence_.folded(other) || (counts(one) && counts(other));
}

/// `In this region, a ship and a boat ...`: the first words of a sentence, up to a comma, that begin unlike what follows.
bool EnumerationFinder::leads_up(const Piece& piece, const Piece& next) const {
  constexpr TokenIndex shortest = 3;
  constexpr TokenIndex longest = 5;
  if (piece.at.first != sentence_.begin() || piece.size() < shortest || piece.size() > longest || !next.before.comma)
    return false;
  return shape(piece.at.first) == 'f' && !begin_alike(piece.at.first, next.at.first) && !is_article(piece.at.first);
}

TokenIndex EnumerationFinder::start_of_first(const Piece& piece, const Item& second) const {
  const TokenIndex floor = piece.at.end - std::min(piece.size(), longest_item);
  // The words that begin the second item begin the first, too: `on the islands, on the reefs`.
  if (shape(second.first) != 'c' || numbers_.at(sentence_, second.first).count > 0) {
    for (TokenIndex token = piece.at.end - 1; token > floor;) {
      --token;
      if (begin_alike(token, second.first)) return token;
      if (starts_clause(token)) break;
    }
  }
  // Else the words that say something, with an article where the second has one.
  TokenIndex start = piece.at.end;
  while (start > floor && shape(start - 1) == 'c' && !starts_clause(start - 1)) --start;
  if (start > floor && shape(second.first) != 'c' && shape(start - 1) == shape(second.first)) --start;
  // `jetons de cristal, jetons de corail`
  const TokenIndex length = second.end - second.first;
  if (length > piece.at.end - start && length <= piece.at.end - floor) {
    const TokenIndex longer = piece.at.end - length;
    bool same = true;
    for (TokenIndex i = 0; i < length && same; ++i)
      same = shape(longer + i) == shape(second.first + i) && !starts_clause(longer + i);
    if (same) return longer;
  }
  return start;
}

/// Whether a list may begin with the sentence: `Coral, crabs and shells are ...`.
bool EnumerationFinder::opens_sentence(const Piece& piece) const {
  constexpr TokenIndex longest = 3;
  return piece.at.first == sentence_.begin() && piece.size() <= longest && !acts(piece.at);
}

TokenIndex EnumerationFinder::end_of_last(const Piece& piece, TokenIndex longest) const {
  TokenIndex end = piece.at.first;
  while (end < piece.at.end) {
    if (starts_clause(end)) break;
    const TokenIndex size = end - piece.at.first;
    // Longer than the others: it ends before the next small word.
    if (size >= longest && shape(end) != 'c') break;
    if (size >= longest && !is_known({end, end + 1})) break;
    if (size >= longest + 1 && has_content({piece.at.first, end})) break;
    ++end;
  }
  return end;
}

bool EnumerationFinder::has_content(const Item& item) const {
  for (TokenIndex token = item.first; token < item.end; ++token) {
    if (shape(token) == 'c' || shape(token) == 'n') return true;
  }
  return false;
}

bool EnumerationFinder::acts(const Item& item) const {
  for (TokenIndex token = item.first; token < item.end; ++token) {
    if (starts_clause(token)) return true;
  }
  return false;
}

/// Whether an item names what rules speak of: a thing, a property, a number, or a name of the game's own.
bool EnumerationFinder::is_known(const Item& item) const {
  for (TokenIndex token = item.first; token < item.end; ++token) {
    if (sentence_.has(token, Role::thing) || sentence_.has(token, Role::property) || sentence_.has(token, Role::order))
      return true;
    if (sentence_.is_number(token) || (token > sentence_.begin() && sentence_.token(token).capital)) return true;
  }
  return false;
}

/// `you are tied`, `that of the reef`: two small words in a row begin no name of a thing.
bool EnumerationFinder::begins_small(const Item& item) const {
  return item.end - item.first > 1 && shape(item.first) == 'f' && shape(item.first + 1) == 'f' &&
         !is_article(item.first + 1);
}

bool EnumerationFinder::is_alike(const Enumeration& list) const {
  TokenIndex shortest = longest_item;
  TokenIndex longest = 0;
  std::size_t acting = 0;
  std::size_t leading = 0;
  std::size_t known_items = 0;
  std::size_t small = 0;
  for (const Item& item : list.items) {
    const TokenIndex size = item.end - item.first;
    shortest = std::min(shortest, size);
    longest = std::max(longest, size);
    acting += acts(item) ? 1U : 0U;
    const TokenIndex last = list.items.back().first;
    leading += shape(item.first) == shape(last) || begin_alike(item.first, last) ? 1U : 0U;
    known_items += is_known(item) ? 1U : 0U;
    small += begins_small(item) ? 1U : 0U;
    if (!has_content(item)) return false;
  }
  const std::size_t count = list.items.size();
  if (shortest == 0 || longest > longest_item || longest - shortest > most_difference) return false;
  if (acting != 0 && acting != count) return false;
  if (small != 0 && small != count) return false;
  constexpr TokenIndex short_item = 3;
  if (count == 2) return longest <= longest_of_two && leading == 2 && acting == 0 && known_items == 2;
  if (known_items < 2 && longest > short_item) return false;
  return list.link != no_link || leading + 1 >= count;
}

/// `the boat lies neither on rocks nor on reefs`: what stands before the first link is no item, unless it begins like one.
bool EnumerationFinder::opens_with_link(const Enumeration& list, const std::vector<Piece>& pieces, std::size_t first,
                             std::size_t last) const {
  if (list.items.size() < 3 || list.link == no_link) return false;
  for (std::size_t i = first + 1; i <= last; ++i) {
    if (pieces[i].before.link != list.link) return false;
  }
  const TokenIndex head = list.items[0].first;
  const TokenIndex second = list.items[1].first;
  if (shape(head) != shape(second)) return true;
  return shape(head) == 'f' && sentence_.folded(head) != sentence_.folded(second) &&
         sentence_.folded(second) == sentence_.folded(list.items[2].first);
}

std::optional<Enumeration> EnumerationFinder::list_of(const std::vector<Piece>& pieces, std::size_t first, std::size_t last,
                                           bool whole) const {
  const std::size_t count = last - first + 1;
  const ConceptId link = pieces[last].before.link;
  if (count < 2 || (count == 2 && link == no_link)) return std::nullopt;
  TokenIndex longest = 0;
  for (std::size_t i = first + 1; i < last; ++i) longest = std::max(longest, pieces[i].size());
  if (count > 2 && pieces[last].size() > longest && leads_up(pieces[first], pieces[first + 1])) return std::nullopt;
  Enumeration list;
  list.link = link;
  const bool opened = pieces[first].before.link != no_link && pieces[first].before.link == link;  // `ni A ni B`
  const bool from_start = whole || opened || (count > 2 && opens_sentence(pieces[first]));
  Item head = pieces[first].at;
  Item second = pieces[first + 1].at;
  if (count == 2) second.end = std::min(second.end, second.first + longest_of_two);
  if (!from_start || pieces[first].size() > longest_item) head.first = start_of_first(pieces[first], second);
  if (count == 2) longest = head.end - head.first;
  list.items.push_back(head);
  for (std::size_t i = first + 1; i < last; ++i) list.items.push_back(pieces[i].at);
  const bool fills = whole && pieces[last].size() <= longest + 2;
  list.items.push_back({pieces[last].at.first, fills ? pieces[last].at.end : end_of_last(pieces[last], longest)});
  if (opens_with_link(list, pieces, first, last)) list.items.erase(list.items.begin());
  if (!is_alike(list)) return std::nullopt;
  return list;
}

}  // namespace

std::vector<Enumeration> find_enumerations(const Reading& reading, std::uint32_t sentence) {
  const SentenceView view(reading, sentence);
  if (view.begin() == view.end()) return {};
  return EnumerationFinder(view).find();
}

}  // namespace fathom::audit
