#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "audit/reading/reading.hpp"

namespace fathom::audit {

/// Whether somebody is bound, free, forbidden or excused.
enum class Modality : std::uint8_t { must, may, must_not, need_not };
/// As it is said of a player: `must not`.
std::string_view does(Modality modality);

/// A modality as it stands, with the negation that belongs to it.
struct ModalPhrase {
  Modality modality = Modality::must;
  TokenIndex first = 0;
  std::uint16_t count = 1;
  bool is_outer = false;  ///< *Have to*, *be obliged to*: denying it frees in every language.
};

/// Words of a modality, a negation, or some other meaning; ambiguous words have several.
struct Group {
  TokenIndex first = 0;
  std::uint16_t count = 1;
  std::vector<ConceptId> meanings;
  bool matched = false;  ///< Some word of the other text's sentence means the same.
  bool paired = false;   ///< Such a word, and no other word of this sentence has it for its own.
  std::uint32_t used = 0;  ///< Of a compound: which of its meanings have been paired, one bit each.
};

/// What stands in a stretch of sentences.
struct Meanings {
  std::vector<ModalPhrase> modals;
  std::vector<Group> negations;  ///< Those that belong to no modality.
  std::vector<Group> groups;     ///< All others.
};

Meanings meanings_of(const Reading& reading, std::uint32_t first, std::uint32_t count);

bool means(const Group& group, ConceptId meaning);
bool has_role(const Group& group, Role role);

/// A word that translators drop and add at will (*during*, *je*): a change of it counts, its absence does not.
bool is_faint(const Group& group);
/// A word that may mean something (*par*: by, each): whatever it stands for, it is never at issue itself.
bool is_hint(const Group& group);

}  // namespace fathom::audit
