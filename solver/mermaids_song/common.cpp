#include "solver/mermaids_song/common.hpp"

#include <algorithm>
#include <array>

namespace fathom::solver::song {

Finding with_trace(Finding finding, SongTrace trace) {
  finding.trace = std::move(trace);
  return finding;
}

std::string for_players(const std::vector<int>& numbers) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < numbers.size(); ++i)
    parts.push_back(std::to_string(numbers[i]) + " with " + std::to_string(fewest + static_cast<int>(i)) + " players");
  return listed(parts);
}

std::string every_table() {
  return std::to_string(MermaidsSong::fewest_players) + " to " + plural(MermaidsSong::most_players, "player");
}

std::string up_to(int number, std::string_view things) {
  return "0 to " + std::to_string(number) + ' ' + std::string{things};
}

std::optional<std::string> other_ratings() {
  for (const Creature creature : every<Creature>)
    if (const int rating = mermaids_song::rating_of(creature); rating != printed_ratings[index_of(creature)])
      return "a rating of " + std::to_string(rating) + " is printed as " +
             std::to_string(printed_ratings[index_of(creature)]);
  return std::nullopt;
}

std::optional<std::string> other_power(Mixed reading) {
  for (const Laid& visible : all_laid(most_cards_asked))
    if (mermaids_song::power_of(reading, cards_of(visible)) != power_of(reading, visible)) return words(visible);
  return std::nullopt;
}

Tie power_tied() {
  return in_every_case(all_laid(most_cards_asked).size(), "the power of " + up_to(most_cards_asked, "songs and silences"));
}

namespace {

constexpr std::array song_cards{Card::song_1, Card::song_2, Card::song_3};
constexpr std::array silence_cards{Card::silence_1, Card::silence_2, Card::silence_3};

}  // namespace

Cards cards_of(const Laid& laid) {
  Cards cards;
  for (std::size_t i = 0; i < values; ++i) {
    cards[song_cards[i]] = static_cast<std::uint8_t>(laid.songs[i]);
    cards[silence_cards[i]] = static_cast<std::uint8_t>(laid.silences[i]);
  }
  return cards;
}

Laid laid_of(const Cards& cards) {
  Laid laid;
  for (std::size_t i = 0; i < values; ++i) {
    laid.songs[i] = cards[song_cards[i]];
    laid.silences[i] = cards[silence_cards[i]];
  }
  return laid;
}

Creatures creatures_of(const Shoal& shoal) {
  Creatures creatures;
  for (const Creature creature : every<Creature>)
    creatures[creature] = static_cast<std::uint8_t>(shoal.of[index_of(creature)]);
  return creatures;
}

Shoal shoal_of(const Creatures& creatures) {
  Shoal shoal;
  for (const Creature creature : every<Creature>) shoal.of[index_of(creature)] = creatures[creature];
  return shoal;
}

State in_action_phase(const Game& game, int players) {
  State state = MermaidsSong::start(game, players);
  state.step = Step::acting;
  state.phase = Phase::action;
  state.turn = Seat::Ann;
  state.acting = Seat::Ann;
  state.deck = {};
  state.creature_deck = {};
  return state;
}

int wins_at(const Game& game, int players) { return mermaids_song::needed_to_win(game.rules, players); }

Told& Told::then(const Action& action) {
  if (refused_) return *this;
  const State before = now_;
  if (const auto objection = apply<MermaidsSong>(game_, now_, action)) {
    refused_ = MermaidsSong::show(game_, before, action) + ": " + objection->why;
    return *this;
  }
  actions_.push_back(action);
  return *this;
}

Told& Told::draws(Card card) {
  using enum Step;
  const Seat she = now_.turn;
  if (now_.step == before_drawing || now_.step == between_draws) then(mermaids_song::DrawNext{she});
  return then(mermaids_song::Draw{she, card});
}

Told& Told::with(const Likes& likes, const std::function<bool(const State&)>& enough, int most_actions) {
  std::vector<Action> legal;
  for (int done = 0; done < most_actions && !refused_ && !enough(now_); ++done) {
    MermaidsSong::legal_actions(game_, now_, legal);
    if (legal.empty()) break;
    const auto best = std::ranges::max_element(legal, {}, [&](const Action& action) { return likes(now_, action); });
    then(*best);
  }
  return *this;
}

}  // namespace fathom::solver::song
