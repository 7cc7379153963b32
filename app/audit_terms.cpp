#include "app/audit_terms.hpp"

#include "app/files.hpp"
#include "app/text.hpp"
#include "audit/editions/glossary.hpp"

namespace fathom::app {

std::vector<audit::Termbase> termbases_asked(const Context& context, const std::optional<GameAsked>& game,
                                             const audit::Audit& audit) {
  std::vector<audit::Termbase> termbases;
  for (const std::string& file : context.request.audit.termbases)
    termbases.push_back(audit::read_termbase(file, read_file(file)));
  const auto ask = [&](const audit::Termbase& termbase, const audit::Reading& text) {
    if (text.language == nullptr || termbase.speaks(text.language->code()) || context.request.detail != Detail::all) return;
    context.err << "fathom: " << printable(termbase.file) << " has no names in " << text.language->name() << " ("
                << text.language->code() << "), and nothing is held against it\n";
  };
  for (const audit::Termbase& termbase : termbases) {
    ask(termbase, audit.original);
    if (audit.translation) ask(termbase, *audit.translation);
  }
  if (game) termbases.push_back(audit::termbase_of(*game->edition));
  return termbases;
}

}  // namespace fathom::app
