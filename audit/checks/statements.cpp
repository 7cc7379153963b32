#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "audit/alignment/dictionary.hpp"
#include "audit/checks/checks.hpp"
#include "audit/checks/judgement.hpp"
#include "audit/checks/modals.hpp"
#include "audit/reading/known.hpp"

namespace fathom::audit {
namespace {

/// What a sentence states, for comparison with others of the same text.
struct Statement {
  std::uint32_t sentence = 0;
  std::vector<std::uint32_t> stems;  ///< Sorted, each once; without those of modality and negation.
  std::vector<ModalPhrase> modals;
  bool conditional = false;          ///< It holds only if, unless, instead.

  [[nodiscard]] const ModalPhrase* find(Modality modality) const {
    const auto found = std::find_if(modals.begin(), modals.end(), [&](const ModalPhrase& m) { return m.modality == modality; });
    return found == modals.end() ? nullptr : &*found;
  }
};

bool is_conditional(const Reading& text, std::uint32_t sentence) {
  const auto marks = text.marks_of(sentence);
  return std::any_of(marks.begin(), marks.end(), [](const Mark& mark) {
    const ConceptId meaning = mark.meaning;
    return meaning == known().link_if || meaning == known().unless || meaning == known().except ||
           meaning == known().link_instead || meaning == known().link_otherwise;
  });
}

std::vector<std::uint32_t> stems_of(const Reading& text, const Stems& stems, std::uint32_t sentence) {
  std::vector<std::uint32_t> found;
  const auto marks = text.marks_of(sentence);
  for (TokenIndex token = text.token_starts[sentence]; token < text.token_starts[sentence + 1]; ++token) {
    const Token& here = text.tokens[token];
    if (here.kind != Token::Kind::word || stems.of(here) == Stems::none) continue;
    const bool grammar = std::any_of(marks.begin(), marks.end(), [&](const Mark& mark) {
      const Role role = concepts().role(mark.meaning);
      return mark.first <= token && token < mark.first + mark.count && (role == Role::modality || role == Role::negation);
    });
    if (!grammar) found.push_back(stems.of(here));
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

std::vector<Statement> statements_of(const Reading& text) {
  const Stems stems(text);
  std::vector<Statement> all;
  static constexpr std::size_t fewest = 3;
  for (std::uint32_t sentence = 0; sentence < text.document.sentences.size(); ++sentence) {
    const BlockKind kind = block_of(text, sentence).kind;
    if (kind == BlockKind::heading || kind == BlockKind::row) continue;
    Statement made{sentence, stems_of(text, stems, sentence), meanings_of(text, sentence, 1).modals, is_conditional(text, sentence)};
    if (made.stems.size() >= fewest) all.push_back(std::move(made));
  }
  return all;
}

std::size_t common(const Statement& a, const Statement& b) {
  std::size_t both = 0;
  for (auto left = a.stems.begin(), right = b.stems.begin(); left != a.stems.end() && right != b.stems.end();) {
    const bool is_same = *left == *right, is_less = *left < *right;
    both += is_same ? 1U : 0U;
    left += is_same || is_less ? 1 : 0;
    right += is_less ? 0 : 1;
  }
  return both;
}

/// How much of the shorter, and of the longer, the other says too.
struct Overlap {
  double shorter = 0;
  double longer = 0;
};

Overlap overlap(const Statement& a, const Statement& b) {
  const auto both = static_cast<double>(common(a, b));
  return {both / static_cast<double>(std::min(a.stems.size(), b.stems.size())),
          both / static_cast<double>(std::max(a.stems.size(), b.stems.size()))};
}

Finding contradiction(Side side, const Passage& here, const Passage& there, double confidence, Severity severity,
                      std::string consequence) {
  Finding finding;
  finding.kind = Kind::statement_contradicted;
  static constexpr double plain = 0.7;
  if (confidence < plain) finding.ground = Ground::statement;
  finding.confidence = confidence;
  finding.severity = severity;
  passage_on(finding, side) = here;
  finding.elsewhere.push_back(there);
  finding.consequence = std::move(consequence);
  return finding;
}

/// What must or may be done: the first word after the modality that says something.
std::string deed_of(const Reading& text, const ModalPhrase& modal) {
  static constexpr TokenIndex reach = 4;
  const TokenIndex end = text.token_starts[sentence_of(text, modal.first) + 1];
  const TokenIndex from = modal.first + modal.count;
  for (TokenIndex token = from; token < std::min(end, from + reach); ++token) {
    if (text.tokens[token].kind == Token::Kind::word && !text.word(token).is_function) return text.word(token).stem;
  }
  return {};
}

/// *Must* in one place, *need not* in the other; *may* and *must not*.
std::optional<Finding> modal_contradiction(const Reading& text, Side side, const Statement& a, const Statement& b) {
  struct Clash {
    Modality one;
    Modality other;
    double shorter;
    double longer;
  };
  // A duty is often stated at length and waived in a few words; permissions and prohibitions have to be nearly the same.
  static constexpr Clash clashes[] = {{Modality::must, Modality::need_not, 0.66, 0.3},
                                      {Modality::may, Modality::must_not, 0.85, 0.75}};
  for (const Clash& clash : clashes) {
    const bool forward = a.find(clash.one) != nullptr && b.find(clash.other) != nullptr && b.find(clash.one) == nullptr;
    const bool backward = a.find(clash.other) != nullptr && b.find(clash.one) != nullptr && a.find(clash.one) == nullptr;
    if (!forward && !backward) continue;
    if (a.conditional || b.conditional) continue;
    const Overlap shared = overlap(a, b);
    if (shared.shorter < clash.shorter || shared.longer < clash.longer) continue;
    const Statement& duty = forward ? a : b;
    const Statement& waiver = forward ? b : a;
    const ModalPhrase& one = *duty.find(clash.one);
    const ModalPhrase& other = *waiver.find(clash.other);
    if (deed_of(text, one) != deed_of(text, other)) continue;
    return contradiction(side, passage_of_tokens(text, side, one.first, one.count),
                         passage_of_tokens(text, side, other.first, other.count), 0.5 + 0.3 * shared.shorter,
                         Severity::warning,
                         std::string("Of the same thing it says here that a player ") + std::string(does(clash.one)) +
                             ", and there " + std::string(does(clash.other)) + ".");
  }
  return std::nullopt;
}

std::vector<Quantity> strong_quantities(const Reading& text, std::uint32_t sentence) {
  std::vector<Quantity> found;
  for (const Quantity& quantity : text.quantities_of(sentence)) {
    if (!quantity.weak && quantity.place == Quantity::Place::text) found.push_back(quantity);
  }
  return found;
}

/// *Up to three* here and *up to four* there, of the same thing: a limit is said once and for all.
std::optional<Finding> limit_contradiction(const Reading& text, Side side, const Statement& a, const Statement& b,
                                           const Overlap& shared) {
  static constexpr double all = 0.99;
  static constexpr std::size_t fewest = 3;
  if (a.conditional || b.conditional || std::min(a.stems.size(), b.stems.size()) < fewest || shared.shorter < all) {
    return std::nullopt;
  }
  for (const Quantity& one : strong_quantities(text, a.sentence)) {
    for (const Quantity& other : strong_quantities(text, b.sentence)) {
      const bool limits = one.bound == other.bound && (one.bound == Bound::at_most || one.bound == Bound::at_least);
      if (!limits || one.unit != other.unit || one.unit == Quantity::no_unit || one.value == other.value) continue;
      return contradiction(side, passage_of_tokens(text, side, one.first, one.count),
                           passage_of_tokens(text, side, other.first, other.count), 0.75, Severity::error,
                           "Here the limit is " + quoted(text, one.first, one.count) + ", there " +
                               quoted(text, other.first, other.count) + ", of the same thing.");
    }
  }
  return std::nullopt;
}

/// The same sentence with another number.
std::optional<Finding> numeric_contradiction(const Reading& text, Side side, const Statement& a, const Statement& b) {
  const Overlap shared = overlap(a, b);
  if (auto finding = limit_contradiction(text, side, a, b, shared)) return finding;
  static constexpr double nearly_all = 0.8;
  static constexpr std::size_t fewest = 4;
  if (shared.longer < nearly_all || a.stems.size() < fewest) return std::nullopt;
  if (block_of(text, a.sentence).kind == BlockKind::item || block_of(text, b.sentence).kind == BlockKind::item) return std::nullopt;
  const auto left = strong_quantities(text, a.sentence);
  const auto right = strong_quantities(text, b.sentence);
  if (left.size() != right.size() || left.empty()) return std::nullopt;
  const Quantity* one = nullptr;
  const Quantity* other = nullptr;
  for (std::size_t k = 0; k < left.size(); ++k) {
    if (left[k].value == right[k].value && left[k].upper == right[k].upper) continue;
    if (one != nullptr) return std::nullopt;
    one = &left[k];
    other = &right[k];
  }
  if (one == nullptr || one->unit != other->unit || one->unit == Quantity::no_unit) return std::nullopt;
  return contradiction(side, passage_of_tokens(text, side, one->first, one->count),
                       passage_of_tokens(text, side, other->first, other->count), 0.45 + 0.3 * shared.longer, Severity::warning,
                       "Here it reads " + quoted(text, one->first, one->count) + ", there " +
                           quoted(text, other->first, other->count) + ", of the same thing.");
}

}  // namespace

std::vector<Finding> check_statements(const Reading& text, Side side) {
  const std::vector<Statement> all = statements_of(text);
  // Statements that share a rare word are held against each other; a word that everything says brings nothing together.
  static constexpr std::size_t often = 24;
  std::unordered_map<std::uint32_t, std::vector<std::size_t>> holders;
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (const std::uint32_t stem : all[i].stems) holders[stem].push_back(i);
  }
  std::vector<Finding> findings;
  for (std::size_t i = 0; i < all.size(); ++i) {
    std::vector<std::size_t> near;
    for (const std::uint32_t stem : all[i].stems) {
      const auto& others = holders[stem];
      const auto from = std::upper_bound(others.begin(), others.end(), i);
      const auto to = from + std::min<std::ptrdiff_t>(others.end() - from, often);
      near.insert(near.end(), from, to);
    }
    std::sort(near.begin(), near.end());
    near.erase(std::unique(near.begin(), near.end()), near.end());
    for (const std::size_t j : near) {
      if (auto finding = modal_contradiction(text, side, all[i], all[j])) findings.push_back(std::move(*finding));
      if (auto finding = numeric_contradiction(text, side, all[i], all[j])) findings.push_back(std::move(*finding));
    }
  }
  return findings;
}

}  // namespace fathom::audit
