#include "model/core/hidden.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>

// What a state says is hidden, and what follows from it, for a table with a deck, hands, a card that the player in turn has
// drawn, and coins.

namespace fathom::table {
namespace {

enum class Card : std::uint8_t { sun, moon, star };
constexpr std::array<std::string_view, 3> names_of(Card) { return {"sun", "moon", "star"}; }
enum class Coin : std::uint8_t { copper, silver };
constexpr std::array<std::string_view, 2> names_of(Coin) { return {"copper", "silver"}; }
using Cards = Counts<Card>;
using Coins = Counts<Coin>;

struct State {
  Seat turn = Seat::Bob;
  Cards deck{{Card::sun, 2}, {Card::moon, 3}};
  PerSeat<Cards> hands;
  std::optional<Card> drawn;
  PerSeat<Coins> purses;
  Cards discards;
  static constexpr auto hidden = FieldTuple{
      hidden_from_everybody(&State::deck, "deck_size"), hidden_from_others(&State::hands, "hand_sizes"),
      hidden_from_all_but(&State::turn, &State::drawn, "drawn_cards"), hidden_from_others(&State::purses, "coins")};
  friend bool operator==(const State&, const State&) = default;
};

State dealt() {
  State state;
  state.hands[Seat::Ann] = {{Card::sun, 2}, {Card::star, 1}};
  state.hands[Seat::Bob] = {{Card::moon, 2}};
  state.hands[Seat::Cleo] = {{Card::star, 1}};
  state.drawn = Card::sun;
  state.purses[Seat::Ann] = {Coin::silver};
  state.purses[Seat::Cleo] = {Coin::copper};
  state.discards = {Card::moon};
  return state;
}

Cards all_cards(const State& state) {
  Cards all = state.deck + state.discards;
  for (const Cards& hand : state.hands.of) all += hand;
  if (state.drawn) ++all[*state.drawn];
  return all;
}

struct Open {
  int lights = 3;
  static constexpr auto hidden = nothing_hidden;
  friend bool operator==(const Open&, const Open&) = default;
};

TEST(Hidden, IsBlankedForWhoeverMayNotLook) {
  const View<State> anns = seen_by(dealt(), Seat::Ann);
  EXPECT_EQ(anns.seen.hands[Seat::Ann], dealt().hands[Seat::Ann]);
  EXPECT_EQ(anns.seen.hands[Seat::Bob], Cards{});
  EXPECT_EQ(anns.seen.deck, Cards{});
  EXPECT_EQ(anns.seen.drawn, std::nullopt);
  EXPECT_EQ(anns.seen.discards, dealt().discards);
  EXPECT_EQ(seen_by(dealt(), Seat::Bob).seen.drawn, Card::sun);
}

TEST(Hidden, LooksBlankToThoseBeforeAndThoseBehind) {
  for (const Seat looking : every<Seat>)
    for (const Seat at : every<Seat>) {
      const State seen = seen_by(dealt(), looking).seen;
      EXPECT_EQ(seen.hands[at], at == looking ? dealt().hands[at] : Cards{}) << name_of(looking) << " at " << name_of(at);
      EXPECT_EQ(seen.purses[at], at == looking ? dealt().purses[at] : Coins{});
    }
}

TEST(Hidden, IsCountedByEverybody) {
  for (const Seat looking : {Seat::Ann, Seat::Bob, Seat::Cleo}) {
    const View<State> view = seen_by(dealt(), looking);
    EXPECT_EQ(view.many_in<&State::deck>()[Seat::Ann], 5);
    EXPECT_EQ(view.many_in<&State::hands>()[Seat::Ann], 3);
    EXPECT_EQ(view.many_in<&State::drawn>()[Seat::Ann], 1);
    EXPECT_EQ(view.many_in<&State::purses>()[Seat::Bob], 0);
  }
}

TEST(Hidden, IsCountedUnderTheNamesGiven) {
  std::string names;
  for_each_field<View<State>>([&](const auto& field) { names += std::string(field.name) + ' '; });
  EXPECT_EQ(names, "deck_size hand_sizes drawn_cards coins ");
  with_fields<View<State>>([](const auto& deck, const auto& hands, const auto& drawn, const auto&) {
    const View<State> bobs = seen_by(dealt(), Seat::Bob);
    EXPECT_EQ(deck.of(bobs), 5);
    EXPECT_EQ(hands.of(bobs)[Seat::Ann], 3);
    EXPECT_EQ(drawn.of(bobs), 1);
  });
}

TEST(Hidden, IsDealtOutAgainSoThatNobodyCanTell) {
  Random random{3};
  bool another_hand = false;
  bool another_drawn = false;
  bool another_purse = false;
  for (int i = 0; i < 50; ++i) {
    const State other = redealt(dealt(), Seat::Ann, random);
    EXPECT_EQ(seen_by(other, Seat::Ann), seen_by(dealt(), Seat::Ann));
    EXPECT_EQ(all_cards(other), all_cards(dealt()));
    another_hand = another_hand || other.hands[Seat::Cleo] != dealt().hands[Seat::Cleo];
    another_drawn = another_drawn || other.drawn != Card::sun;
    another_purse = another_purse || other.purses[Seat::Cleo] != dealt().purses[Seat::Cleo];
  }
  EXPECT_TRUE(another_hand);
  EXPECT_TRUE(another_drawn);
  EXPECT_FALSE(another_purse) << "one copper coin is all that is hidden from Ann of coins";
}

TEST(Hidden, StaysWhereEverybodyKnowsIt) {
  Random random{4};
  const auto knows = [](Seat at) {
    return at == Seat::Bob ? Known<Card>{.held = {Card::moon, Card::star}, .never = {Card::star, Card::sun}} : Known<Card>{};
  };
  for (int i = 0; i < 50; ++i) {
    const State other = redealt<Card>(dealt(), Seat::Ann, random, knows);
    EXPECT_EQ(other.hands[Seat::Bob], (Cards{{Card::moon, 2}})) << "she has no star to be known of, and no sun";
    EXPECT_EQ(all_cards(other), all_cards(dealt()));
  }
}

TEST(Hidden, IsDealtToWhoCannotHaveItWhereNothingElseIsLeft) {
  Random random{5};
  const auto knows = [](Seat) { return Known<Card>{.held = {}, .never = {Card::moon, Card::sun, Card::star}}; };
  EXPECT_EQ(redealt<Card>(dealt(), Seat::Ann, random, knows).hands[Seat::Bob].total(), 2);
}

TEST(Hidden, MayBeNothing) {
  Random random{6};
  EXPECT_EQ(seen_by(Open{}, Seat::Ann).seen, Open{});
  EXPECT_EQ(redealt(Open{}, Seat::Ann, random), Open{});
}

}  // namespace
}  // namespace fathom::table
