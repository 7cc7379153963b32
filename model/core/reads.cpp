#include "model/core/reads.hpp"

#include <algorithm>

namespace fathom {

namespace detail {

void note_now(const char* rule) { read_notes->note(rule); }

}  // namespace detail

bool ReadSet::contains(std::string_view rule) const { return std::ranges::find(rules_, rule) != rules_.end(); }

void ReadSet::note(std::string_view rule) {
  if (!contains(rule)) rules_.push_back(rule);
}

void ReadSet::add(const ReadSet& more) {
  for (const std::string_view rule : more) note(rule);
}

}  // namespace fathom
