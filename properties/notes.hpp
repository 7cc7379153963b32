#pragma once

#include <cstddef>
#include <vector>

#include "model/core/reads.hpp"

namespace fathom::properties {

/// What laws and the play they judge read of the rules, while one case is followed with notes on.
struct Notes {
  std::vector<ReadSet> laws;  ///< What each law has read in the whole case.
  ReadSet history;            ///< What has been read to keep in mind what laws look back on.
  ReadSet listing;            ///< What listing the legal actions of the state at hand reads,
  ReadSet transition;         ///< and what the transition reads that leads there: from that listing to the action performed.
  ReadSet judging;            ///< What the law that is being asked reads.
};

/// What the law that has just fallen read, and the play that it judged.
struct FallReads {
  ReadSet law;
  ReadSet play;
};
/// Of a law on actions: what it looks back on is kept for it, and read for it.
inline FallReads reads_at_action(const Notes& notes) {
  FallReads reads{notes.judging, notes.transition};
  reads.law.add(notes.history);
  return reads;
}
/// Of a law on states, which speaks of the list of legal actions as well.
inline FallReads reads_at_state(const Notes& notes) {
  FallReads reads{notes.judging, notes.transition};
  reads.play.add(notes.listing);
  return reads;
}

/// Calls `work()`, with what it reads of the rules noted where anybody wants to know.
template <class Work>
decltype(auto) noted(ReadSet* into, Work&& work) {
  if (into == nullptr) return work();
  const Noting noting(*into);
  return work();
}

/// The same for a part of the notes, where notes are taken.
template <class Work>
decltype(auto) noted(Notes* notes, ReadSet Notes::*part, Work&& work) {
  return noted(notes == nullptr ? nullptr : &(notes->*part), work);
}

/// Asks a law, what it reads being noted as its own.
template <class Ask>
auto noted_law(Notes* notes, std::size_t law, Ask&& ask) {
  if (notes == nullptr) return ask();
  notes->judging.clear();
  auto answer = noted(&notes->judging, ask);
  notes->laws[law].add(notes->judging);
  return answer;
}

}  // namespace fathom::properties
