#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "app/accepted.hpp"
#include "app/consequences.hpp"
#include "app/text.hpp"

namespace fathom::app {

/// One of many things alike, of which a page shows the first ones and counts the rest.
struct Item {
  std::string name;
  std::string says;  ///< In a line; empty where the name is all there is to say.
};

/// One thing a report on a house rule says.
struct Finding {
  std::string subject;                ///< What it is about: a check, a rule, a number, or how many of what.
  std::string says;                   ///< In a line.
  std::vector<std::string> evidence;  ///< In the game's words, a line each.
  std::vector<Item> items;            ///< Where it is about many things alike: each of them.
  std::vector<std::string> again;     ///< What brings it back: `again: fathom replay FILE`, a line each.
  std::string accepted;               ///< The reason it is accepted for; empty where it is not, or need not be.
  Tone tone = Tone::plain;
};

/// Where the page shows a row of a table: the rows that tell most stand on every page.
enum class Place : std::uint8_t { everywhere, among_all };

/// One thing measured under both sets of rules, as a page shows it.
struct Row {
  std::string group;  ///< What it is one of, and in what its numbers are given.
  std::string what;
  std::string published;
  std::string variant;
  std::string difference;
  std::string between;  ///< `+0.77 .. +1.02`.
  std::string choices;  ///< How players chose.
  std::string players;  ///< `all`, `3`.
  double low = 0;       ///< The interval of the difference for a drawing: the farthest end within the group is at 1 or -1.
  double high = 0;
  Place place = Place::everywhere;
};

/// Findings of one kind.
struct Passage {
  std::string name;         ///< `broken`, `opened`, `parts`, `moved`, ...
  std::string explanation;  ///< What findings of this kind are, in a sentence: for pages that have room.
  std::string sum;          ///< All of them in half a line.
  std::vector<Finding> findings;
  std::vector<Row> rows;
  std::string interval;  ///< What the rows' intervals are: `95 % interval`.
};

/// A report on a house rule, as every format shows it.
struct VariantPage {
  std::string title;  ///< The variant's name.
  std::string game;
  std::string because;               ///< Why anybody would play it; may be empty.
  std::vector<std::string> changes;  ///< `hand.kept 2 -> 6`.
  std::vector<Passage> passages;     ///< Those that have something to say.
  std::string verdict;               ///< How it all stands, in half a line: `5 broken, 1 opened`.
  std::string next;                  ///< What to do about it; empty where there is nothing to be done.
  std::string foot;                  ///< How the numbers were got.
  bool alarming = false;             ///< Whether something broke or opened that is not accepted.
};

VariantPage page_of(const Consequences& consequences, const std::vector<Accepted>& accepted);

/// For a terminal, as wide as one.
std::string as_text(const VariantPage& page, const Paint& paint);
/// For a comment on a pull request: short enough for one, whatever there is to say.
std::string as_markdown(const VariantPage& page);
/// A page by itself: no file or address is loaded from elsewhere.
std::string as_html(const VariantPage& page);
/// All the numbers, those that moved and those that did not.
std::string as_json(const Consequences& consequences, const std::vector<Accepted>& accepted);

/// How many of many things alike a page for people to read through shows.
inline constexpr std::size_t most_items = 12;
/// `and 30 more: --format json has all`.
std::string rest_of(std::size_t all, std::size_t shown);

/// Whether something broke or opened that is not accepted.
bool is_alarming(const Consequences& consequences, const std::vector<Accepted>& accepted);
/// Those that accept what did not come about.
std::vector<Accepted> unused(const Consequences& consequences, const std::vector<Accepted>& accepted);

}  // namespace fathom::app
