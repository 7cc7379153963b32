#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/core/words.hpp"
#include "model/mermaids_song/mermaids_song.hpp"
#include "solver/mermaids_song/book.hpp"
#include "solver/mermaids_song/laid.hpp"
#include "solver/mermaids_song/shoal.hpp"
#include "solver/theorem.hpp"

// What the files of Mermaid's Song's theorems share: names, and ways to ask the model.

namespace fathom::solver::song {

using mermaids_song::Action;
using mermaids_song::Box;
using mermaids_song::Card;
using mermaids_song::Cards;
using mermaids_song::Creature;
using mermaids_song::Creatures;
using mermaids_song::Game;
using mermaids_song::Mermaid;
using mermaids_song::MermaidsSong;
using mermaids_song::Phase;
using mermaids_song::Rules;
using mermaids_song::State;
using mermaids_song::Step;

using Finding = solver::Finding<MermaidsSong>;
using Theorem = solver::Theorem<MermaidsSong>;
using SongTrace = fathom::Trace<MermaidsSong>;

Finding with_trace(Finding finding, SongTrace trace);

/// `3, 5, 6` and so on for the numbers of players from three to six.
std::string for_players(const std::vector<int>& numbers);

/// `3 to 6 players`, and how many numbers of players that are.
std::string every_table();
inline constexpr std::uint64_t tables = MermaidsSong::most_players - MermaidsSong::fewest_players + 1;
/// `0 to 9 songs and silences`.
std::string up_to(int number, std::string_view things);
/// The ratings in the model are not those printed; nothing where they are.
std::optional<std::string> other_ratings();
/// The model makes another power of some visible cards than the encoding does; nothing where it does not. Asked of every
/// multiset of up to ten songs and silences.
std::optional<std::string> other_power(Mixed reading);
/// What ties the two: the comparison above.
Tie power_tied();

/// Songs and silences as cards of the model, and back.
Cards cards_of(const Laid& laid);
Laid laid_of(const Cards& cards);
/// Creatures as the model counts them, and back.
Creatures creatures_of(const Shoal& shoal);
Shoal shoal_of(const Creatures& creatures);
/// The game's reading of power.

/// Ann is in her action phase; nothing else is said yet. To be completed by `MermaidsSong::completed`.
State in_action_phase(const Game& game, int players);
/// The loyalty that wins, by the game.
int wins_at(const Game& game, int players);

/// A play that is being told: the actions so far, and where they lead.
class Told {
 public:
  Told(const Game& game, const State& given) : game_{game}, given_{given}, now_{given} {}

  /// Performs an action if the model allows it; remembers the first that it refuses, and does nothing more then.
  Told& then(const Action& action);
  /// The player in turn draws this card; where she could do something before that, she does not.
  Told& draws(Card card);
  /// What somebody would rather do: of the legal actions the one of the highest value, the first of several.
  using Likes = std::function<int(const State&, const Action&)>;
  /// Goes on with what is liked best until `enough`, the end, or `most_actions`.
  Told& with(const Likes& likes, const std::function<bool(const State&)>& enough,
             int most_actions = MermaidsSong::longest_play);

  [[nodiscard]] const State& now() const { return now_; }
  [[nodiscard]] const State& given() const { return given_; }
  [[nodiscard]] const std::vector<Action>& actions() const { return actions_; }
  [[nodiscard]] const std::optional<std::string>& refused() const { return refused_; }
  [[nodiscard]] SongTrace trace(std::string claim) const { return {game_, given_, actions_, std::move(claim)}; }

 private:
  const Game& game_;
  State given_;
  State now_;
  std::vector<Action> actions_;
  std::optional<std::string> refused_;
};

}  // namespace fathom::solver::song
