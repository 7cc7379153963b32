#include "scenarios/damage.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

namespace fathom {

namespace {

std::size_t below(Random& random, std::size_t bound) { return random.below(static_cast<std::uint32_t>(bound)); }
std::size_t somewhere(const std::string& text, Random& random) { return below(random, text.size() + 1); }

/// A piece of a text.
struct Piece {
  std::size_t begin = 0;
  std::size_t size = 0;
};

/// The runs of characters of which `belongs` says yes.
template <class Belongs>
std::vector<Piece> pieces(const std::string& text, Belongs belongs) {
  std::vector<Piece> found;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!belongs(text[i])) continue;
    std::size_t end = i;
    while (end < text.size() && belongs(text[end])) ++end;
    found.push_back({i, end - i});
    i = end;
  }
  return found;
}

bool in_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.'; }
bool in_number(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }
bool in_line(char c) { return c != '\n'; }

void flip_bytes(std::string& text, Random& random) {
  for (std::size_t i = below(random, 4) + 1; i > 0 && !text.empty(); --i)
    text[below(random, text.size())] ^= static_cast<char>(1U << random.below(8));
}

void misspell(std::string& text, Random& random) {
  const std::vector<Piece> words = pieces(text, in_word);
  if (words.empty()) return;
  const Piece word = words[below(random, words.size())];
  text[word.begin + below(random, word.size)] = static_cast<char>('a' + random.below(26));
}

void misnumber(std::string& text, Random& random) {
  static constexpr std::array<std::string_view, 8> odd{"-1",  "0",   "255", "256", "65536", "99999999999999999999",
                                                       "1.5", "0x7F"};
  const std::vector<Piece> numbers = pieces(text, in_number);
  if (numbers.empty()) return;
  const Piece number = numbers[below(random, numbers.size())];
  text.replace(number.begin, number.size, odd[below(random, odd.size())]);
}

template <class Belongs>
void put_one_for_another(std::string& text, Random& random, Belongs belongs) {
  const std::vector<Piece> all = pieces(text, belongs);
  if (all.empty()) return;
  const Piece from = all[below(random, all.size())];
  const Piece to = all[below(random, all.size())];
  text.replace(to.begin, to.size, text.substr(from.begin, from.size));
}

void lose(std::string& text, Random& random) { text.erase(below(random, text.size() + 1), below(random, 40) + 1); }

void cut(std::string& text, Random& random) { text.resize(somewhere(text, random)); }

void double_piece(std::string& text, Random& random) {
  const std::string piece = text.substr(somewhere(text, random), below(random, 80) + 1);
  text.insert(somewhere(text, random), piece);
}

void nest(std::string& text, Random& random) {
  static constexpr std::array<std::string_view, 5> openings{"[", "{", "- ", "{a: ", "? "};
  static constexpr std::array<std::size_t, 4> depths{3, 63, 600, 20'000};
  const std::string_view opening = openings[below(random, openings.size())];
  std::string nested;
  for (std::size_t depth = depths[below(random, depths.size())]; depth > 0; --depth) nested += opening;
  text.insert(somewhere(text, random), nested);
}

void add_aliases(std::string& text, Random& random) {
  static constexpr std::array<std::string_view, 4> bombs{
      "&a [*a, *a]", "a: &a [x, x]\nb: &b [*a, *a, *a]\nc: &c [*b, *b, *b]\nd: [*c, *c, *c]\n", "<<: *given\n", "!!binary "};
  text.insert(somewhere(text, random), bombs[below(random, bombs.size())]);
}

void add_odd_characters(std::string& text, Random& random) {
  static constexpr std::array<std::string_view, 8> odd{
      std::string_view("\0", 1), "\xFF", "\xC0\x80", "\xED\xA0\x80", "\xEF\xBB\xBF", "\r", "\t", "\xE2\x80\xA8"};
  text.insert(somewhere(text, random), odd[below(random, odd.size())]);
}

void add_punctuation(std::string& text, Random& random) {
  static constexpr std::string_view marks = ":,-?#&*!|>%@'\"[]{}<> \n";
  text.insert(somewhere(text, random), 1, marks[below(random, marks.size())]);
}

}  // namespace

std::string damaged(std::string_view text, Random& random) {
  static constexpr std::array accidents{flip_bytes,
                                        misspell,
                                        misnumber,
                                        +[](std::string& whole, Random& by) { put_one_for_another(whole, by, in_word); },
                                        +[](std::string& whole, Random& by) { put_one_for_another(whole, by, in_word); },
                                        +[](std::string& whole, Random& by) { put_one_for_another(whole, by, in_line); },
                                        lose,
                                        cut,
                                        double_piece,
                                        nest,
                                        add_aliases,
                                        add_odd_characters,
                                        add_punctuation};
  std::string whole(text);
  for (std::size_t i = below(random, 3) + 1; i > 0; --i) accidents[below(random, accidents.size())](whole, random);
  return whole;
}

}  // namespace fathom
