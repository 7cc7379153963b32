#include <algorithm>
#include <map>

#include "solver/mermaids_song/creatures.hpp"

// When somebody wins: exactly at the total, and one player at a time.

namespace fathom::solver::song {

namespace {

using mermaids_song::Entice;
using mermaids_song::loyalty_of;
using mermaids_song::Lure;
using mermaids_song::PlayTreasure;

/// Creatures of the box that add up to each loyalty, one set for each that there is.
std::map<int, Creatures> some_of_each_loyalty(const Game& game, int below) {
  std::map<int, Creatures> found{{0, Creatures{}}};
  for (const Creature creature : every<Creature>) {
    const std::map<int, Creatures> before = found;
    for (const auto& [loyalty, creatures] : before) {
      Creatures more = creatures;
      for (int i = 0; i < game.box.creatures[creature]; ++i) {
        ++more[creature];
        if (loyalty_of(more) < below) found.emplace(loyalty_of(more), more);
      }
    }
  }
  return found;
}

/// Ann has these creatures; a mermaid of hers can entice any, and Bob has one that she could lure.
State before_gaining(const Game& game, int players, const Creatures& hers, Creature gained) {
  State state = in_action_phase(game, players);
  state.enticed[Seat::Ann] = hers;
  state.mermaids[Seat::Ann].push_back(Mermaid{Cards{{Card::song_3, 3}}, {}});
  state.hands[Seat::Ann] = Cards{Card::treasure};
  state.enticed[Seat::Bob] = Creatures{gained};
  state.face_up = Creatures{gained};
  return MermaidsSong::completed(game, state);
}
std::vector<Action> enticing(Creature gained) { return {Entice{Seat::Ann, 1, gained}}; }
std::vector<Action> luring(Creature gained) { return {PlayTreasure{Seat::Ann, Seat::Bob}, Lure{gained}}; }

/// What Ann has, what she is about to gain, and by how much all others are short of the total, at the least.
struct JustBelow {
  Creatures hers;
  Creature gained;
  int others_below;
};
/// Everybody else has as much loyalty as can be so far below the total, Bob with the creature to be gained; nothing where he
/// cannot have it.
std::optional<State> others_just_below(const Game& game, int players, const JustBelow& wanted) {
  const int limit = wins_at(game, players) - wanted.others_below + 1;
  const std::map<int, Creatures> below = some_of_each_loyalty(game, limit);
  const int rating = mermaids_song::rating_of(wanted.gained);
  if (rating >= limit) return std::nullopt;
  State state = before_gaining(game, players, wanted.hers, wanted.gained);
  for (int i = 1; i < players; ++i) state.enticed[seat(i)] = below.rbegin()->second;
  for (const auto& [loyalty, creatures] : below)
    if (loyalty + rating < limit) state.enticed[Seat::Bob] = creatures + Creatures{wanted.gained};
  return state;
}

/// How a creature comes to Ann.
enum class Gain : std::uint8_t { enticed, lured };

/// Ann has gained the creature, Bob has lost it if it was lured, and nobody else has changed; if it is over, she alone wins.
bool as_by_the_book(const Game& game, const State& before, const State& after, Creature gained, Gain gain) {
  const int rating = mermaids_song::rating_of(gained);
  for (int i = 0; i < before.players; ++i) {
    const int change = i == 0 ? rating : i == 1 && gain == Gain::lured ? -rating : 0;
    if (loyalty_of(after.enticed[seat(i)]) != loyalty_of(before.enticed[seat(i)]) + change) return false;
  }
  SeatSet ann;
  ann.insert(Seat::Ann);
  return after.step != Step::over || mermaids_song::winners(game, after) == ann;
}

}  // namespace

Finding play_ends_at_the_total(const Game& game, const Budget& budget, const Book& book) {
  std::uint64_t cases = 0;
  std::uint64_t tried = 0;
  for (int players = fewest; players <= most; ++players) {
    const int total = book.threshold(players);
    z3::context context;
    Question question{context, budget, Logic::linear};
    const z3::expr before = context.int_const("before");
    const z3::expr rating = context.int_const("rating");
    const z3::expr way = context.bool_const("enticed");
    std::vector<z3::expr> asked;
    std::vector<z3::expr> ends;
    for (const auto& [loyalty, hers] : some_of_each_loyalty(game, total))
      for (const Creature gained : every<Creature>) {
        if (hers[gained] + 2 > game.box.creatures[gained]) continue;
        const State given = before_gaining(game, players, hers, gained);
        for (const std::vector<Action>& actions : {enticing(gained), luring(gained)}) {
          ++tried;
          State state = given;
          for (const Action& action : actions) MermaidsSong::perform(game, state, action);
          const bool enticed = actions.size() == 1;
          const z3::expr here = before == loyalty && rating == mermaids_song::rating_of(gained) && (enticed ? way : !way);
          asked.push_back(here);
          if (state.step == Step::over) ends.push_back(here);
        }
      }
    question.given(any_of(context, asked));
    const Answer answer = question.prove(any_of(context, ends) == (before + rating >= total));
    cases += question.asked();
    if (answer == Answer::Unknown) return undecided(cases, "when somebody wins");
    if (answer == Answer::Proved) continue;
    const z3::model model = question.found();
    const int loyalty = number(model, before);
    const Creature* gained = std::ranges::find_if(
        every<Creature>, [&](Creature creature) { return mermaids_song::rating_of(creature) == number(model, rating); });
    const State given = before_gaining(game, players, some_of_each_loyalty(game, total).at(loyalty), *gained);
    const std::vector<Action> actions = truth(model, way) ? enticing(*gained) : luring(*gained);
    State state = given;
    for (const Action& action : actions) MermaidsSong::perform(game, state, action);
    const std::vector<std::string> told{plural(players, "player") + ", Ann has a loyalty of " + std::to_string(loyalty) +
                                            " and gains " + std::to_string(mermaids_song::rating_of(*gained)),
                                        "the rulebook's total is " + std::to_string(total),
                                        state.step == Step::over ? "in the model play ends" : "in the model play goes on"};
    if ((state.step == Step::over) == (loyalty + mermaids_song::rating_of(*gained) >= total))
      return encoding_is_wrong(cases, "played, it ends where it should", told);
    return with_trace(fails(cases, "play ends elsewhere than at the printed total", told),
                      {game, given, actions, "play ends exactly at the total"});
  }
  return holds(cases)
      .over(every_table() + ", any loyalty before that creatures of the box add up to")
      .tied(in_every_case(tried, "loyalties, and creatures enticed and lured"));
}

Finding one_winner_at_a_time(const Game& game, const Budget&, int others_below) {
  std::uint64_t tried = 0;
  for (int players = fewest; players <= most; ++players)
    for (const auto& [loyalty, hers] : some_of_each_loyalty(game, wins_at(game, players)))
      for (const Creature gained : every<Creature>)
        for (const std::vector<Action>& actions : {enticing(gained), luring(gained)}) {
          const std::optional<State> given = others_just_below(game, players, {hers, gained, others_below});
          if (!given) continue;
          ++tried;
          State state = *given;
          for (const Action& action : actions) MermaidsSong::perform(game, state, action);
          if (as_by_the_book(game, *given, state, gained, actions.size() == 1 ? Gain::enticed : Gain::lured)) continue;
          return with_trace(fails(0, "a creature won changes more than its winner's loyalty, or makes another winner",
                                  MermaidsSong::tell(game, state)),
                            {game, *given, actions, "whoever gains the creature wins alone"});
        }
  if (tried == 0) return not_found(0, "nobody can be just below the total");
  return holds(0)
      .over(every_table() + ", any loyalty before, everybody else just below the total")
      .all_tried(tried)
      .tied(in_every_case(tried, "creatures enticed and lured"));
}

}  // namespace fathom::solver::song
