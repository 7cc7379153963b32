#include "audit/audit.hpp"

#include <utility>

#include "audit/checks/checks.hpp"
#include "audit/checks/judge.hpp"

namespace fathom::audit {
namespace {

void append(std::vector<Finding>& all, std::vector<Finding> more) {
  all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// Lists one after the other. A long pair has so many findings that a list which grows as they come would hold them twice.
std::vector<Finding> joined(std::vector<std::vector<Finding>> lists) {
  std::size_t size = 0;
  for (const std::vector<Finding>& list : lists) size += list.size();
  std::vector<Finding> all;
  all.reserve(size);
  for (std::vector<Finding>& list : lists) append(all, std::exchange(list, {}));
  return all;
}

/// What can be said of a text without another. Strings with keys have nothing to do with each other.
std::vector<Finding> check_alone(const Reading& text, Side side) {
  std::vector<Finding> all;
  for (const auto check : {check_arithmetic, check_words}) append(all, check(text, side));
  if (text.document.source.is_keyed()) return all;
  for (const auto check : {check_statements, check_own_references, check_own_terms}) append(all, check(text, side));
  return all;
}

/// What every check says of a pair.
std::vector<Finding> findings_in(const Pair& pair) {
  std::vector<std::vector<Finding>> lists;
  lists.push_back(check_alone(pair.original, Side::original));
  lists.push_back(check_alone(pair.translation, Side::translation));
  for (const auto check : {check_placeholders, check_numbers, check_meanings, check_learned_words, check_places, check_belongings, check_sequence, check_second_names, check_modality, check_passages, check_items, check_terms,
                           check_references, check_outline, check_untranslated}) {
    lists.push_back(check(pair));
  }
  lists.push_back(check_spelling(pair));
  return joined(std::move(lists));
}

}  // namespace

Trial tried(const Reading& original, const Reading& translation) {
  const Aligned aligned = align(original, translation);
  const Pair pair = compare(original, translation, aligned);
  return {weighed(findings_in(pair), pair), pair.trust};
}

Audit audit(Reading original, Reading translation) {
  Audit made{std::move(original), std::move(translation), {}, {}};
  {  // what the pair was compared by is gone before findings are settled
    Aligned aligned = align(made.original, *made.translation);
    const Pair pair = compare(made.original, *made.translation, aligned);
    made.findings = without_explained(judged(findings_in(pair), pair), pair);
    made.alignment = std::move(aligned.alignment);
  }
  made.findings = settle(std::move(made.findings));
  return made;
}

Audit audit(Reading original) {
  Audit made{std::move(original), std::nullopt, {}, {}};
  std::vector<Finding> all = check_alone(made.original, Side::original);
  append(all, check_spelling(made.original, Side::original));
  made.findings = settle(judged(std::move(all)));
  return made;
}

}  // namespace fathom::audit
