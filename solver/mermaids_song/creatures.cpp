#include "solver/mermaids_song/creatures.hpp"

#include <algorithm>

namespace fathom::solver::song {

namespace {

using mermaids_song::Entice;
using mermaids_song::loyalty_of;

/// Highest rating that a mermaid can entice with two songs of 3.
constexpr int with_two_songs = 6;

/// The model plays to another total than the rulebook prints, or with other ratings.
std::optional<Finding> other_total(const Game& game, const Book& book) {
  if (const auto other = other_ratings()) return Finding{fails(0, "the model has other ratings than are printed", {*other})};
  for (int players = fewest; players <= most; ++players)
    if (wins_at(game, players) != book.threshold(players)) {
      const std::vector<std::string> told{plural(players, "player") + ": the rulebook has " +
                                          std::to_string(book.threshold(players)) + ", the model " +
                                          std::to_string(wins_at(game, players))};
      return with_trace(fails(1, "the model plays to another total", told),
                        {game, MermaidsSong::start(game, players), {}, "the printed total wins"});
    }
  return std::nullopt;
}

/// What ties the numbers to the model: both are compared for each number of players.
Tie totals_tied() { return in_every_case(tables + sorts, "totals to win and ratings"); }

/// Another number of creatures lie face up than the rulebook prints.
std::optional<Finding> other_play_area(const Game& game, const Book& book) {
  Told play{game, MermaidsSong::start(game, fewest)};
  play.with([](const State&, const Action&) { return 0; },
            [](const State& state) { return state.step != Step::laying_creatures; });
  if (play.now().face_up.total() == book.face_up) return std::nullopt;
  return with_trace(fails(1, "another number of creatures are turned up than the rulebook prints",
                          {"face up: " + std::to_string(play.now().face_up.total())}),
                    play.trace("so many creatures are face up as are printed"));
}

/// What somebody would like who wants Ann to win: the others keep what they have, and she sings with two cards of 3.
int likes_ann(const State& state, const Action& action) {
  using namespace mermaids_song;
  constexpr int gladly = 100;
  if (const auto* turn = std::get_if<TurnCreature>(&action)) {
    const int rating = rating_of(turn->creature);
    return rating <= with_two_songs ? rating : -rating;
  }
  if (const auto* deal = std::get_if<Deal>(&action)) {
    const int value = value_of(deal->card);
    return deal->card == Card::mermaid ? -gladly : deal->to == Seat::Ann ? value : -value;
  }
  const bool has_mermaid = state.hands[Seat::Ann][Card::mermaid] > 0 || !state.mermaids[Seat::Ann].empty();
  if (std::get_if<SetAside>(&action) != nullptr) return -gladly;
  if (const auto* discard = std::get_if<DiscardHand>(&action))  // a hand without a mermaid is of no use to her
    return discard->by == Seat::Ann && !has_mermaid ? gladly : -gladly;
  if (const auto* draw = std::get_if<Draw>(&action)) {
    if (is_special(draw->card)) return -gladly;
    if (draw->to != Seat::Ann) return draw->card == Card::mermaid ? -gladly / 2 : -value_of(draw->card);
    if (draw->card == Card::mermaid) return has_mermaid ? -1 : gladly;
    return 2 * value_of(draw->card) + (is_song(draw->card) ? 1 : 0);
  }
  if (const auto* first = std::get_if<FirstPlayer>(&action)) return first->to == Seat::Ann ? gladly : 0;
  if (const auto* entice = std::get_if<Entice>(&action)) return gladly + rating_of(entice->creature);
  if (const auto* play = std::get_if<PlayMermaid>(&action)) return play->by == Seat::Ann ? gladly / 2 : -1;
  if (const auto* song = std::get_if<Play>(&action))
    return song->by == Seat::Ann && song->on == Seat::Ann ? value_of(song->card) : -1;
  return 0;
}

}  // namespace

Finding totals_can_be_reached(const Game& game, const Budget& budget, const Book& book, const CreatureBook& claims) {
  if (auto other = other_total(game, book)) return *other;
  const Shoal shoal = shoal_of(game.box.creatures);
  std::uint64_t cases = 0;
  std::optional<SongTrace> trace;
  for (int players = fewest; players <= most; ++players) {
    const int total = book.threshold(players);
    const Sharing enough = shared(shoal, {1, 0, shoal.creatures(), total, shoal.loyalty()}, budget);
    cases += enough.asked;
    if (enough.answer == Answer::Unknown) return undecided(cases, "creatures for a winner");
    if (enough.answer == Answer::Proved) {
      const std::vector<std::string> told{"all creatures together have a loyalty of " + std::to_string(shoal.loyalty())};
      return with_trace(fails(cases, "no creatures reach the total of " + std::to_string(total), told),
                        {game, MermaidsSong::start(game, players), {}, "somebody can win"});
    }
    Told play{game, MermaidsSong::start(game, players)};
    play.with(likes_ann, [](const State& state) { return state.step == Step::over; });
    const bool wins = play.now().step == Step::over && loyalty_of(play.now().enticed[Seat::Ann]) >= total;
    if (!wins) return encoding_is_wrong(cases, "no play was found in which Ann wins", MermaidsSong::tell(game, play.now()));
    if (!trace) trace = play.trace("Ann wins");
  }
  const Sharing all = shared(shoal, {1, 0, shoal.creatures(), claims.all_loyalty, shoal.loyalty()}, budget);
  const Sharing more = shared(shoal, {1, 0, shoal.creatures(), claims.all_loyalty + 1, shoal.loyalty() + 1}, budget);
  cases += all.asked + more.asked;
  if (all.answer == Answer::Unknown || more.answer == Answer::Unknown) return undecided(cases, "the highest total");
  if (all.answer == Answer::Proved || more.answer == Answer::Counterexample)
    return fails(cases, "the highest total that can be reached is not " + std::to_string(claims.all_loyalty));
  Finding finding = holds(cases, {"any total up to " + std::to_string(claims.all_loyalty) + " can be reached, none above"})
                        .over(every_table() + ", any creatures of the box")
                        .tied(totals_tied())
                        .tied(in_every_case(tables, "plays from the start to a win"));
  finding.trace = std::move(trace);
  return finding;
}

LastWin before_last_win(const Game& game, std::vector<Shoal> shares) {
  const auto hers = std::ranges::find_if(shares, [](const Shoal& share) { return share.creatures() > 0; });
  std::rotate(shares.begin(), hers, shares.end());
  const auto sort = static_cast<std::size_t>(std::ranges::find_if(shares.front().of, [](int count) { return count > 0; }) -
                                             shares.front().of.begin());
  --shares.front().of[sort];
  State state = in_action_phase(game, static_cast<int>(shares.size()));
  for (std::size_t i = 0; i < shares.size(); ++i) state.enticed[seat(static_cast<int>(i))] = creatures_of(shares[i]);
  state.mermaids[Seat::Ann].push_back(Mermaid{Cards{{Card::song_3, 3}}, {}});
  const Creature last = every<Creature>[sort];
  ++state.face_up[last];
  Creatures rest = game.box.creatures - state.face_up;
  for (const Shoal& share : shares) rest -= creatures_of(share);
  for (const Creature creature : every<Creature>)
    while (rest[creature] > 0 && state.face_up.total() < game.rules.creatures_face_up) {
      --rest[creature];
      ++state.face_up[creature];
    }
  return {MermaidsSong::completed(game, state), Entice{Seat::Ann, 1, last}};
}

namespace {

Game playing_to(const Game& game, int total) {
  Game other = game;
  other.rules.win_three = total;
  other.rules.win_four = total;
  other.rules.win_five_or_more = total;
  return other;
}

/// So many creatures won are too many while nobody is at the printed total; with which totals not, and a play of that.
struct TooMany {
  std::string what;                ///< What would happen.
  int won = 0;                     ///< Creatures won by all.
  const std::array<int, 4>* from;  ///< Claimed: from which total on.
  int left_face_up = 0;            ///< Then, with play going on.
};
Finding never_so_many(const Game& game, const Budget& budget, const Book& book, const TooMany& many) {
  if (auto other = other_total(game, book)) return *other;
  const Shoal shoal = shoal_of(game.box.creatures);
  std::uint64_t cases = 0;
  std::vector<int> from;
  for (int players = fewest; players <= most; ++players) {
    const Least least = least_limit(shoal, players, many.won, budget);
    cases += least.asked;
    if (least.answer != Answer::Proved) return undecided(cases, "creatures won by " + plural(players, "player"));
    from.push_back(least.number + 1);
    const Game house = playing_to(game, from.back());
    const LastWin last = before_last_win(house, least.witness.each);
    Told play{house, last.given};
    play.then(last.entice);
    std::vector<std::string> told;
    for (const Shoal& share : least.witness.each) told.push_back("a player has " + words(share));
    if (play.refused() || play.now().step != Step::acting || play.now().face_up.total() != many.left_face_up)
      return with_trace(
          encoding_is_wrong(cases, "played to " + std::to_string(from.back()) + ", " + many.what + " does not come about",
                            told),
          play.trace(many.what));
    if (from.back() <= book.threshold(players))
      return with_trace(fails(cases, many.what + " can come about at the printed total", told),
                        {game, last.given, {last.entice}, many.what + " does not come about"});
    if (from.back() != (*many.from)[Book::place(players)])
      return with_trace(fails(cases,
                              many.what + " is possible from another total on: " + std::to_string(from.back()) + " with " +
                                  plural(players, "player"),
                              told),
                        play.trace(many.what));
  }
  return holds(cases, {many.what + " could come about from these totals on: " + for_players(from)})
      .over(every_table() + ", any creatures of the box won by anybody")
      .tied(totals_tied())
      .tied(in_every_case(tables, "house rules under which it comes about, played"));
}

}  // namespace

Finding play_area_is_never_short(const Game& game, const Budget& budget, const Book& book, const CreatureBook& claims) {
  if (auto other = other_total(game, book)) return *other;
  if (auto other = other_play_area(game, book)) return *other;
  const int won = book.creatures - book.face_up + 1;
  Finding finding =
      never_so_many(game, budget, book, {"a play area short of creatures", won, &claims.short_from, book.face_up - 1});
  if (finding.outcome != Outcome::holds) return finding;
  std::vector<int> most_of_all;
  for (int players = fewest; players <= most; ++players) {
    const Least won_by_all = most_won(shoal_of(game.box.creatures), players, book.threshold(players) - 1, budget);
    finding.cases += won_by_all.asked;
    if (won_by_all.answer != Answer::Proved) return undecided(finding.cases, "the most creatures that are won");
    most_of_all.push_back(won_by_all.number);
  }
  finding.told.push_back("at the printed totals so many creatures at most are won before the one that decides: " +
                         for_players(most_of_all));
  return finding;
}

Finding all_creatures_make_a_winner(const Game& game, const Budget& budget, const Book& book, const CreatureBook& claims) {
  return never_so_many(game, budget, book, {"no creature left and no winner", book.creatures, &claims.all_won_from, 0});
}

Finding loyalty_has_a_limit(const Game& game, const Budget& budget, const CreatureBook& claims) {
  const Shoal shoal = shoal_of(game.box.creatures);
  const int highest = shoal.ratings.back();
  std::uint64_t cases = 0;
  std::optional<SongTrace> trace;
  std::vector<int> limits;
  for (int players = fewest; players <= most; ++players) {
    const int below = wins_at(game, players) - 1;  // whatever the total is
    const int limit = wins_at(game, players) + claims.most_beyond;
    limits.push_back(limit);
    // whoever has won had less than the total before her last creature
    z3::context context;
    Question question{context, budget, Logic::linear};
    const z3::expr before = context.int_const("before");
    const z3::expr rating = context.int_const("rating");
    std::vector<z3::expr> is_printed;
    for (const int printed : shoal.ratings) is_printed.push_back(rating == printed);
    question.given(before <= below && any_of(context, is_printed));
    const Answer answer = question.prove(before + rating <= limit);
    // and that is possible: exactly one below the total, and another creature of the highest rating
    Shoal without_one = shoal;
    --without_one.of.back();
    const Sharing exactly = shared(without_one, {1, 0, shoal.creatures(), below, below}, budget);
    cases += question.asked() + exactly.asked;
    if (answer == Answer::Unknown || exactly.answer == Answer::Unknown) return undecided(cases, "the most loyalty");
    if (answer == Answer::Counterexample)
      return fails(cases, "somebody can have more loyalty than " + std::to_string(limit));
    if (exactly.answer == Answer::Proved || limit != below + highest)
      return fails(cases, "nobody can have a loyalty of " + std::to_string(limit));
    std::vector<Shoal> shares(static_cast<std::size_t>(players));
    shares.front() = exactly.each.front();
    State given = in_action_phase(game, players);
    given.enticed[Seat::Ann] = creatures_of(exactly.each.front());
    given.mermaids[Seat::Ann].push_back(Mermaid{Cards{{Card::song_3, 3}}, {}});
    const Creature nine = every<Creature>.back();
    given.face_up = Creatures{nine};
    Told play{game, MermaidsSong::completed(game, given)};
    play.then(Entice{Seat::Ann, 1, nine});
    if (play.refused() || loyalty_of(play.now().enticed[Seat::Ann]) != limit || play.now().step != Step::over)
      return with_trace(fails(cases, "played, Ann does not win with " + std::to_string(limit)),
                        play.trace("Ann wins with " + std::to_string(limit)));
    if (!trace) trace = play.trace("Ann wins with " + std::to_string(limit));
  }
  Finding finding = holds(cases, {"at most " + for_players(limits)})
                        .over(every_table() + ", any loyalty below the total and any creature")
                        .tied(in_every_case(tables, "wins of the most loyalty, played"));
  finding.trace = std::move(trace);
  return finding;
}

Finding creatures_to_win(const Game& game, const Budget& budget, const Book& book, const CreatureBook& claims) {
  if (auto other = other_total(game, book)) return *other;
  const Shoal shoal = shoal_of(game.box.creatures);
  std::uint64_t cases = 0;
  for (int players = fewest; players <= most; ++players) {
    const std::size_t place = Book::place(players);
    const int total = book.threshold(players);
    const int few = claims.fewest_creatures[place];
    const Sharing with_few = shared(shoal, {1, few, few, total, shoal.loyalty()}, budget);
    const Sharing with_fewer = shared(shoal, {1, 0, few - 1, total, shoal.loyalty()}, budget);
    const Least most_before = most_won(shoal, 1, total - 1, budget);
    cases += with_few.asked + with_fewer.asked + most_before.asked;
    if (with_few.answer == Answer::Unknown || with_fewer.answer == Answer::Unknown || most_before.answer != Answer::Proved)
      return undecided(cases, "creatures to win with");
    if (with_few.answer == Answer::Proved || with_fewer.answer == Answer::Counterexample)
      return fails(cases,
                   "the fewest creatures that win are not " + std::to_string(few) + " with " + plural(players, "player"));
    if (most_before.number + 1 != claims.most_creatures[place])
      return fails(cases,
                   "somebody can win with as many as " + std::to_string(most_before.number + 1) + " creatures with " +
                       plural(players, "player"),
                   {"before the last of them: " + words(most_before.witness.each.front())});
  }
  return holds(cases, {"at least " + for_players({claims.fewest_creatures.begin(), claims.fewest_creatures.end()}),
                       "at most " + for_players({claims.most_creatures.begin(), claims.most_creatures.end()})})
      .over(every_table() + ", any creatures of the box")
      .tied(totals_tied());
}

}  // namespace fathom::solver::song
