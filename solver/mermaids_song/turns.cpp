#include "solver/mermaids_song/turns.hpp"

#include <algorithm>
#include <array>

#include "solver/mermaids_song/coverings.hpp"

namespace fathom::solver::song {

namespace {

using mermaids_song::BeginActions;
using mermaids_song::Entice;
using mermaids_song::loyalty_of;
using mermaids_song::Play;
using mermaids_song::PlayMermaid;
using mermaids_song::TurnCreature;

/// What a hand can do for mermaids who come from it: each takes a card of it, and what is played on her more.
struct NewMermaids {
  NewMermaids(Question& question, z3::context& context, const Book& book) {
    z3::expr cards = context.int_val(0);
    for (int i = 0; i < book.hand; ++i) {
      const std::string name = "new mermaid " + std::to_string(i);
      const z3::expr songs = context.int_const((name + ", cards").c_str());
      const z3::expr power = context.int_const((name + ", power").c_str());
      const z3::expr rating = context.int_const((name + ", rating").c_str());
      const z3::expr is_played = context.bool_const(name.c_str());
      std::vector<z3::expr> printed{rating == 0};
      for (const int each : printed_ratings) printed.push_back(rating == each && power >= each);
      question.given(songs >= 0 && power >= 0 && power <= book.highest_value * songs && any_of(context, printed));
      question.given(is_played || (songs == 0 && rating == 0));
      cards = cards + songs + z3::ite(is_played, context.int_val(1), context.int_val(0));
      ratings.push_back(rating);
    }
    question.given(cards <= book.hand);
  }
  [[nodiscard]] z3::expr loyalty() const {
    z3::expr sum = ratings.front();
    for (std::size_t i = 1; i < ratings.size(); ++i) sum = sum + ratings[i];
    return sum;
  }
  std::vector<z3::expr> ratings;  ///< What each of them entices; 0 for nothing.
};

}  // namespace

Told new_mermaid_entices(const Game& game, Creature creature) {
  State given = in_action_phase(game, fewest);
  given.step = Step::drawing;
  given.phase = Phase::draw;
  given.face_up = Creatures{creature};
  Told play{game, MermaidsSong::completed(game, given)};
  play.draws(Card::mermaid);
  std::vector<Card> drawn;
  for (const Card song : {Card::song_3, Card::song_2, Card::song_1})
    for (int i = 0; i < game.box.cards[song] && static_cast<int>(drawn.size()) + 1 < game.rules.hand; ++i)
      drawn.push_back(song);
  for (const Card song : drawn) play.draws(song);
  play.then(BeginActions{Seat::Ann}).then(PlayMermaid{Seat::Ann});
  for (const Card song : drawn) play.then(Play{Seat::Ann, song, Seat::Ann, 1});
  play.then(Entice{Seat::Ann, 1, creature});
  return play;
}

Finding new_mermaids_are_weak(const Game& game, const Budget& budget, int highest_rating, const Book& book) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const NewMermaids fresh{question, context, book};
  std::vector<z3::expr> within;
  std::vector<z3::expr> below;
  for (const z3::expr& rating : fresh.ratings) {
    within.push_back(rating <= highest_rating);
    below.push_back(rating < highest_rating);
  }
  const Answer at_most = question.prove(all_of(context, within));
  const Answer less = question.prove(all_of(context, below));
  if (at_most == Answer::Unknown || less == Answer::Unknown) return undecided(question.asked(), "new mermaids");
  if (at_most == Answer::Counterexample || less == Answer::Proved)
    return fails(question.asked(), "the highest rating for a new mermaid is not " + std::to_string(highest_rating));
  std::optional<SongTrace> trace;
  const std::uint64_t cases = question.asked();
  for (const Creature creature : every<Creature>) {
    const Told play = new_mermaid_entices(game, creature);
    const bool enticed = !play.refused();
    const bool expected = mermaids_song::rating_of(creature) <= highest_rating;
    if (enticed != expected) {
      std::vector<std::string> told = MermaidsSong::tell(game, play.now());
      if (play.refused()) told.push_back(*play.refused());
      return with_trace(fails(cases, "a new mermaid entices other creatures than the rulebook's numbers allow", told),
                        play.trace("what is drawn with a new mermaid entices up to " + std::to_string(highest_rating)));
    }
    if (expected) trace = play.trace("a new mermaid entices at once");
  }
  Finding finding = holds(cases)
                        .over(up_to(book.hand, "cards drawn, of any values"))
                        .tied(in_every_case(kinds<Creature>, "creatures, each tried with a new mermaid"));
  finding.trace = std::move(trace);
  return finding;
}

namespace {

/// What can be enticed in a turn that brings as much as can be, in this order: a nine last, so that the turn goes on to its
/// end.
constexpr std::array rich{Creature::nine, Creature::six, Creature::nine, Creature::nine};

/// Ann has three mermaids who can entice a nine, and draws a mermaid and two songs of 3. As many creatures are face up as
/// should be, and the others of them are turned up when they are wanted.
Told rich_turn(const Game& game) {
  State given = in_action_phase(game, fewest);
  given.step = Step::drawing;
  for (const Card card : {Card::song_3, Card::silence_3, Card::song_2})
    given.mermaids[Seat::Ann].push_back(Mermaid{Cards{{card, card == Card::song_2 ? 5 : 3}}, {}});
  std::size_t next = 0;
  for (int i = 0; i < game.rules.creatures_face_up; ++i) ++given.face_up[next < rich.size() ? rich[next++] : Creature::four];
  Told play{game, MermaidsSong::completed(game, given)};
  const auto entice = [&](std::uint8_t nth, Creature creature) {
    play.then(Entice{Seat::Ann, nth, creature});
    if (play.now().step == Step::replacing) play.then(TurnCreature{next < rich.size() ? rich[next++] : Creature::five});
  };
  play.draws(Card::mermaid).draws(Card::song_3).draws(Card::song_3);
  play.then(BeginActions{Seat::Ann});
  entice(1, rich[0]);  // so that the new mermaid has a place
  play.then(PlayMermaid{Seat::Ann});
  play.then(Play{Seat::Ann, Card::song_3, Seat::Ann, 3}).then(Play{Seat::Ann, Card::song_3, Seat::Ann, 3});
  entice(3, rich[1]);
  entice(1, rich[2]);
  entice(1, rich[3]);
  return play;
}

}  // namespace

Finding one_turn_has_a_limit(const Game& game, const Budget& budget, int most_in_a_turn, const Book& book) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const NewMermaids fresh{question, context, book};
  z3::expr loyalty = fresh.loyalty();
  for (int i = 0; i < book.mermaids_each; ++i) {  // mermaids in play when the turn begins, whatever their power
    const z3::expr rating = context.int_const(("mermaid " + std::to_string(i) + ", rating").c_str());
    std::vector<z3::expr> printed{rating == 0};
    for (const int each : printed_ratings) printed.push_back(rating == each);
    question.given(any_of(context, printed));
    loyalty = loyalty + rating;
  }
  const Answer at_most = question.prove(loyalty <= most_in_a_turn);
  const Answer less = question.prove(loyalty < most_in_a_turn);
  if (at_most == Answer::Unknown || less == Answer::Unknown) return undecided(question.asked(), "loyalty in a turn");
  if (at_most == Answer::Counterexample || less == Answer::Proved)
    return fails(question.asked(), "the most loyalty in one turn is not " + std::to_string(most_in_a_turn));

  const Told play = rich_turn(game);
  std::vector<std::string> told;
  for (int players = fewest; players <= most; ++players)
    told.push_back(plural(players, "player") + ", " + std::to_string(wins_at(game, players)) + " to win: " +
                   (wins_at(game, players) <= most_in_a_turn ? "somebody with nothing can win in one turn"
                                                             : "nobody with nothing wins in one turn without the Treasure"));
  if (play.refused() || loyalty_of(play.now().enticed[Seat::Ann]) != most_in_a_turn) {
    std::vector<std::string> table = MermaidsSong::tell(game, play.now());
    if (play.refused()) table.push_back(*play.refused());
    return with_trace(
        fails(question.asked(), "played, a turn brings another loyalty than " + std::to_string(most_in_a_turn), table),
        play.trace("a turn brings " + std::to_string(most_in_a_turn)));
  }
  return with_trace(holds(question.asked(), told)
                        .over(up_to(book.mermaids_each, "mermaids of any power in play, and any hand"))
                        .tied(in_every_case(tables, "totals to win, and a turn played that brings so much")),
                    play.trace("a turn brings " + std::to_string(most_in_a_turn)));
}

}  // namespace fathom::solver::song
