// Mermaid's Song, written from its rulebook, as `fathom conform` plays it.
//
//     fathom conform mermaids-song -- ./song

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "fathom_engine.hpp"
#include "rules.hpp"

namespace song {
namespace {

using fathom_engine::Action;
using fathom_engine::Json;
using fathom_engine::Refused;
using fathom_engine::Unsupported;

constexpr std::pair<std::string_view, unsigned Numbers::*> house_rules[] = {
    {"drawing.to_three", &Numbers::hand},           {"setup.three_creatures", &Numbers::face_up},
    {"mermaids.at_most_three", &Numbers::mermaids}, {"winning.three", &Numbers::three_win},
    {"winning.four", &Numbers::four_win},           {"winning.five_or_more", &Numbers::more_win},
};

Numbers numbers_of(const Json& change) {
  Numbers numbers;
  std::vector<std::string> unknown;
  for (const auto& [rule, value] : change.items()) {
    const auto known =
        std::find_if(std::begin(house_rules), std::end(house_rules), [&](const auto& each) { return each.first == rule; });
    if (known != std::end(house_rules) && value.is_number_unsigned())
      numbers.*known->second = value.get<unsigned>();
    else
      unknown.push_back(rule);
  }
  if (!unknown.empty()) throw Unsupported{std::move(unknown)};
  return numbers;
}

// ------------------------------------------------------------------------------------------------------------- reading

template <class Kind>
Kind kind_of(const Json& told) {
  const std::string& name = told.get_ref<const std::string&>();
  if (const auto kind = named<Kind>(name)) return *kind;
  throw Refused("there is no " + name);
}

/// So many of each kind, from a list of them or from numbers by name.
template <class Kind>
Pile<Kind> pile_of(const Json& told) {
  Pile<Kind> pile;
  if (told.is_array())
    for (const Json& each : told) ++pile[kind_of<Kind>(each)];
  else
    for (const auto& [name, many] : told.items()) pile[kind_of<Kind>(name)] = many.template get<std::uint8_t>();
  return pile;
}

/// What stands under a name that may be missing where there is nothing.
const Json& under(const Json& told, std::string_view name) {
  static const Json nothing = Json::object();
  const auto found = told.find(name);
  return found == told.end() ? nothing : *found;
}

Move move_of(const Action& action) {
  const auto form = std::find_if(forms.begin(), forms.end(), [&](const Form& each) { return each.verb == action.verb; });
  if (form == forms.end()) throw Refused("nobody can " + action.verb);
  Move move{.verb = static_cast<Verb>(form - forms.begin())};
  if (!action.by.empty()) move.by = kind_of<Seat>(action.by);
  if ((form->fields & a_seat) != 0) move.seat = kind_of<Seat>(action.fields.at(form->seat));
  if ((form->fields & a_card) != 0) move.card = kind_of<Card>(action.fields.at("card"));
  if ((form->fields & a_creature) != 0) move.creature = kind_of<Creature>(action.fields.at("creature"));
  if ((form->fields & a_number) != 0) move.nth = action.fields.at("nth").get<unsigned>();
  if ((form->fields & some_cards) != 0) move.cards = pile_of<Card>(action.fields.at("cards"));
  return move;
}

Player player_of(const Json& state, std::string_view seat) {
  Player player;
  player.hand = pile_of<Card>(under(state.at("hands"), seat));
  player.enticed = pile_of<Creature>(under(state.at("enticed"), seat));
  for (const Json& each : under(state.at("mermaids"), seat))
    player.mermaids.push_back({pile_of<Card>(under(each, "visible")), pile_of<Card>(under(each, "covered"))});
  return player;
}

// ------------------------------------------------------------------------------------------------------------- telling

// As text: an engine is asked so often that values of JSON would take most of its time.

std::string quoted(std::string_view name) { return '"' + std::string(name) + '"'; }

/// `["a","b"]`, or with names `{"x":"a","y":"b"}`, of texts that are JSON.
class Joined {
 public:
  explicit Joined(std::string_view brackets) : end_(brackets[1]), text_(1, brackets[0]) {}
  void add(std::string_view value) { (text_ += text_.size() > 1 ? "," : "") += value; }
  void add(std::string_view name, std::string_view value) {
    add("\"");
    ((text_ += name) += "\":") += value;
  }
  [[nodiscard]] std::string text() const { return text_ + end_; }

 private:
  char end_;
  std::string text_;
};

std::string map_of(std::initializer_list<std::pair<std::string_view, std::string>> entries) {
  Joined map("{}");
  for (const auto& [name, value] : entries) map.add(name, value);
  return map.text();
}

template <class Kind>
std::string told(const Pile<Kind>& pile) {
  Joined counts("{}");
  for (std::size_t i = 0; i < kinds<Kind>; ++i)
    if (pile.many[i] > 0) counts.add(names<Kind>[i], std::to_string(pile.many[i]));
  return counts.text();
}

std::string told(const Move& move) {
  const Form& form = form_of(move.verb);
  Joined fields("{}");
  if ((form.fields & a_seat) != 0) fields.add(form.seat, quoted(name_of(move.seat)));
  if ((form.fields & a_card) != 0) fields.add("card", quoted(name_of(move.card)));
  if ((form.fields & a_creature) != 0) fields.add("creature", quoted(name_of(move.creature)));
  if ((form.fields & a_number) != 0) fields.add("nth", std::to_string(move.nth));
  if ((form.fields & some_cards) != 0) fields.add("cards", told(move.cards));
  Joined action("{}");
  if (move.by) action.add("by", quoted(name_of(*move.by)));
  action.add(form.verb, fields.text());
  return action.text();
}

std::string told_mermaids(const Player& player) {
  Joined all("[]");
  for (const Mermaid& each : player.mermaids)
    all.add(map_of({{"visible", told(each.visible)}, {"covered", told(each.covered)}}));
  return all.text();
}

/// A value for each seat of the table.
std::string by_seat(const Position& position, auto&& value) {
  Joined all("{}");
  for (std::size_t i = 0; i < position.players.size(); ++i) all.add(names<Seat>[i], value(position.players[i]));
  return all.text();
}

std::string told_losers(const Position& position) {
  Joined losers("[]");
  for (std::size_t i = 0; i < position.players.size(); ++i)
    if (position.players[i].still_to_lose) losers.add(quoted(names<Seat>[i]));
  return losers.text();
}

// -------------------------------------------------------------------------------------------------------------- served

class Song {
 public:
  static constexpr auto name = "song.cpp", version = "1.0";

  static constexpr bool variants = true;  ///< The numbers of `rules.hpp`.

  Song(int players, const Json& change) : now_(new_game(static_cast<unsigned>(players), numbers_of(change))) {}

  void apply(const Action& action) {
    const Move move = move_of(action);
    if (const auto refusal = objection(now_, move)) throw Refused(refusal->why, refusal->rule);
    perform(now_, move);
  }

  [[nodiscard]] std::string legal() const {
    Joined all("[]");
    for (const Move& move : legal_moves(now_)) all.add(told(move));
    return all.text();
  }

  [[nodiscard]] std::string observe(const std::string& seat) const {
    return map_of({
        {"step", quoted(name_of(step_seen_by(kind_of<Seat>(seat))))},
        {"phase", quoted(now_.in_actions ? "action" : "draw")},
        {"turn", quoted(name_of(now_.turn))},
        {"acting", quoted(name_of(now_.acting))},
        {"special", quoted(now_.special_played ? "played" : "none_played")},
        {"still_to_lose", told_losers(now_)},
        {"target", quoted(now_.target ? name_of(*now_.target) : "none")},
        {"nth", std::to_string(now_.nth)},
        {"deck_size", std::to_string(now_.deck.size())},
        {"discards", told(now_.discards)},
        {"set_aside", told(now_.set_aside)},
        {"hands", map_of({{seat, told(now_.at(kind_of<Seat>(seat)).hand)}})},
        {"hand_sizes", by_seat(now_, [](const Player& player) { return std::to_string(player.hand.size()); })},
        {"mermaids", by_seat(now_, told_mermaids)},
        {"creature_deck", told(now_.creature_deck)},
        {"face_up", told(now_.face_up)},
        {"enticed", by_seat(now_, [](const Player& player) { return told(player.enticed); })},
    });
  }

  [[nodiscard]] std::string scores() const {
    return by_seat(now_, [](const Player& player) { return std::to_string(player.loyalty()); });
  }

  void set(const Json& state) {
    for (std::size_t i = 0; i < now_.players.size(); ++i) now_.players[i] = player_of(state, names<Seat>[i]);
    for (const Json& loser : state.at("still_to_lose")) now_.at(kind_of<Seat>(loser)).still_to_lose = true;
    now_.deck = pile_of<Card>(state.at("deck"));
    now_.discards = pile_of<Card>(state.at("discards"));
    now_.set_aside = pile_of<Card>(state.at("set_aside"));
    now_.creature_deck = pile_of<Creature>(state.at("creature_deck"));
    now_.face_up = pile_of<Creature>(state.at("face_up"));
    now_.step = kind_of<Step>(state.at("step"));
    now_.turn = kind_of<Seat>(state.at("turn"));
    now_.acting = kind_of<Seat>(state.at("acting"));
    now_.in_actions = state.at("phase") == "action";
    now_.special_played = state.at("special") == "played";
    now_.target.reset();
    if (state.at("target") != "none") now_.target = kind_of<Seat>(state.at("target"));
    now_.nth = state.at("nth").get<unsigned>();
  }

 private:
  /// That somebody could play a special card between two draws is seen by nobody else.
  [[nodiscard]] Step step_seen_by(Seat seat) const {
    return now_.step == Step::between_draws && seat != now_.turn ? Step::drawing : now_.step;
  }

  Position now_;
};

}  // namespace
}  // namespace song

int main() { fathom_engine::serve<song::Song>(); }
