#include "audit/editions/glossary.hpp"

namespace fathom::audit {

Termbase termbase_of(const Edition& edition) {
  Termbase made;
  made.force = Termbase::Force::known;
  for (const Term& term : edition.terms) {
    TermEntry entry;
    entry.at = term.at;
    for (const auto& [spellings, standing] : {std::pair(&term.proper, Standing::proper), std::pair(&term.also, Standing::also)})
      for (const auto& [language, names] : *spellings)
        for (const std::string& name : names) entry.names.push_back({language_tag(language), name, standing});
    made.entries.push_back(std::move(entry));
  }
  return made;
}

}  // namespace fathom::audit
