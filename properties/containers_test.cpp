#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <rapidcheck/state.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <set>
#include <vector>

#include "model/core/counts.hpp"
#include "model/core/few.hpp"
#include "model/core/seats.hpp"
#include "properties/generators.hpp"

// The lists and counts of `model/core`, held against containers of the standard library.

namespace fathom {
namespace {

constexpr std::size_t room = 4;
using List = Few<int, room>;
using Model = std::vector<int>;
using Command = rc::state::Command<Model, List>;

void expect_same(const List& list, const Model& model) {
  RC_ASSERT(std::equal(list.begin(), list.end(), model.begin(), model.end()));
  RC_ASSERT(list.full() == (model.size() == room));
}

struct PushBack : Command {
  int item = *rc::gen::inRange(0, 5);

  void checkPreconditions(const Model& model) const override { RC_PRE(model.size() < room); }
  void apply(Model& model) const override { model.push_back(item); }
  void run(const Model& model, List& list) const override {
    list.push_back(item);
    expect_same(list, nextState(model));
  }
  void show(std::ostream& out) const override { out << "push_back " << item; }
};

struct EraseAt : Command {
  std::size_t index = *rc::gen::inRange<std::size_t>(0, room + 1);

  void apply(Model& model) const override {
    if (index < model.size()) model.erase(model.begin() + static_cast<std::ptrdiff_t>(index));
  }
  void run(const Model& model, List& list) const override {
    list.erase_at(index);
    expect_same(list, nextState(model));
  }
  void show(std::ostream& out) const override { out << "erase_at " << index; }
};

struct Clear : Command {
  void apply(Model& model) const override { model.clear(); }
  void run(const Model& model, List& list) const override {
    list.clear();
    expect_same(list, nextState(model));
  }
  void show(std::ostream& out) const override { out << "clear"; }
};

RC_GTEST_PROP(FewItems, AreThoseOfAVector, ()) {
  List list;
  rc::state::check(Model{}, list, rc::state::gen::execOneOfWithArgs<PushBack, EraseAt, Clear>());
}

RC_GTEST_PROP(FewItems, AreEqualWhereTheirItemsAre, (const List& one, const List& other)) {
  RC_ASSERT((one == other) == std::equal(one.begin(), one.end(), other.begin(), other.end()));
}

/// Hands small enough to be added without running over.
Counts<Seat> counted(const std::vector<Seat>& items) {
  Counts<Seat> counts;
  for (const Seat item : items) ++counts[item];
  return counts;
}

RC_GTEST_PROP(Counting, IsThatOfAMultiset, (const std::vector<Seat>& items)) {
  const std::multiset<Seat> model(items.begin(), items.end());
  const Counts<Seat> counts = counted(items);
  RC_ASSERT(counts.total() == static_cast<int>(model.size()));
  for (const Seat kind : every<Seat>) RC_ASSERT(static_cast<std::size_t>(counts[kind]) == model.count(kind));
}

RC_GTEST_PROP(Counting, GivesBackWhatWasAdded, (const std::vector<Seat>& some, const std::vector<Seat>& more)) {
  const Counts<Seat> both = counted(some) + counted(more);
  RC_ASSERT(both - counted(more) == counted(some));
  RC_ASSERT(both.has(counted(some)));
}

RC_GTEST_PROP(Picks, AreAllOfTheirSizeAndEachOnce, (const std::vector<Seat>& items)) {
  const Counts<Seat> whole = counted(items);
  const int size = *rc::gen::inRange(0, 4);
  std::vector<Counts<Seat>> picks;
  for_each_pick(whole, size, [&](const Counts<Seat>& pick) { picks.push_back(pick); });
  for (const Counts<Seat>& pick : picks) RC_ASSERT(pick.total() == size && whole.has(pick));
  std::sort(picks.begin(), picks.end());
  RC_ASSERT(std::adjacent_find(picks.begin(), picks.end()) == picks.end());
  RC_ASSERT(picks.empty() == (whole.total() < size));
}

RC_GTEST_PROP(PlacesAtTheTable, AreASet, (const std::vector<Seat>& in, Seat out)) {
  SeatSet seats;
  for (const Seat seat : in) seats.insert(seat);
  seats.erase(out);
  for (const Seat seat : every<Seat>)
    RC_ASSERT(seats.contains(seat) == (seat != out && std::find(in.begin(), in.end(), seat) != in.end()));
}

}  // namespace
}  // namespace fathom
