#include "properties/exploring/saved.hpp"

#include <cstddef>
#include <type_traits>

#include "properties/saving.hpp"

namespace fathom::properties {
namespace {

constexpr StateForm run_form{"fathom check, a run under way, 1\n", "a run under way"};
constexpr std::uint64_t most_parts = 1'000'000;  // no list of parts is longer: a damaged file asks for no memory

/// Several parts one after the other, each handed to `each_part`; what is read is made room for.
template <class Each, class Parts, class EachPart>
void for_several(Each& each, Parts& parts, EachPart each_part) {
  std::uint64_t many = parts.size();
  each(many);
  if constexpr (std::is_same_v<Each, StateReader>) {
    if (many > most_parts) each.refuse();
    parts.resize(many);
  }
  for (auto& part : parts) each_part(part);
}

template <class Run, class Each>
void for_each_part_of(Run& run, Each& each) {
  each(run.cases);
  each(run.runs);
  each(run.seconds);
  each(run.plays_by);
  each(run.things);
  each(run.asked);
  for_several(each, run.fell, [&](auto& fell) {
    each(fell.law);
    each(fell.table);
    each(fell.number);
    each(fell.root);
    each(fell.way);
    each(fell.after);
    each(fell.choices);
  });
  for_several(each, run.corpora, [&](auto& corpus) {
    for_several(each, corpus.positions, [&](auto& position) {
      each(position.root);
      each(position.choices);
      each(position.sign);
      each(position.picked);
    });
    each(corpus.counted_signs);
    each(corpus.next);
  });
}

}  // namespace

void write_run(const std::string& file, const std::string& key, const SavedRun& run) {
  write_state(file, run_form, key, [&](StateWriter& write) { for_each_part_of(run, write); });
}

std::optional<SavedRun> read_run(const std::string& file, const std::string& key) {
  SavedRun run;
  if (!read_state(file, run_form, key, [&](StateReader& read) { for_each_part_of(run, read); })) return std::nullopt;
  return run;
}

}  // namespace fathom::properties
