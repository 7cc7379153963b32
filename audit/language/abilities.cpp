#include "audit/language/abilities.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace fathom::audit {

namespace {

constexpr std::size_t most_families = 3;

/// A check that needs words, and the families of concepts that it looks for.
struct WordCheck {
  std::string_view name;
  std::array<std::string_view, most_families> families;
};

constexpr std::array needing_no_words{std::string_view("numbers in digits"), std::string_view("signs"),
                                      std::string_view("placeholders"),      std::string_view("omissions"),
                                      std::string_view("untranslated text"), std::string_view("terms of a termbase")};
constexpr std::string_view numbers_in_words = "numbers in words";
constexpr std::array word_checks{WordCheck{"limits", {"limit"}},
                                 WordCheck{"directions", {"direction", "rotation"}},
                                 WordCheck{"faces", {"facing"}},
                                 WordCheck{"modality", {"modality"}},
                                 WordCheck{"negation", {"negation"}},
                                 WordCheck{"quantifiers", {"scope", "measure"}},
                                 WordCheck{"order", {"time", "sequence"}},
                                 WordCheck{"extremes", {"rank", "amount", "comparison"}},
                                 WordCheck{"colours", {"colour"}},
                                 WordCheck{"references", {"reference"}},
                                 WordCheck{"components", {"thing", "place", "person"}},
                                 WordCheck{"deeds", {"deed"}}};

/// Whether a language has words for at least half of the concepts that a check looks for.
bool has_words(const std::set<ConceptId>& named, const WordCheck& check) {
  std::size_t sought = 0;
  std::size_t found = 0;
  for (ConceptId id = 0; id < concepts().concepts.size(); ++id) {
    const std::string& family = concepts().family(id).name;
    if (std::find(check.families.begin(), check.families.end(), family) == check.families.end()) continue;
    ++sought;
    found += named.contains(id) ? 1U : 0U;
  }
  return found * 2 >= sought && sought > 0;
}

}  // namespace

std::vector<Ability> checks_of(const Language& language) {
  std::vector<Ability> checks;
  for (const std::string_view name : needing_no_words) checks.push_back({name, true});
  checks.push_back({numbers_in_words, !language.number_words().empty()});
  std::set<ConceptId> named;
  for (const Phrase& phrase : language.phrases()) named.insert(phrase.meaning);
  for (const WordCheck& check : word_checks) checks.push_back({check.name, has_words(named, check)});
  return checks;
}

std::string checks_told(const Language& language) {
  std::string held;
  std::string lacking;
  for (const Ability& check : checks_of(language)) {
    std::string& list = check.has ? held : lacking;
    list += (list.empty() ? "" : ", ") + std::string(check.name);
  }
  return lacking.empty() ? "" : language.name() + ": " + held + "; not: " + lacking;
}

}  // namespace fathom::audit
