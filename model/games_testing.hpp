#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <type_traits>
#include <vector>

#include "model/mermaid_beach/mermaid_beach.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"
#include "model/mermaids_song/mermaids_song.hpp"
#include "model/mirage/mirage.hpp"

// The games, for tests that ask the same of each: `TYPED_TEST_SUITE(Suite, Games, NameOfGame)`.

namespace fathom {

struct NameOfGame {
  template <class G>
  static std::string GetName(int) {
    std::string name(G::name);
    std::replace(name.begin(), name.end(), '-', '_');  // a dash would make a filter negative
    return name;
  }
};
using Games =
    testing::Types<mermaid_rain::MermaidRain, mermaid_beach::MermaidBeach, mermaids_song::MermaidsSong, mirage::Mirage>;

/// The published game with all that there is to do: in Mirage, with palm trees.
template <Specification G>
typename G::Game whole_game() {
  typename G::Game game = G::published();
  if constexpr (std::is_same_v<G, mirage::Mirage>) game.rules.palms = mirage::Palms::with;
  return game;
}

/// The published game, and the whole one where that is another.
template <Specification G>
std::vector<typename G::Game> both_games() {
  std::vector<typename G::Game> games{G::published()};
  if (const auto whole = whole_game<G>(); whole.rules != games.front().rules) games.push_back(whole);
  return games;
}

}  // namespace fathom
