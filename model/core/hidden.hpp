#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

#include "model/core/counts.hpp"
#include "model/core/fields.hpp"
#include "model/core/random.hpp"
#include "model/core/seats.hpp"

namespace fathom {

/// From whom something is hidden.
enum class HiddenFrom : std::uint8_t { everybody, others, all_but_one };

namespace detail {

/// The kind of piece in a pile, or in a pile for each seat.
template <class Pile>
struct KindIn;
template <Named K>
struct KindIn<Counts<K>> {
  using type = K;
  using pile = Counts<K>;
};
template <Named K>
struct KindIn<std::optional<K>> {
  using type = K;
  using pile = std::optional<K>;
};
template <class Pile>
struct KindIn<PerSeat<Pile>> : KindIn<Pile> {};

template <Named K>
constexpr int pieces_in(const Counts<K>& pile) {
  return pile.total();
}
template <Named K>
constexpr int pieces_in(const std::optional<K>& pile) {
  return pile ? 1 : 0;
}

}  // namespace detail

/// A member of a state at which not everybody may look, though all can count what is there: a `Counts`, or a piece that may
/// not be there. Of `others`, it is one for each seat.
template <class State, class Member, HiddenFrom whom>
struct HiddenPlace {
  using Kind = typename detail::KindIn<Member>::type;
  using Pile = typename detail::KindIn<Member>::pile;
  static constexpr bool of_each_seat = whom == HiddenFrom::others;

  Member State::* place;
  std::string_view counted;           ///< What a view calls the number of pieces there: `hand_sizes`.
  Seat State::* who_knows = nullptr;  ///< Of `all_but_one`: who may look.

  /// Calls `visit(pile, same, at, may_look)` for each pile of `state`, with the same pile of another state, whose it is
  /// (Ann's where there is not one for each seat), and whether this seat may look at it.
  template <class Visit>
  constexpr void for_each_pile(const State& state, State& other, Seat seat, Visit&& visit) const {
    if constexpr (whom == HiddenFrom::others) {
      for (const Seat at : every<Seat>) visit((state.*place)[at], (other.*place)[at], at, at == seat);
    } else if constexpr (whom == HiddenFrom::all_but_one) {
      visit(state.*place, other.*place, Seat::Ann, state.*who_knows == seat);
    } else {
      visit(state.*place, other.*place, Seat::Ann, false);
    }
  }
};

/// A pile that nobody may look at: a deck.
template <class State, class Member>
constexpr auto hidden_from_everybody(Member State::* place, std::string_view counted) {
  return HiddenPlace<State, Member, HiddenFrom::everybody>{place, counted};
}
/// A pile of each seat, at which nobody else may look: hands.
template <class State, class Member>
constexpr auto hidden_from_others(Member State::* place, std::string_view counted) {
  return HiddenPlace<State, Member, HiddenFrom::others>{place, counted};
}
/// What one player alone may look at: a card that the player in turn has drawn.
template <class State, class Member>
constexpr auto hidden_from_all_but(Seat State::* who_knows, Member State::* place, std::string_view counted) {
  return HiddenPlace<State, Member, HiddenFrom::all_but_one>{place, counted, who_knows};
}

/// A state that says what is hidden in it, place by place:
///     static constexpr auto hidden = FieldTuple{hidden_from_everybody(&State::deck, "deck_size"),
///                                               hidden_from_others(&State::hands, "hand_sizes")};
template <class State>
concept SaysWhatIsHidden = requires {
  State::hidden;
};

/// In games where all lies open: `static constexpr auto hidden = nothing_hidden;`
inline constexpr FieldTuple nothing_hidden{};

template <class State>
struct View;

namespace detail {

/// Where a member is among the hidden places of its state.
template <auto member, class State>
constexpr std::size_t place_of() {
  constexpr std::size_t found = [] {
    std::size_t nth = 0;
    std::size_t at = View<State>::places;
    const auto look = [&](const auto& each) {
      if constexpr (std::is_same_v<decltype(each.place), decltype(member)>)
        if (each.place == member) at = nth;
      ++nth;
    };
    State::hidden([&](const auto&... each) { (look(each), ...); });
    return at;
  }();
  static_assert(found < View<State>::places, "the state does not say that this member is hidden");
  return found;
}

/// What a view says of one hidden place, as a field: how many pieces there are, or of each seat, or which seats have one.
template <class State, std::size_t nth, class Place>
struct CountedPlace {
  std::string_view name;

  constexpr auto of(const View<State>& view) const {
    if constexpr (!Place::of_each_seat) {
      return view.many[nth][Seat::Ann];
    } else if constexpr (std::is_same_v<typename Place::Pile, std::optional<typename Place::Kind>>) {
      SeatSet which;
      for (const Seat at : every<Seat>)
        if (view.many[nth][at] > 0) which.insert(at);
      return which;
    } else {
      return view.many[nth];
    }
  }
};

/// The fields of a view.
template <class State>
struct CountedPlaces {
  template <class Use>
  constexpr auto operator()(Use&& use) const {
    return State::hidden([&]<class... Places>(const Places&... place) {
      return [&]<std::size_t... nth>(std::index_sequence<nth...>) {
        return use(CountedPlace<State, nth, Places>{place.counted}...);
      }(std::index_sequence_for<Places...>{});
    });
  }
};

}  // namespace detail

/// What one player can see of a state.
template <class State>
struct View {
  static constexpr std::size_t places = State::hidden([](const auto&... place) { return sizeof...(place); });

  static constexpr detail::CountedPlaces<State> fields{};  ///< Besides what she sees, which has the state's own names.

  State seen;  ///< The state with every pile blanked at which she may not look.
  std::array<PerSeat<int>, places> many{};  ///< How many pieces lie in each place that is hidden from somebody.

  /// How many pieces of each seat lie in one of these places; it is Ann's number where there is not one for each seat.
  template <auto member>
  constexpr PerSeat<int>& many_in() {
    return many[detail::place_of<member, State>()];
  }
  template <auto member>
  constexpr const PerSeat<int>& many_in() const {
    return many[detail::place_of<member, State>()];
  }
  friend bool operator==(const View&, const View&) = default;
};

/// What the seat can see of a state, by what the state says is hidden.
template <SaysWhatIsHidden State>
constexpr View<State> seen_by(const State& state, Seat seat) {
  View<State> view{state, {}};
  std::size_t nth = 0;
  const auto blank = [&](const auto& place) {
    place.for_each_pile(state, view.seen, seat, [&](const auto& pile, auto& seen, Seat at, bool may_look) {
      view.many[nth][at] = detail::pieces_in(pile);
      if (!may_look) seen = {};
    });
    ++nth;
  };
  State::hidden([&](const auto&... place) { (blank(place), ...); });
  return view;
}

/// What everybody at the table knows of what somebody holds hidden from the others.
template <Named K>
struct Known {
  Counts<K> held;   ///< So many of each kind are there, if they are.
  Counts<K> never;  ///< Of a kind that is in here, nothing else is there.
};

namespace detail {

/// Gathers all pieces of one kind at which the seat may not look, and deals them out again in the same numbers.
template <class State, Named K, class Knows>
class Redealing {
 public:
  Redealing(const State& before, State& after, Seat seat, Random& random, const Knows& knows)
      : before_(before), after_(after), seat_(seat), random_(random), knows_(knows) {}

  void redeal() {
    each_pile([&](const auto& was, auto& now, Seat) {
      put(was, hidden_);
      now = {};
    });
    each_hand([&](const Counts<K>& was, Counts<K>& now, Seat at) {
      const Counts<K> held = common(knows_(at).held, was);
      now = held;
      hidden_ -= held;
    });
    each_hand([&](const Counts<K>& was, Counts<K>& now, Seat at) {
      const Counts<K> never = knows_(at).never;
      if (!never.empty()) fill(now, was.total(), hidden_ - common(hidden_, all_of(never)));
    });
    each_pile([&](const auto& was, auto& now, Seat) { fill(now, pieces_in(was), hidden_); });
  }

 private:
  /// The piles of this kind at which the seat may not look.
  template <class Visit>
  void each_pile(Visit&& visit) {
    State::hidden([&](const auto&... place) { (in(place, visit), ...); });
  }
  template <class Place, class Visit>
  void in(const Place& place, Visit& visit) {
    if constexpr (std::is_same_v<typename Place::Kind, K>)
      place.for_each_pile(before_, after_, seat_, [&](const auto& was, auto& now, Seat at, bool may_look) {
        if (!may_look) visit(was, now, at);
      });
  }
  /// Those of them that somebody holds, several pieces each, of which the table may know something.
  template <class Visit>
  void each_hand(Visit&& visit) {
    const auto if_hands = [&]<class Member, HiddenFrom whom>(const HiddenPlace<State, Member, whom>& place) {
      if constexpr (std::is_same_v<Member, PerSeat<Counts<K>>>) in(place, visit);
    };
    State::hidden([&](const auto&... place) { (if_hands(place), ...); });
  }

  static void put(const Counts<K>& pile, Counts<K>& to) { to += pile; }
  static void put(const std::optional<K>& piece, Counts<K>& to) {
    if (piece) ++to[*piece];
  }
  static Counts<K> common(const Counts<K>& a, const Counts<K>& b) {
    Counts<K> both;
    for (const K kind : every<K>) both[kind] = std::min<int>(a[kind], b[kind]);
    return both;
  }
  static Counts<K> all_of(const Counts<K>& kinds_in) {
    Counts<K> all;
    for (const K kind : every<K>) all[kind] = kinds_in[kind] > 0 ? Count::most : 0;
    return all;
  }

  /// Fills a pile up to so many pieces out of those allowed.
  void fill(Counts<K>& pile, int many, Counts<K> allowed) {
    const Counts<K> drawn = draw(allowed, many - pile.total(), random_);
    hidden_ -= drawn;
    pile += drawn;
  }
  void fill(std::optional<K>& piece, int many, Counts<K> allowed) {
    const Counts<K> drawn = draw(allowed, many, random_);
    hidden_ -= drawn;
    for (const K kind : every<K>)
      if (drawn[kind] > 0) piece = kind;
  }

  const State& before_;
  State& after_;
  Seat seat_;
  Random& random_;
  const Knows& knows_;
  Counts<K> hidden_;
};

}  // namespace detail

/// Another state that the seat cannot tell from this one: what is hidden from her is dealt out again at random. What the
/// whole table knows of somebody's hand all the same, `knows(at)` says, as a `Known`.
template <Named K, SaysWhatIsHidden State, class Knows>
State redealt(const State& state, Seat seat, Random& random, const Knows& knows) {
  State other = state;
  detail::Redealing<State, K, Knows>{state, other, seat, random, knows}.redeal();
  return other;
}

namespace detail {

template <class State>
State redealt_each(const State& state, Seat, Random&) {
  return state;
}
template <class State, Named K, Named... Others>
State redealt_each(const State& state, Seat seat, Random& random) {
  if constexpr ((std::is_same_v<K, Others> || ...))
    return redealt_each<State, Others...>(state, seat, random);
  else
    return redealt_each<State, Others...>(redealt<K>(state, seat, random, [](Seat) { return Known<K>{}; }), seat, random);
}

}  // namespace detail

/// The same for pieces of every kind, where nobody knows anything of what others hold.
template <SaysWhatIsHidden State>
State redealt(const State& state, Seat seat, Random& random) {
  return State::hidden([&]<class... Places>(const Places&...) {
    return detail::redealt_each<State, typename Places::Kind...>(state, seat, random);
  });
}

}  // namespace fathom
