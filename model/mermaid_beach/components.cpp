#include "model/mermaid_beach/components.hpp"

#include <string>
#include <vector>

#include "model/core/words.hpp"

namespace fathom::mermaid_beach {
namespace {

// "Contents" of the rulebook; the two Mean Mermaids are counted in section 2 and are among the twelve.
constexpr int beach_cards_in_box = 51;
constexpr int each_item_in_box = 4;
constexpr int merfolk_in_box = 12;
constexpr int mean_mermaids_in_box = 2;
constexpr int seaweed_in_box = 4;
constexpr int waves_in_box = 2;
constexpr int monsters_in_box = 1;
constexpr int shell_cards_in_box = 26;
constexpr int starfish_in_box = 6;
constexpr int each_shell_in_box = 5;

// The totals follow: a box with the right number of each has the right number of all.
static_assert(static_cast<int>(item_kinds) * each_item_in_box + merfolk_in_box + seaweed_in_box + waves_in_box +
                  monsters_in_box ==
              beach_cards_in_box);
static_assert(static_cast<int>(shell_kinds) * each_shell_in_box + starfish_in_box == shell_cards_in_box);

using Sentences = std::vector<std::string>;

std::string number(int value) { return std::to_string(value); }

/// "expected 4 sun cards, found 3; add 1".
void count(Sentences& found, const std::string& things, int expected, int counted) {
  if (expected == counted) return;
  found.push_back("expected " + number(expected) + ' ' + things + ", found " + number(counted) + "; " +
                  (counted < expected ? "add " + number(expected - counted) : "take out " + number(counted - expected)));
}

}  // namespace

std::vector<std::string> faults(const Box& box) {
  Sentences found;
  for (const BeachCard item : items) count(found, plainly(item) + " cards", each_item_in_box, box.beach[item]);
  count(found, "mermaids and mermen, the mean ones among them", merfolk_in_box,
        box.beach[BeachCard::mermaid] + box.beach[BeachCard::mean_mermaid]);
  count(found, "mean mermaid cards", mean_mermaids_in_box, box.beach[BeachCard::mean_mermaid]);
  count(found, "seaweed cards", seaweed_in_box, box.beach[BeachCard::seaweed]);
  count(found, "sneaker wave cards", waves_in_box, box.beach[BeachCard::sneaker_wave]);
  count(found, "sea monster card", monsters_in_box, box.beach[BeachCard::sea_monster]);
  for (const ShellCard shell : point_shells)
    count(found, "Shell cards with the number " + plainly(shell), each_shell_in_box, box.shells[shell]);
  count(found, "starfish cards", starfish_in_box,
        box.shells[ShellCard::starfish_left] + box.shells[ShellCard::starfish_right]);
  return found;
}

namespace {

Box printed() {
  Box box;
  for (const BeachCard item : items) box.beach[item] = each_item_in_box;
  box.beach[BeachCard::mermaid] = merfolk_in_box - mean_mermaids_in_box;
  box.beach[BeachCard::mean_mermaid] = mean_mermaids_in_box;
  box.beach[BeachCard::seaweed] = seaweed_in_box;
  box.beach[BeachCard::sneaker_wave] = waves_in_box;
  box.beach[BeachCard::sea_monster] = monsters_in_box;
  for (const ShellCard shell : point_shells) box.shells[shell] = each_shell_in_box;
  box.shells[ShellCard::starfish_left] = starfish_in_box / 2;
  box.shells[ShellCard::starfish_right] = starfish_in_box - starfish_in_box / 2;
  return box;
}

}  // namespace

const Box& assumed_box() {
  static const Box box = printed();
  return box;
}

}  // namespace fathom::mermaid_beach
