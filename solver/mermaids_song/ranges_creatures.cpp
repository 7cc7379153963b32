#include <algorithm>

#include "solver/mermaids_song/creatures.hpp"
#include "solver/mermaids_song/ranges.hpp"

// How far the totals that win, and the creatures on offer, can be changed.

namespace fathom::solver::song {

namespace {

std::string_view total_parameter(int players) {
  constexpr std::array<std::string_view, 4> names{"winning.three", "winning.four", "winning.five_or_more",
                                                  "winning.five_or_more"};
  return names[Book::place(players)];
}

/// As long as nobody has the total, so many creatures are left that the play area is never short of them.
z3::expr play_area_is_full(const Asked& asked) {
  const Shoal shoal = shoal_of(asked.game.box.creatures);
  const z3::expr total = asked.value(total_parameter(asked.players));
  std::vector<z3::expr> won(sorts, asked.context().int_val(0));
  z3::expr all = asked.context().int_val(0);
  for (int player = 0; player < asked.players; ++player) {
    z3::expr loyalty = asked.context().int_val(0);
    for (std::size_t sort = 0; sort < sorts; ++sort) {
      const z3::expr has = asked.constant(std::to_string(player) + " has " + std::to_string(shoal.ratings[sort]) + 's');
      asked.given(has >= 0);
      loyalty = loyalty + shoal.ratings[sort] * has;
      won[sort] = won[sort] + has;
      all = all + has;
    }
    asked.given(loyalty < total);
  }
  for (std::size_t sort = 0; sort < sorts; ++sort) asked.given(won[sort] <= shoal.of[sort]);
  return all + asked.value("setup.three_creatures") <= shoal.creatures();
}

/// Somebody can have the total: all creatures are enough for one player.
z3::expr total_is_attainable(const Asked& asked) {
  const Shoal shoal = shoal_of(asked.game.box.creatures);
  z3::expr loyalty = asked.context().int_val(0);
  for (std::size_t sort = 0; sort < sorts; ++sort) {
    const z3::expr has = asked.constant(std::to_string(shoal.ratings[sort]) + 's');
    asked.given(has >= 0 && has <= shoal.of[sort]);
    loyalty = loyalty + shoal.ratings[sort] * has;
  }
  return loyalty >= asked.value(total_parameter(asked.players));
}

// The model, played.

/// Somebody wins the creature after which the play area is short, and the game goes on.
Played play_short_area(const Game& game, int players) {
  const Shoal shoal = shoal_of(game.box.creatures);
  const int won = shoal.creatures() - game.rules.creatures_face_up + 1;
  const Sharing sharing = shared(shoal, {players, won, won, 0, wins_at(game, players) - 1}, {});
  if (sharing.answer != Answer::Counterexample) return {};
  const LastWin last = before_last_win(game, sharing.each);
  Told play{game, last.given};
  play.then(last.entice);
  if (play.refused() || play.now().step == Step::over || play.now().face_up.total() >= game.rules.creatures_face_up)
    return {};
  return falls(play,
               {plural(players, "player") + ": " + std::to_string(won) + " creatures are won, nobody has " +
                std::to_string(wins_at(game, players)) + ", and " + std::to_string(play.now().face_up.total()) +
                " lie face up instead of " + std::to_string(game.rules.creatures_face_up)},
               "the play area is never short of creatures while somebody is to act");
}

/// Ann has all creatures but the last, and entices that.
Played play_all_creatures(const Game& game, int players) {
  std::vector<Shoal> shares(static_cast<std::size_t>(players));
  shares.front() = shoal_of(game.box.creatures);
  const LastWin last = before_last_win(game, shares);
  Told play{game, last.given};
  play.then(last.entice);
  if (!play.refused() && play.now().step == Step::over) return {};
  return falls(
      play,
      {plural(players, "player") + ": all creatures together have a loyalty of " + std::to_string(shares.front().loyalty()) +
       ", and " + std::to_string(wins_at(game, players)) + " are asked for"},
      "somebody can win");
}

std::optional<std::string> unlike_creatures(const Game& game, int) {
  if (game.rules.winning_when != mermaids_song::WinningWhen::at_once)
    return "where a turn goes on after it is won it says nothing";
  return left_out<MermaidsSong>(game, {"enticing.from_the_table", "contents.nothing_else", "winning.first_to_reach"});
}

constexpr std::string_view says_full = "As many creatures as are to be lie face up whenever somebody is to act";
constexpr std::string_view attainable = "Somebody can reach the total that wins";
constexpr std::string_view empty = "creatures.deck_empty";

constexpr Ranging creature_table[] = {
    {"setup.three_creatures",
     0,
     "creatures.never_run_out",
     empty,
     says_full,
     {fewest, most},
     Sense::always,
     play_area_is_full,
     play_short_area,
     unlike_creatures},
    {"winning.three",
     0,
     "creatures.never_run_out",
     empty,
     says_full,
     {3, 3},
     Sense::always,
     play_area_is_full,
     play_short_area,
     unlike_creatures},
    {"winning.four",
     0,
     "creatures.never_run_out",
     empty,
     says_full,
     {4, 4},
     Sense::always,
     play_area_is_full,
     play_short_area,
     unlike_creatures},
    {"winning.five_or_more",
     0,
     "creatures.never_run_out",
     empty,
     says_full,
     {5, 6},
     Sense::always,
     play_area_is_full,
     play_short_area,
     unlike_creatures},
    {"winning.three",
     0,
     "winning.attainable",
     "winning.three",
     attainable,
     {3, 3},
     Sense::possible,
     total_is_attainable,
     play_all_creatures,
     unlike_creatures},
    {"winning.four",
     0,
     "winning.attainable",
     "winning.four",
     attainable,
     {4, 4},
     Sense::possible,
     total_is_attainable,
     play_all_creatures,
     unlike_creatures},
    {"winning.five_or_more",
     0,
     "winning.attainable",
     "winning.five_or_more",
     attainable,
     {5, 6},
     Sense::possible,
     total_is_attainable,
     play_all_creatures,
     unlike_creatures},
};

}  // namespace

std::span<const Ranging> creature_ranges() { return creature_table; }

}  // namespace fathom::solver::song
