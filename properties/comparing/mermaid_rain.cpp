#include "properties/comparing/mermaid_rain.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "properties/mermaid_rain/adapter.hpp"

namespace fathom::properties {

using mermaid_rain::Action;
using mermaid_rain::Choose;
using mermaid_rain::Game;
using mermaid_rain::Meld;
using mermaid_rain::MermaidRain;
using mermaid_rain::State;
using mermaid_rain::Treasure;

namespace {

/// Where points come from, in the order of the game.
enum class Source : std::uint8_t { melds, tokens, tribute, ranks, monopolies, house_rules };
constexpr std::array<std::string_view, 6> sources_named{"melds' effects", "tokens gained", "tribute",
                                                        "ranks",          "monopolies",    "house rules"};

Source source_of(const Action& action) {
  if (std::holds_alternative<mermaid_rain::TakeBonus>(action)) return Source::melds;
  if (std::holds_alternative<mermaid_rain::PayTribute>(action)) return Source::tribute;
  if (std::holds_alternative<mermaid_rain::Score>(action)) return Source::ranks;
  if (std::holds_alternative<mermaid_rain::PaidMove>(action) || std::holds_alternative<mermaid_rain::FirstDealer>(action))
    return Source::house_rules;
  return Source::tokens;
}

/// Who alone has treasure of this type, as one bit.
bool has_it_alone(const State& state, Seat who, Treasure type) {
  return state.treasure[who][type] > 0 &&
         std::ranges::none_of(every<Seat>, [&](Seat other) { return other != who && state.treasure[other][type] > 0; });
}

constexpr std::array<std::string_view, 8> melds_named{"a Mermaid Rain", "a Mermaid Squall",    "an Ocean March",
                                                      "a Twin Splash",  "an Aquamarine Waltz", "a Mermaid Mist",
                                                      "a Mermaid Drop", "an Octopus"};

/// The best meld of the cards in front of the player with those just chosen.
Meld meld_with(const State& state, const Choose& choose) {
  return mermaid_rain::best_meld(state.melds[choose.by] + choose.cards);
}

template <Meld meld>
bool makes_meld(const Game&, const State& state, const Action& action) {
  const auto* choose = std::get_if<Choose>(&action);
  return choose != nullptr && meld_with(state, *choose) == meld;
}

bool improves(const State& state, const Choose& choose) {
  return state.melds[choose.by].empty() || meld_with(state, choose) < mermaid_rain::best_meld(state.melds[choose.by]);
}

}  // namespace

std::vector<std::string_view> Metrics<MermaidRain>::sources() { return {sources_named.begin(), sources_named.end()}; }

Earnings Metrics<MermaidRain>::earned(const Game& game, const State& before, const Action& action, const State& after) {
  Earnings earnings;
  if (before.scores == after.scores) return earnings;
  const auto add = [&](Seat who, Source source, int points) {
    if (points != 0) earnings.push_back({who, static_cast<std::uint8_t>(source), points});
  };
  const auto* score = std::get_if<mermaid_rain::Score>(&action);
  for (const Seat who : every<Seat>) {
    const int points = after.scores[who] - before.scores[who];
    const bool monopoly = score != nullptr && points != 0 && has_it_alone(before, who, score->treasure);
    const int alone = monopoly ? game.rules.monopoly_points : 0;
    add(who, Source::monopolies, alone);
    add(who, source_of(action), points - alone);
  }
  return earnings;
}

SeatSet Metrics<MermaidRain>::winners(const Game& game, const State& state, int) {
  return mermaid_rain::winners(game, state);
}

Tallied Metrics<MermaidRain>::tallied() { return {"melds", Ranked::best_first, {melds_named.begin(), melds_named.end()}}; }

Marks Metrics<MermaidRain>::marks(const Game&, const State& before, const Action&, const State& after) {
  Marks marks;
  const bool ranked = before.order.empty() && !after.order.empty() &&
                      (before.step == mermaid_rain::Step::showing_cards || before.step == mermaid_rain::Step::declaring);
  if (!ranked) return marks;
  for (const Seat who : after.order)
    if (after.made[who]) marks.push_back(static_cast<std::uint8_t>(index_of(*after.made[who]) % kinds<Meld>));
  return marks;
}

std::vector<Option<MermaidRain>> Metrics<MermaidRain>::options() {
  return {{"a Mermaid Rain", makes_meld<Meld::mermaid_rain>},
          {"a Mermaid Squall", makes_meld<Meld::mermaid_squall>},
          {"an Ocean March", makes_meld<Meld::ocean_march>},
          {"a Twin Splash", makes_meld<Meld::twin_splash>},
          {"an Aquamarine Waltz", makes_meld<Meld::aquamarine_waltz>},
          {"a Mermaid Mist", makes_meld<Meld::mermaid_mist>},
          {"a Mermaid Drop", makes_meld<Meld::mermaid_drop>},
          {"the Mermaid Princess", is_a<mermaid_rain::ChoosePrincess, MermaidRain>},
          {"placing tiles", is_a<mermaid_rain::Place, MermaidRain>},
          {"Deep Sea Movement", is_a<mermaid_rain::DeepSea, MermaidRain>},
          {"tokens face down", is_a<mermaid_rain::TakeHidden, MermaidRain>}};
}

int Metrics<MermaidRain>::eagerness(const Game& game, const State& state, const Action& action) {
  constexpr int better = 60;
  const auto* choose = std::get_if<Choose>(&action);
  if (choose == nullptr || !improves(state, *choose)) return mermaid_rain::laws::Adapter::eagerness(game, state, action);
  return better - static_cast<int>(index_of(meld_with(state, *choose)));
}

Enough Metrics<MermaidRain>::enough() { return {1200, 400, 40}; }

}  // namespace fathom::properties
