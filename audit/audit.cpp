#include "audit/audit.hpp"

#include <utility>

#include "audit/checks/checks.hpp"

namespace fathom::audit {
namespace {

void append(std::vector<Finding>& all, std::vector<Finding> more) {
  all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// What can be said of a text without another.
std::vector<Finding> check_alone(const Reading& text, Side side) {
  std::vector<Finding> all;
  for (const auto check : {check_arithmetic, check_words, check_statements, check_own_references, check_own_terms}) {
    append(all, check(text, side));
  }
  return all;
}

}  // namespace

Audit audit(Reading original, Reading translation) {
  Audit made{std::move(original), std::move(translation), {}, {}};
  const Aligned aligned = align(made.original, *made.translation);
  made.alignment = aligned.alignment;
  const Pair pair = compare(made.original, *made.translation, aligned);
  std::vector<Finding> all = check_alone(made.original, Side::original);
  append(all, check_alone(*made.translation, Side::translation));
  for (const auto check : {check_numbers, check_meanings, check_learned_words, check_places, check_second_names, check_modality, check_passages, check_items, check_terms,
                           check_references, check_outline, check_untranslated}) {
    append(all, check(pair));
  }
  made.findings = settle(std::move(all));
  return made;
}

Audit audit(Reading original) {
  Audit made{std::move(original), std::nullopt, {}, {}};
  made.findings = settle(check_alone(made.original, Side::original));
  return made;
}

}  // namespace fathom::audit
