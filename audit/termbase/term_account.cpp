#include "audit/termbase/term_account.hpp"

#include <algorithm>

namespace fathom::audit {
namespace {

constexpr std::size_t most_names = 120;  // on one side of a bead
constexpr std::size_t most_swapped = 3;  // names of one bead that are told apart by their order
constexpr double sure = 0.85, by_number = 0.75, by_order = 0.7;

using Places = std::vector<const TermPlace*>;

bool share_an_entry(const TermPlace& a, const TermPlace& b) {
  return std::any_of(a.names.begin(), a.names.end(),
                     [&](const NameOf& name) { return name.standing != Standing::forbidden && b.is_of(name.entry); });
}

bool has_like(const TermPlace& place, const Places& others) {
  return std::any_of(others.begin(), others.end(), [&](const TermPlace* other) { return share_an_entry(place, *other); });
}

/// Whether others name its thing, be it by a name that is forbidden.
bool is_named_by(const TermPlace& place, const Places& others) {
  return std::any_of(others.begin(), others.end(), [&](const TermPlace* other) {
    return std::any_of(other->names.begin(), other->names.end(),
                       [&](const NameOf& name) { return place.is_of(name.entry); });
  });
}

/// Whether it is a name of things that all have one in the other language too, and not only a forbidden one.
bool is_asked_for(const TermPlace& place, const TermPlaces& other_text) {
  bool any = false;
  for (const NameOf& name : place.names) {
    if (name.standing == Standing::forbidden) continue;
    if (!other_text.has_name(name.entry)) return false;
    any = true;
  }
  return any;
}

bool may_stand_in(const TermPlace& place, const TermPlaces& text, std::uint32_t sentence, std::uint32_t count) {
  return std::any_of(place.names.begin(), place.names.end(),
                     [&](const NameOf& name) { return text.may_stand(name.entry, sentence, count); });
}

/// What remains of one side: names whose thing the other side does not name at all, and names that stand more often.
struct LeftOver {
  Places alone;
  Places surplus;

  [[nodiscard]] std::size_t size() const { return alone.size() + surplus.size(); }
};

class Accountant {
 public:
  Accountant(const Bead& bead, const TermPlaces& original, const TermPlaces& translation)
      : bead_(bead),
        original_(original),
        translation_(translation),
        here_(places_in(original, bead.original, bead.original_count)),
        there_(places_in(translation, bead.translation, bead.translation_count)) {}

  TermAccount take(Termbase::Force force) {
    if (std::max(here_.size(), there_.size()) > most_names) return {};
    confirm();
    if (force == Termbase::Force::prescribed) find_forbidden();
    LeftOver lost = lost_names(), gained = gained_names();
    if (force == Termbase::Force::known) {
      pair_known(lost, gained);
    } else {
      pair_off(lost, gained);
      made_.lost = std::move(lost.alone);
    }
    return std::move(made_);
  }

 private:
  [[nodiscard]] bool is_accounted(const TermPlace* place) const {
    return std::find(accounted_.begin(), accounted_.end(), place) != accounted_.end();
  }

  /// Pairs each name with one of the same thing, those first that fit the fewest.
  void confirm() {
    std::vector<std::pair<std::size_t, const TermPlace*>> order;
    for (const TermPlace* place : here_)
      order.emplace_back(std::count_if(there_.begin(), there_.end(),
                                       [&](const TermPlace* other) { return share_an_entry(*place, *other); }),
                         place);
    std::stable_sort(order.begin(), order.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const auto& [fitting, place] : order) {
      const TermPlace* best = nullptr;
      for (const TermPlace* other : there_)
        if (share_an_entry(*place, *other) && !is_accounted(other) &&
            (best == nullptr || other->names.size() < best->names.size()))
          best = other;
      if (best == nullptr) continue;
      made_.confirmed.push_back({place, best});
      accounted_.insert(accounted_.end(), {place, best});
    }
  }

  void find_forbidden() {
    for (const TermPlace* place : there_) {
      if (is_accounted(place)) continue;
      for (const NameOf& name : place->names) {
        if (name.standing != Standing::forbidden) continue;
        const auto of =
            std::find_if(here_.begin(), here_.end(), [&](const TermPlace* other) { return other->is_of(name.entry); });
        if (of == here_.end() && original_.has_name(name.entry)) continue;
        const TermPlace* const original = of == here_.end() ? nullptr : *of;
        made_.forbidden.push_back({original, place});
        accounted_.insert(accounted_.end(), {place, original});
        break;
      }
    }
  }

  LeftOver lost_names() const {
    LeftOver left;
    for (const TermPlace* place : here_) {
      if (is_accounted(place) || !is_asked_for(*place, translation_)) continue;
      if (is_named_by(*place, there_))
        left.surplus.push_back(place);
      else if (!may_stand_in(*place, translation_, bead_.translation, bead_.translation_count))
        left.alone.push_back(place);
    }
    return left;
  }

  LeftOver gained_names() const {
    LeftOver left;
    for (const TermPlace* place : there_) {
      if (is_accounted(place) || !is_asked_for(*place, original_)) continue;
      if (has_like(*place, here_))
        left.surplus.push_back(place);
      else if (!may_stand_in(*place, original_, bead_.original, bead_.original_count))
        left.alone.push_back(place);
    }
    return left;
  }

  void swap(const TermPlace* lost, const TermPlace* gained, double confidence) {
    made_.swapped.push_back({lost, gained, confidence});
  }

  /// One for one; otherwise it cannot be told which for which. One word (*board*) is soon said beside the thing itself; a
  /// name of several is said for it.
  void pair_known(const LeftOver& lost, const LeftOver& gained) {
    const auto is_one = [](const Places& places) {
      return !places.empty() && std::all_of(places.begin(), places.end(),
                                            [&](const TermPlace* place) { return place->names == places.front()->names; });
    };
    if (!is_one(lost.alone) || !is_one(gained.alone)) return;
    const TermPlace* const name = gained.alone.front();
    if (name->end - name->first > 1) swap(lost.alone.front(), name, sure);
  }

  /// What is lost goes with what is gained where there is one of each, or as many of each in the same order.
  void pair_off(LeftOver& lost, const LeftOver& gained) {
    if (lost.alone.size() == 1 && gained.size() == 1) {
      const bool plain = !gained.alone.empty();
      swap(lost.alone.front(), plain ? gained.alone.front() : gained.surplus.front(), plain ? sure : by_number);
      lost.alone.clear();
    } else if (lost.alone.empty() && lost.surplus.size() == 1 && gained.alone.size() == 1) {
      swap(lost.surplus.front(), gained.alone.front(), by_number);
    } else if (!lost.alone.empty() && lost.alone.size() == gained.alone.size() && lost.alone.size() <= most_swapped) {
      for (std::size_t i = 0; i < lost.alone.size(); ++i)
        swap(lost.alone[i], gained.alone[i], lost.alone.size() == 1 ? sure : by_order);
      lost.alone.clear();
    }
  }

  const Bead& bead_;
  const TermPlaces& original_;
  const TermPlaces& translation_;
  Places here_;
  Places there_;
  Places accounted_;
  TermAccount made_;
};

}  // namespace

std::vector<const TermPlace*> places_in(const TermPlaces& text, std::uint32_t sentence, std::uint32_t count) {
  std::vector<const TermPlace*> all;
  for (std::uint32_t i = sentence; i < sentence + count; ++i)
    for (const TermPlace& place : text.of(i)) all.push_back(&place);
  return all;
}

TermAccount account_of(const Bead& bead, const TermPlaces& original, const TermPlaces& translation, Termbase::Force force) {
  return Accountant(bead, original, translation).take(force);
}

}  // namespace fathom::audit
