#include "solver/mermaids_song/specials.hpp"

#include <algorithm>
#include <bit>

namespace fathom::solver::song {

namespace {

using mermaids_song::DiscardTreasure;
using mermaids_song::Lose;
using mermaids_song::loyalty_of;
using mermaids_song::Lure;
using mermaids_song::PlayTreasure;
using mermaids_song::ReleaseKraken;

/// The highest power that so many mermaids are given in the questions below: as much as all songs of the box are worth, but
/// where a house rule lets a player have more mermaids than these, less.
int highest_power(const Game& game, std::size_t mermaids) {
  constexpr std::size_t asked_fully = 3;
  const int all_songs = laid_of(game.box.cards).songs_sum();
  constexpr int enough = 12;
  return mermaids <= asked_fully ? all_songs : std::min(all_songs, enough);
}
constexpr int largest_value = 3;

/// A mermaid of this power, with songs alone.
Mermaid with_power(int power) {
  Cards songs{{Card::song_3, power / largest_value}};
  if (power % largest_value == 1) ++songs[Card::song_1];
  if (power % largest_value == 2) ++songs[Card::song_2];
  return Mermaid{songs, {}};
}

/// The last player releases the Kraken, and Ann has mermaids of these powers.
State before_release(const Game& game, const std::vector<int>& power) {
  State state = in_action_phase(game, fewest);
  state.turn = Seat::Cleo;
  state.acting = Seat::Cleo;
  state.hands[Seat::Cleo] = Cards{Card::kraken};
  for (const int each : power) state.mermaids[Seat::Ann].push_back(with_power(each));
  return state;
}

/// Which of Ann's mermaids the model lets her give up, as bits.
unsigned given_up(const Game& game, const std::vector<int>& power) {
  State state = before_release(game, power);
  MermaidsSong::perform(game, state, ReleaseKraken{Seat::Cleo});
  unsigned choice = 0;
  if (state.step != Step::losing || state.acting != Seat::Ann) return choice;
  for (std::size_t nth = 0; nth < power.size(); ++nth)
    if (!MermaidsSong::objected(game, state, Lose{Seat::Ann, static_cast<std::uint8_t>(nth + 1)})) choice |= 1U << nth;
  return choice;
}

/// The same powers as ranks: 0 for none, and as few numbers as keep which is more.
std::vector<int> ranks_of(const std::vector<int>& power) {
  std::vector<int> ranks;
  for (const int mine : power) {
    std::vector<int> below{0};
    for (const int other : power)
      if (other < mine && std::ranges::find(below, other) == below.end()) below.push_back(other);
    ranks.push_back(mine == 0 ? 0 : static_cast<int>(below.size()));
  }
  return ranks;
}

/// All powers that so many mermaids can have, each up to the highest.
std::vector<std::vector<int>> all_powers(std::size_t mermaids, int highest) {
  std::vector<std::vector<int>> all{{}};
  for (std::size_t i = 0; i < mermaids; ++i) {
    std::vector<std::vector<int>> longer;
    for (const std::vector<int>& some : all)
      for (int power = 0; power <= highest; ++power) {
        longer.push_back(some);
        longer.back().push_back(power);
      }
    all = std::move(longer);
  }
  return all;
}

/// For each of the mermaids whether the model lets her be given up, as a table over which has more power than which.
std::vector<z3::expr> given_up_in_model(const Game& game, const std::vector<z3::expr>& power) {
  std::vector<z3::expr> in_model(power.size(), power.front().ctx().bool_val(false));
  for (const std::vector<int>& order : all_powers(power.size(), static_cast<int>(power.size()))) {
    if (ranks_of(order) != order) continue;
    std::vector<z3::expr> so;
    for (std::size_t i = 0; i < power.size(); ++i) {
      so.push_back(order[i] == 0 ? power[i] == 0 : power[i] > 0);
      for (std::size_t j = 0; j < i; ++j)
        so.push_back(order[i] < order[j]   ? power[i] < power[j]
                     : order[i] > order[j] ? power[i] > power[j]
                                           : power[i] == power[j]);
    }
    const unsigned choice = given_up(game, order);
    for (std::size_t i = 0; i < power.size(); ++i)
      if (((choice >> i) & 1U) != 0) in_model[i] = in_model[i] || all_of(power.front().ctx(), so);
  }
  return in_model;
}

/// The same by the book: whoever has no less than any other, and more than is spared.
z3::expr is_strongest(const std::vector<z3::expr>& power, std::size_t which, int spared_up_to) {
  std::vector<z3::expr> strongest{power[which] > spared_up_to};
  for (const z3::expr& other : power) strongest.push_back(power[which] >= other);
  return all_of(power.front().ctx(), strongest);
}

Finding takes_others(const Game& game, std::uint64_t cases, const std::vector<int>& power) {
  std::vector<std::string> told;
  for (std::size_t i = 0; i < power.size(); ++i)
    told.push_back("a mermaid of power " + std::to_string(power[i]) +
                   (((given_up(game, power) >> i) & 1U) != 0 ? " may be given up" : " may not be given up"));
  return with_trace(fails(cases, "the Kraken takes other mermaids than the rulebook says", told),
                    {game,
                     MermaidsSong::completed(game, before_release(game, power)),
                     {ReleaseKraken{Seat::Cleo}},
                     "a strongest mermaid is given up"});
}

}  // namespace

Finding kraken_takes_a_strongest(const Game& game, const Budget& budget, int spared_up_to) {
  std::uint64_t cases = 0;
  std::uint64_t tried = 1;
  if (given_up(game, {}) != 0) return takes_others(game, cases, {});
  const auto most_in_play = static_cast<std::size_t>(game.rules.mermaids_in_play);
  for (std::size_t mermaids = 1; mermaids <= most_in_play; ++mermaids) {
    // first: the model asks nothing of the powers but which is more, and which is none
    const auto powers_to_try = all_powers(mermaids, highest_power(game, mermaids));
    tried += powers_to_try.size();
    for (const std::vector<int>& power : powers_to_try)
      if (given_up(game, power) != given_up(game, ranks_of(power)))
        return with_trace(fails(cases, "the model looks at more than which mermaid has more power", {}),
                          {game, before_release(game, power), {ReleaseKraken{Seat::Cleo}}, "the strongest are given up"});
    // so that its answers are a table over ranks
    z3::context context;
    Question question{context, budget, Logic::linear};
    std::vector<z3::expr> power;
    for (std::size_t i = 0; i < mermaids; ++i) {
      power.push_back(context.int_const(("power " + std::to_string(i)).c_str()));
      question.given(power.back() >= 0);
    }
    const std::vector<z3::expr> in_model = given_up_in_model(game, power);
    std::vector<z3::expr> same;
    for (std::size_t i = 0; i < mermaids; ++i) same.push_back(in_model[i] == is_strongest(power, i, spared_up_to));
    const Answer answer = question.prove(all_of(context, same));
    cases += question.asked();
    if (answer == Answer::Unknown) return undecided(cases, "what the Kraken takes");
    if (answer == Answer::Proved) continue;
    std::vector<int> found;
    for (const z3::expr& each : power) found.push_back(number(question.found(), each));
    return takes_others(game, cases, found);
  }
  return holds(cases)
      .over(up_to(game.rules.mermaids_in_play, "mermaids of any power"))
      .tied(in_every_case(tried, "powers of " + up_to(game.rules.mermaids_in_play, "mermaids") + ", each up to all songs"));
}

namespace {

/// Somebody holds the Kraken; everybody has a mermaid without power, and those with a bit another with, and a pair of cards
/// underneath her.
State before_the_toll(const Game& game, int players, Seat by, unsigned powerful) {
  State given = in_action_phase(game, players);
  given.turn = by;
  given.acting = by;
  given.hands[by] = Cards{Card::kraken};
  for (int i = 0; i < players; ++i) {
    given.mermaids[seat(i)].push_back(Mermaid{});
    if (((powerful >> i) & 1U) != 0)
      given.mermaids[seat(i)].push_back(Mermaid{Cards{Card::song_2}, Cards{Card::song_1, Card::silence_1}});
  }
  return MermaidsSong::completed(game, given);
}

/// The powerless stay, and of all others everything is discarded.
bool paid_as_by_the_book(const State& after, int powerful) {
  const auto taken = static_cast<std::uint8_t>(powerful);
  Cards discards{Card::kraken};
  for (const Card card : {Card::mermaid, Card::song_1, Card::song_2, Card::silence_1}) discards[card] = taken;
  if (after.discards != discards) return false;
  for (int i = 0; i < after.players; ++i)
    if (after.mermaids[seat(i)].size() != 1 || after.mermaids[seat(i)][0] != Mermaid{}) return false;
  return true;
}

}  // namespace

Finding kraken_takes_one_of_each(const Game& game, const Budget&) {
  std::uint64_t tried = 0;
  for (int players = fewest; players <= most; ++players)
    for (int by = 0; by < players; ++by)
      for (unsigned powerful = 0; powerful < (1U << players); ++powerful) {
        ++tried;
        Told play{game, before_the_toll(game, players, seat(by), powerful)};
        play.then(ReleaseKraken{seat(by)});
        play.with([](const State&, const Action&) { return 0; },
                  [](const State& state) { return state.step != Step::losing; });
        if (!play.refused() && paid_as_by_the_book(play.now(), std::popcount(powerful))) continue;
        return with_trace(fails(0, "the Kraken takes something else than one powerful mermaid of each player",
                                MermaidsSong::tell(game, play.now())),
                          play.trace("one powerful mermaid of each player leaves with her cards"));
      }
  return holds(0)
      .over(every_table() + ", whoever releases the Kraken, whoever has a mermaid with power")
      .all_tried(tried)
      .tied(in_every_case(tried, "releases played to the last mermaid given up"));
}

namespace {

/// Ann holds the Treasure, and those with a bit have a creature.
State before_treasure(const Game& game, int players, unsigned have) {
  State state = in_action_phase(game, players);
  state.hands[Seat::Ann] = Cards{Card::treasure};
  for (int i = 0; i < players; ++i)
    if (((have >> i) & 1U) != 0) state.enticed[seat(i)] = Creatures{Creature::five};
  return MermaidsSong::completed(game, state);
}

}  // namespace

Finding treasure_needs_a_creature(const Game& game, const Budget& budget) {
  std::uint64_t cases = 0;
  std::uint64_t tried = 0;
  for (int players = fewest; players <= most; ++players) {
    z3::context context;
    Question question{context, budget};
    std::vector<z3::expr> has;
    std::vector<z3::expr> others;
    for (int i = 0; i < players; ++i) {
      has.push_back(context.bool_const(std::string{name_of(seat(i))}.c_str()));
      if (i > 0) others.push_back(has.back());
    }
    std::vector<z3::expr> robbed(static_cast<std::size_t>(players), context.bool_val(false));
    z3::expr unplayed = context.bool_val(false);
    for (unsigned have = 0; have < (1U << players); ++have) {
      ++tried;
      std::vector<z3::expr> so;
      for (int i = 0; i < players; ++i) {
        const z3::expr& one = has[static_cast<std::size_t>(i)];
        so.push_back(((have >> i) & 1U) != 0 ? one : !one);
      }
      const z3::expr here = all_of(context, so);
      const State state = before_treasure(game, players, have);
      for (int i = 0; i < players; ++i)
        if (!MermaidsSong::objected(game, state, PlayTreasure{Seat::Ann, seat(i)}))
          robbed[static_cast<std::size_t>(i)] = robbed[static_cast<std::size_t>(i)] || here;
      if (!MermaidsSong::objected(game, state, DiscardTreasure{Seat::Ann})) unplayed = unplayed || here;
    }
    std::vector<z3::expr> same{!robbed.front(), unplayed == !any_of(context, others)};
    for (std::size_t i = 1; i < has.size(); ++i) same.push_back(robbed[i] == has[i]);
    const Answer answer = question.prove(all_of(context, same));
    cases += question.asked();
    if (answer == Answer::Unknown) return undecided(cases, "on whom the Treasure is played");
    if (answer == Answer::Proved) continue;
    unsigned found = 0;
    for (std::size_t i = 0; i < has.size(); ++i)
      if (truth(question.found(), has[i])) found |= 1U << i;
    const State state = before_treasure(game, players, found);
    std::vector<Action> legal;
    MermaidsSong::legal_actions(game, state, legal);
    std::vector<std::string> told = MermaidsSong::tell(game, state);
    for (const Action& action : legal) told.push_back("may: " + MermaidsSong::show(game, state, action));
    return with_trace(
        fails(cases, "the Treasure is played on others than the rulebook says, or kept from being discarded", told),
        {game, state, {}, "the Treasure is played on another player with a creature"});
  }
  return holds(cases)
      .over(every_table() + ", whoever has a creature")
      .tied(in_every_case(tried, "sets of players with a creature"));
}

namespace {

/// Everybody has one such creature, and whoever is in turn the Treasure.
State before_luring(const Game& game, int players, Seat by, Creature creature) {
  State state = in_action_phase(game, players);
  state.turn = by;
  state.acting = by;
  state.hands[by] = Cards{Card::treasure};
  for (int i = 0; i < players; ++i) state.enticed[seat(i)] = Creatures{creature};
  return MermaidsSong::completed(game, state);
}

}  // namespace

Finding treasure_keeps_all_loyalty(const Game& game, const Budget&, int lost_by_the_robbed) {
  std::uint64_t tried = 0;
  for (int players = fewest; players <= most; ++players)
    for (const Creature creature : every<Creature>)
      for (int by = 0; by < players; ++by)
        for (int from = 0; from < players; ++from) {
          if (from == by || game.box.creatures[creature] < players) continue;
          ++tried;
          const State given = before_luring(game, players, seat(by), creature);
          Told play{game, given};
          play.then(PlayTreasure{seat(by), seat(from)}).then(Lure{creature});
          PerSeat<Creatures> expected = given.enticed;
          expected[seat(by)][creature] = 2;
          expected[seat(from)][creature] = static_cast<std::uint8_t>(1 - lost_by_the_robbed);
          const bool still = play.now().face_up == given.face_up && play.now().creature_deck == given.creature_deck;
          if (!play.refused() && play.now().enticed == expected && still) continue;
          return with_trace(
              fails(0, "the Treasure moves something else than one creature", MermaidsSong::tell(game, play.now())),
              play.trace("one creature changes hands"));
        }
  if (tried == 0) return not_found(0, "no creature is there for everybody");
  return holds(0)
      .over(every_table() + ", each creature, whoever robs whomever")
      .all_tried(tried)
      .tied(in_every_case(tried, "Treasures played and creatures lured"));
}

Finding treasure_can_win(const Game& game, const Budget& budget) {
  const Shoal shoal = shoal_of(game.box.creatures);
  std::uint64_t cases = 0;
  std::optional<SongTrace> trace;
  for (int players = fewest; players <= most; ++players) {
    const int below = wins_at(game, players) - 1;
    Shoal without_one = shoal;
    --without_one.of.front();
    const Sharing hers = shared(without_one, {1, 0, shoal.creatures(), below, below}, budget);
    cases += hers.asked;
    if (hers.answer == Answer::Unknown) return undecided(cases, "loyalty just below the total");
    if (hers.answer == Answer::Proved) return fails(cases, "nobody can be just below the total");
    State given = before_treasure(game, players, 0);
    given.creature_deck = {};
    given.face_up = {};
    given.enticed[Seat::Ann] = creatures_of(hers.each.front());
    const Creature lured = every<Creature>.front();
    given.enticed[Seat::Bob] = Creatures{lured};
    Told play{game, MermaidsSong::completed(game, given)};
    play.then(PlayTreasure{Seat::Ann, Seat::Bob}).then(Lure{lured});
    SeatSet ann;
    ann.insert(Seat::Ann);
    if (play.refused() || play.now().step != Step::over || mermaids_song::winners(game, play.now()) != ann)
      return with_trace(
          fails(cases, "the Treasure does not win for whoever it takes to the total", MermaidsSong::tell(game, play.now())),
          play.trace("Ann wins by the Treasure"));
    if (!trace) trace = play.trace("Ann wins by the Treasure");
  }
  Finding finding = holds(cases).over(every_table()).tied(in_every_case(tables, "plays that win by the Treasure"));
  finding.trace = std::move(trace);
  return finding;
}

}  // namespace fathom::solver::song
