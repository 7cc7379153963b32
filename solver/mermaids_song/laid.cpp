#include "solver/mermaids_song/laid.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace fathom::solver::song {

namespace {

int sum_of(const std::array<int, values>& side) {
  return std::inner_product(side.begin(), side.end(), printed_worth.begin(), 0);
}

z3::expr sum_of(const std::vector<z3::expr>& side, const Worth& worth) {
  z3::expr sum = side.front().ctx().int_val(0);
  for (std::size_t i = 0; i < side.size(); ++i) sum = sum + worth[i] * side[i];
  return sum;
}

std::string words(const std::array<int, values>& side) {
  std::string text;
  for (std::size_t i = 0; i < values; ++i)
    for (int card = 0; card < side[i]; ++card) text += (text.empty() ? "" : ", ") + std::to_string(i + 1);
  return text.empty() ? "none" : text;
}

template <class Each>
SymbolicLaid each_of(const SymbolicLaid& a, const SymbolicLaid& b, Each&& each) {
  SymbolicLaid both;
  for (std::size_t i = 0; i < values; ++i) {
    both.songs.push_back(each(a.songs[i], b.songs[i]));
    both.silences.push_back(each(a.silences[i], b.silences[i]));
  }
  return both;
}

}  // namespace

int Laid::cards() const {
  return std::accumulate(songs.begin(), songs.end(), 0) + std::accumulate(silences.begin(), silences.end(), 0);
}
int Laid::songs_sum() const { return sum_of(songs); }
int Laid::silences_sum() const { return sum_of(silences); }

bool Laid::has(const Laid& part) const {
  for (std::size_t i = 0; i < values; ++i)
    if (songs[i] < part.songs[i] || silences[i] < part.silences[i]) return false;
  return true;
}

Laid& Laid::operator+=(const Laid& more) {
  for (std::size_t i = 0; i < values; ++i) {
    songs[i] += more.songs[i];
    silences[i] += more.silences[i];
  }
  return *this;
}
Laid& Laid::operator-=(const Laid& less) {
  for (std::size_t i = 0; i < values; ++i) {
    songs[i] -= less.songs[i];
    silences[i] -= less.silences[i];
  }
  return *this;
}

std::vector<Laid> single_cards() {
  std::vector<Laid> cards(2 * values);
  for (std::size_t i = 0; i < values; ++i) {
    cards[i].songs[i] = 1;
    cards[values + i].silences[i] = 1;
  }
  return cards;
}

std::vector<Laid> all_laid(int most_cards) {
  std::vector<Laid> all{Laid{}};
  for (const Laid& card : single_cards()) {
    const std::size_t before = all.size();
    for (std::size_t i = 0; i < before; ++i)
      for (Laid more = all[i] + card; more.cards() <= most_cards; more += card) all.push_back(more);
  }
  return all;
}

std::string words(const Laid& laid) { return "songs " + words(laid.songs) + "; silences " + words(laid.silences); }

int power_of(Mixed reading, const Laid& visible) {
  return mermaids_song::by_the_book::power(reading, visible.songs_sum(), visible.silences_sum());
}

z3::expr SymbolicLaid::cards() const {
  z3::expr sum = songs.front().ctx().int_val(0);
  for (std::size_t i = 0; i < values; ++i) sum = sum + songs[i] + silences[i];
  return sum;
}
z3::expr SymbolicLaid::songs_sum(const Worth& worth) const { return sum_of(songs, worth); }
z3::expr SymbolicLaid::silences_sum(const Worth& worth) const { return sum_of(silences, worth); }

z3::expr SymbolicLaid::has(const SymbolicLaid& part) const {
  z3::expr all = songs.front().ctx().bool_val(true);
  for (std::size_t i = 0; i < values; ++i) all = all && part.songs[i] <= songs[i] && part.silences[i] <= silences[i];
  return all;
}
z3::expr SymbolicLaid::has(const Laid& part) const {
  z3::expr all = songs.front().ctx().bool_val(true);
  for (std::size_t i = 0; i < values; ++i) {
    if (part.songs[i] > 0) all = all && songs[i] >= part.songs[i];
    if (part.silences[i] > 0) all = all && silences[i] >= part.silences[i];
  }
  return all;
}
z3::expr SymbolicLaid::is(const Laid& same) const {
  z3::expr all = songs.front().ctx().bool_val(true);
  for (std::size_t i = 0; i < values; ++i) all = all && songs[i] == same.songs[i] && silences[i] == same.silences[i];
  return all;
}
z3::expr SymbolicLaid::none_negative() const {
  z3::expr all = songs.front().ctx().bool_val(true);
  for (std::size_t i = 0; i < values; ++i) all = all && songs[i] >= 0 && silences[i] >= 0;
  return all;
}
z3::expr SymbolicLaid::within(const Laid& whole) const {
  z3::expr all = songs.front().ctx().bool_val(true);
  for (std::size_t i = 0; i < values; ++i) all = all && songs[i] <= whole.songs[i] && silences[i] <= whole.silences[i];
  return all;
}

z3::expr SymbolicLaid::power(Mixed reading) const {
  return mermaids_song::by_the_book::power(reading, songs_sum(), silences_sum());
}

SymbolicLaid symbolic_laid(z3::context& context, const std::string& name) {
  SymbolicLaid laid;
  for (std::size_t i = 0; i < values; ++i) {
    const std::string value = std::to_string(i + 1);
    laid.songs.push_back(context.int_const((name + ".song " + value).c_str()));
    laid.silences.push_back(context.int_const((name + ".silence " + value).c_str()));
  }
  return laid;
}

SymbolicLaid operator+(const SymbolicLaid& a, const SymbolicLaid& b) {
  return each_of(a, b, [](const z3::expr& x, const z3::expr& y) { return x + y; });
}
SymbolicLaid operator-(const SymbolicLaid& a, const SymbolicLaid& b) {
  return each_of(a, b, [](const z3::expr& x, const z3::expr& y) { return x - y; });
}

Laid value_of(const z3::model& model, const SymbolicLaid& laid) {
  Laid value;
  for (std::size_t i = 0; i < values; ++i) {
    value.songs[i] = number(model, laid.songs[i]);
    value.silences[i] = number(model, laid.silences[i]);
  }
  return value;
}

}  // namespace fathom::solver::song
