#include "solver/mermaids_song/supplies.hpp"

#include <algorithm>

#include "solver/prover.hpp"

namespace fathom::solver::song {

namespace {

using namespace mermaids_song;
using song::Book;

constexpr int gladly = 100;

int ordinary_cards(const Cards& cards) { return cards.total() - cards[Card::kraken] - cards[Card::treasure]; }

/// Ann plays whatever she draws, and the others keep three cards each. She holds back as many as make the ordinary cards
/// come out even, so that she has an empty hand when only the Kraken and the Treasure are left in the deck.
int likes_running_out(const Game& game, const State& state, const Action& action) {
  const int hand = game.rules.hand;
  const int to_hold_back = (hand - ordinary_cards(state.deck) % hand) % hand;
  const auto mermaids_of_ann = [&] {
    return static_cast<int>(state.mermaids[Seat::Ann].size()) + state.hands[Seat::Ann][Card::mermaid];
  };
  if (const auto* deal = std::get_if<Deal>(&action)) return (deal->to == Seat::Ann) == (deal->card == Card::mermaid) ? 0 : 1;
  if (const auto* draw = std::get_if<Draw>(&action)) {
    if (is_special(draw->card)) return -gladly;
    const bool wants_mermaid = draw->to != Seat::Ann || mermaids_of_ann() < game.rules.mermaids_in_play;
    return (draw->card == Card::mermaid) == wants_mermaid ? 1 : 0;
  }
  if (const auto* first = std::get_if<FirstPlayer>(&action)) return first->to == Seat::Ann ? 1 : 0;
  if (const auto* mermaid = std::get_if<PlayMermaid>(&action)) return mermaid->by == Seat::Ann ? gladly : -1;
  if (const auto* play = std::get_if<Play>(&action)) {
    const bool hers = play->by == Seat::Ann && play->on == Seat::Ann;
    return hers && state.hands[Seat::Ann].total() > to_hold_back ? 1 : -1;
  }
  const bool never = std::holds_alternative<Entice>(action) || std::holds_alternative<DiscardHand>(action) ||
                     std::holds_alternative<SetAside>(action);
  return never ? -gladly : 0;
}

/// The moment at which a card has to be drawn and there is none, in numbers.
struct LastDraw {
  LastDraw(Question& question, z3::context& context, const Book& book, int players)
      : hand{context.int_const("hand")}, specials{context.int_const("specials in it")}, in_play{context.int_val(0)} {
    // what holds whenever somebody draws: `hands.hpp` proves it of every action
    question.given(hand >= 0 && hand < book.hand && specials >= 0 && specials <= hand);
    in_play = context.int_val(book.cards(players)) - hand;
    for (int other = 1; other < players; ++other) {
      const z3::expr held = context.int_const(("hand of " + std::string{name_of(seat(other))}).c_str());
      question.given(held >= 0 && held <= book.hand);
      in_play = in_play - held;
    }
    question.given(in_play >= 0);
    // the specials are in nobody else's hand and not with mermaids, and neither deck nor discards have a card
    question.given(specials == book.specials);
  }
  z3::expr hand;
  z3::expr specials;
  z3::expr in_play;
};

int cards_in_play(const State& state) {
  int cards = 0;
  for (const Seat at : every<Seat>)
    for (const Mermaid& mermaid : state.mermaids[at]) cards += 1 + mermaid.visible.total() + mermaid.covered.total();
  return cards;
}

}  // namespace

namespace {

/// The model plays with another number of cards than the rulebook has, or draws up to another.
std::optional<Finding> other_cards(const Game& game, const Book& book) {
  for (int players = fewest; players <= most; ++players)
    if (pack(game, players).total() != book.cards(players) || game.rules.hand != book.hand)
      return with_trace(fails(0, "the model plays with other cards than the rulebook",
                              {plural(players, "player") + ": " + plural(pack(game, players).total(), "card") +
                               ", drawn up to " + std::to_string(game.rules.hand)}),
                        {game, MermaidsSong::start(game, players), {}, "cards are as printed"});
  return std::nullopt;
}

}  // namespace

Finding cards_run_out_on_specials_alone(const Game& game, const Budget& budget, const Book& book, const SupplyBook& claims) {
  if (auto other = other_cards(game, book)) return *other;
  std::uint64_t cases = 0;
  std::optional<SongTrace> trace;
  for (int players = fewest; players <= most; ++players) {
    const int least = claims.least_in_play[Book::place(players)];
    z3::context context;
    Question question{context, budget, Logic::linear};
    const LastDraw draw{question, context, book, players};
    const Answer alone = question.prove(draw.hand == draw.specials && draw.in_play >= least);
    const Answer at_least = question.prove(draw.in_play > least);
    cases += question.asked();
    if (alone == Answer::Unknown || at_least == Answer::Unknown) return undecided(cases, "the last cards");
    if (alone == Answer::Counterexample || at_least == Answer::Proved)
      return fails(
          cases, "the least number of cards in play is not " + std::to_string(least) + " with " + plural(players, "player"));

    Told play{game, MermaidsSong::start(game, players)};
    play.with([&](const State& state, const Action& action) { return likes_running_out(game, state, action); },
              [](const State& state) { return state.step == Step::over; });
    const State& end = play.now();
    const Cards last{Card::kraken, Card::treasure};
    const bool as_claimed = end.ending == Ending::exhausted && end.hands[end.turn] == last && cards_in_play(end) == least;
    if (!as_claimed)
      return with_trace(
          fails(cases, "played, cards do not run out as the rulebook's numbers have it", MermaidsSong::tell(game, end)),
          play.trace("play ends for want of cards"));
    if (!trace) trace = play.trace("play ends for want of cards");
  }
  Finding finding =
      holds(cases, {"cards in play at least: " + for_players({claims.least_in_play.begin(), claims.least_in_play.end()})})
          .over(every_table() + ", any hands")
          .tied(in_every_case(tables, "packs of the model, each played to its last card"));
  finding.trace = std::move(trace);
  return finding;
}

namespace {

/// How many mermaids the model lets one player have in play.
int places_in_model(const Game& game, int players) {
  State state = in_action_phase(game, players);
  state.hands[Seat::Ann] = Cards{{Card::mermaid, static_cast<int>(most_mermaids) + 1}};
  int places = 0;
  while (places <= static_cast<int>(most_mermaids) && !apply<MermaidsSong>(game, state, PlayMermaid{Seat::Ann})) ++places;
  return places;
}

}  // namespace

Finding mermaids_are_short(const Game& game, const Budget& budget, const Book& book, const SupplyBook& claims) {
  std::uint64_t cases = 0;
  std::vector<int> missing;
  for (int players = fewest; players <= most; ++players) {
    z3::context context;
    Question question{context, budget, Logic::linear};
    z3::expr in_play = context.int_val(0);
    std::vector<z3::expr> full;
    for (int player = 0; player < players; ++player) {
      const z3::expr hers = context.int_const(std::string{name_of(seat(player))}.c_str());
      question.given(hers >= 0 && hers <= book.mermaids_each);
      full.push_back(hers == book.mermaids_each);
      in_play = in_play + hers;
    }
    const int mermaids = book.mermaids_for(players);
    question.given(in_play <= mermaids);
    const int short_by = claims.mermaids_to_fill_all[Book::place(players)];
    const Answer never_full = question.prove(!all_of(context, full));
    const Answer short_by_so_many = question.prove(in_play + short_by <= players * book.mermaids_each);
    const Answer not_by_more = question.prove(in_play + short_by < players * book.mermaids_each);
    cases += question.asked();
    for (const Answer answer : {never_full, short_by_so_many, not_by_more})
      if (answer == Answer::Unknown) return undecided(cases, "mermaids for " + plural(players, "player"));
    if (never_full == Answer::Counterexample || short_by_so_many == Answer::Counterexample || not_by_more == Answer::Proved)
      return fails(cases,
                   "the mermaids are not short by " + std::to_string(short_by) + " with " + plural(players, "player"));
    const int in_model = pack(game, players)[Card::mermaid];
    const int places = places_in_model(game, players);
    if (in_model != mermaids || places != book.mermaids_each || in_model < players * book.dealt_mermaids)
      return with_trace(
          fails(cases,
                in_model < players * places ? "the model has other mermaids, or other places for them, than the rulebook"
                                            : "there are mermaids for everybody to have as many in play as she may",
                {plural(players, "player") + ": " + plural(in_model, "mermaid") + " in the deck, up to " +
                 std::to_string(places) + " in play each"}),
          {game, MermaidsSong::start(game, players), {}, "mermaids are as printed"});
    missing.push_back(players * places - in_model);
  }
  return holds(cases, {"short of three for everybody by " + for_players(missing)})
      .over(every_table() + ", mermaids in play with anybody")
      .tied(in_every_case(tables, "decks of the model, and places for mermaids"));
}

namespace {

/// What somebody likes who never wants to do anything.
int likes_nothing(const State&, const Action& action) {
  if (const auto* draw = std::get_if<Draw>(&action)) return is_special(draw->card) ? -1 : 0;
  if (std::holds_alternative<SetAside>(action)) return -1;
  const bool goes_on = std::holds_alternative<mermaids_song::DrawNext>(action) ||
                       std::holds_alternative<BeginActions>(action) || std::holds_alternative<EndTurn>(action);
  return goes_on ? 1 : 0;
}

/// Everybody's hand is full and Ann is to choose what to do with hers.
bool all_is_drawn(const Game& game, const State& state) {
  for (int i = 0; i < state.players; ++i)
    if (state.hands[seat(i)].total() < game.rules.hand) return false;
  return state.step == Step::choosing && state.turn == Seat::Ann;
}

}  // namespace

namespace {

/// How many plays go on from here, if each of them ends within so many actions.
std::optional<std::uint64_t> plays_that_all_end(const Game& game, const State& state, int acts) {
  std::vector<Action> legal;
  MermaidsSong::legal_actions(game, state, legal);
  if (legal.empty()) return 1;
  if (acts == 0) return std::nullopt;
  std::uint64_t plays = 0;
  for (const Action& action : legal) {
    State after = state;
    MermaidsSong::perform(game, after, action);
    const auto more = plays_that_all_end(game, after, acts - 1);
    if (!more) return std::nullopt;
    plays += *more;
  }
  return plays;
}

/// No loop was found: every play is tried, where there are few and short ones only.
Finding every_play_tried(const Game& game) {
  constexpr int most_actions = 12;
  std::uint64_t plays = 0;
  for (int players = fewest; players <= most; ++players) {
    const auto all = plays_that_all_end(game, MermaidsSong::start(game, players), most_actions);
    if (!all) return not_found(0, "no loop was found with " + plural(players, "player"));
    plays += *all;
  }
  return holds(0).over(every_table()).all_tried(plays).tied(in_every_case(plays, "plays from the start"));
}

}  // namespace

Finding every_play_ends(const Game& game, const Budget&) {
  std::optional<SongTrace> trace;
  std::vector<std::string> told;
  std::uint64_t tried = 0;
  const bool starts_drawing = game.rules.discarding_when == mermaids_song::DiscardingWhen::before_drawing_too;
  const int actions_in_a_turn = starts_drawing ? 3 : 2;
  for (int players = fewest; players <= most; ++players) {
    Told play{game, MermaidsSong::start(game, players)};
    play.with(likes_nothing, [&](const State& state) { return all_is_drawn(game, state); });
    const State before = play.now();
    const std::size_t to_there = play.actions().size();
    if (!all_is_drawn(game, before)) return every_play_tried(game);
    play.with(
        likes_nothing, [](const State&) { return false; }, actions_in_a_turn * players);
    tried += play.actions().size();
    if (play.refused() || play.now() != before) return every_play_tried(game);
    told.push_back(plural(players, "player") + ": after " + std::to_string(to_there) + " actions everybody has " +
                   plural(game.rules.hand, "card") + ", and " + std::to_string(play.actions().size() - to_there) +
                   " more lead back there");
    if (!trace) trace = play.trace("the play comes to an end");
  }
  return with_trace(fails(0, "players can end their turns for ever with full hands", told)
                        .over(every_table())
                        .all_tried(tables)
                        .tied(in_every_case(tried, "actions of a play that comes back to where it was")),
                    *trace);
}

}  // namespace fathom::solver::song
