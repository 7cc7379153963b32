#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "audit/checks/checks.hpp"
#include "audit/checks/judgement.hpp"
#include "audit/reading/placeholders.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

/// The placeholders of a bead, or of a unit of keyed texts, on either side; and where they are looked for.
struct Held {
  Span original_at;
  Span translation_at;
  std::vector<Placeholder> original;
  std::vector<Placeholder> translation;
  std::vector<Placeholder> lost{};    ///< Of the original, what the translation has not;
  std::vector<Placeholder> gained{};  ///< and the other way round.
};

/// The stretch of a source that some sentences stand in, with what touches them: a tag at a sentence's beginning belongs to none.
Span around(const Document& document, std::uint32_t first, std::uint32_t count) {
  const auto place = [&](std::uint32_t sentence) { return document.in_source(document.sentences[sentence].at); };
  Span all{place(first).begin, place(first + count - 1).end};
  const std::string& text = document.source.text;
  const bool last = first + count >= document.sentences.size();
  const Offset from = first == 0 ? 0 : std::min(place(first - 1).end, all.begin);
  const Offset to = last ? static_cast<Offset>(text.size()) : std::max(place(first + count).begin, all.end);
  while (all.begin > from && std::isspace(static_cast<unsigned char>(text[all.begin - 1])) == 0) --all.begin;
  while (all.end < to && std::isspace(static_cast<unsigned char>(text[all.end])) == 0) ++all.end;
  return all;
}

/// Takes out of both what both have.
void cancel(std::vector<Placeholder>& left, std::vector<Placeholder>& right) {
  for (auto a = left.begin(); a != left.end();) {
    const auto b = std::find_if(right.begin(), right.end(),
                                [&](const Placeholder& other) { return meaning_of(other) == meaning_of(*a); });
    if (b == right.end()) {
      ++a;
      continue;
    }
    right.erase(b);
    a = left.erase(a);
  }
}

/// The sign that stands before a placeholder: `+`, `-`, or 0. Not that of a range, or within a word.
char sign_before(std::string_view source, const Placeholder& one) {
  for (const auto& [written, sign] : {std::pair("+", '+'), std::pair("-", '-'), std::pair("\u2212", '-'), std::pair("\u2013", '-')}) {
    std::string_view before = source.substr(0, one.at.begin);
    if (!before.ends_with(written)) continue;
    before.remove_suffix(std::string_view(written).size());
    const char left = before.empty() ? ' ' : before.back();
    return is_letter_byte(left) || is_ascii_digit(left) || std::string_view("}]>):").find(left) != std::string_view::npos ? '\0' : sign;
  }
  return '\0';
}

class Placeholders {
 public:
  explicit Placeholders(const Pair& pair) : pair_(pair), left_(pair.original.document), right_(pair.translation.document) {
    if (left_.source.is_keyed() && right_.source.is_keyed()) {
      hold_units();
    } else {
      for (const Comparison& comparison : pair.comparisons) {
        const Bead& bead = pair.bead(comparison);
        hold(around(left_, bead.original, bead.original_count), around(right_, bead.translation, bead.translation_count));
      }
    }
    hold_apart();
    take_for_renamed();
    settle_what_is_text();
    hold_apart();
    for (const Held& held : held_) {
      for (const Placeholder& one : held.original) ++seen_[meaning_of(one)];
      for (const Placeholder& one : held.translation) ++seen_[meaning_of(one)];
      for (const Placeholder& one : held.lost) ++left_over_[meaning_of(one)];
      for (const Placeholder& one : held.gained) ++left_over_[meaning_of(one)];
    }
  }

  std::vector<Finding> findings() {
    for (Held& held : held_) judge(held);
    return std::move(findings_);
  }

 private:
  void hold_units() {
    std::map<std::string_view, const Unit*> by_key;
    for (const Unit& unit : right_.source.units) by_key.emplace(unit.key, &unit);
    for (const Unit& unit : left_.source.units) {
      if (const auto found = by_key.find(unit.key); found != by_key.end()) hold(unit.at, found->second->at);
    }
  }

  void hold(Span original, Span translation) {
    held_.push_back({original, translation, placeholders_in(left_.source.text, original), placeholders_in(right_.source.text, translation)});
  }

  /// *[action]* may stand for an icon, or be a word that is translated: it is a placeholder where the other text mostly keeps it.
  void settle_what_is_text() {
    std::map<std::string, std::pair<int, int>> seen;  // and kept
    std::array<std::pair<int, int>, Placeholder::sorts> sorts{};
    for (const Held& held : held_) {
      std::vector<Placeholder> lost = held.original, gained = held.translation;
      cancel(lost, gained);
      const auto tally = [&](const std::vector<Placeholder>& all, int kept) {
        for (const Placeholder& one : all) {
          auto& sort = sorts[static_cast<std::size_t>(one.sort)];
          ++sort.first, sort.second += kept;
          auto& own = seen[one.text];
          ++own.first, own.second += kept;
        }
      };
      tally(held.original, 1), tally(held.translation, 1), tally(lost, -1), tally(gained, -1);
    }
    for (Held& held : held_) {
      const auto is_text = [&](const Placeholder& one) {
        // Each loss was counted twice: once as seen, once as not kept.
        const auto share = [](std::pair<int, int> tally) { return static_cast<double>(tally.second) / static_cast<double>(tally.first); };
        static constexpr double mostly = 0.4;
        static constexpr int often = 3;  // then it speaks for itself, else those of its sort for it
        const std::pair<int, int> own = seen.at(one.text);
        return share(own) < mostly && (own.first >= often || share(sorts[static_cast<std::size_t>(one.sort)]) < mostly);
      };
      std::erase_if(held.original, is_text);
      std::erase_if(held.translation, is_text);
    }
  }

  void hold_apart() {
    for (Held& held : held_) {
      held.lost = held.original, held.gained = held.translation;
      cancel(held.lost, held.gained);
    }
  }

  using Renaming = std::pair<std::string, std::string>;  ///< What the original has, and what stands for it.

  /// A program's `[fast]` may be called `[free]` again and again by a game's translators. Where they never keep it, it is a
  /// word in brackets.
  [[nodiscard]] std::set<Renaming> renamings() const {
    std::map<std::string, int> had, lost, gained;
    std::map<Renaming, int> together;
    const auto names_of = [](const std::vector<Placeholder>& all) {
      std::set<std::string> names;
      for (const Placeholder& one : all)
        if (one.sort == Placeholder::Sort::bracket || one.sort == Placeholder::Sort::tag) names.insert(meaning_of(one));
      return names;
    };
    for (const Held& held : held_) {
      const auto left = names_of(held.lost), right = names_of(held.gained);
      for (const std::string& a : names_of(held.original)) ++had[a];
      for (const std::string& a : left) ++lost[a];
      for (const std::string& b : right) ++gained[b];
      for (const std::string& a : left)
        for (const std::string& b : right) ++together[{a, b}];
    }
    static constexpr int often = 4;
    std::set<Renaming> renamed;
    for (const auto& [names, times] : together) {
      const auto& [from, to] = names;
      if (times >= often && 2 * times > lost[from] && 2 * times > gained[to] && had[from] > lost[from])
        renamed.insert(names);
    }
    return renamed;
  }

  /// Tells of each new name once, where it first is, and takes it for the old one everywhere.
  void take_for_renamed() {
    const auto place = [](std::vector<Placeholder>& all, const std::string& name) {
      return std::find_if(all.begin(), all.end(), [&](const Placeholder& one) { return meaning_of(one) == name; });
    };
    for (const Renaming& names : renamings()) {
      for (Held& held : held_) {
        for (;;) {
          const auto a = place(held.lost, names.first);
          const auto b = place(held.gained, names.second);
          if (a == held.lost.end() || b == held.gained.end()) break;
          if (habits_.insert(names.first + '\n' + names.second).second) report(held, &*a, &*b);
          std::erase_if(held.original, [&](const Placeholder& one) { return one.at.begin == a->at.begin; });
          std::erase_if(held.translation, [&](const Placeholder& one) { return one.at.begin == b->at.begin; });
          held.lost.erase(a), held.gained.erase(b);
        }
      }
    }
  }

  /// Whether the translation does so again and again: a way of its translators, and no slip. Not of what a program fills in,
  /// which is amiss each time.
  [[nodiscard]] bool is_habit(const Placeholder& one) const {
    const bool is_filled_in = one.sort == Placeholder::Sort::brace || one.sort == Placeholder::Sort::percent ||
                              one.sort == Placeholder::Sort::command;
    if (is_filled_in) return false;
    static constexpr int often = 5;
    static constexpr int one_in = 8;
    const auto left = left_over_.find(meaning_of(one));
    return left != left_over_.end() && left->second >= often && one_in * left->second > seen_.at(left->first);
  }

  void judge(Held& held) {
    if (held.lost.empty() && held.gained.empty()) {
      if (!is_out_of_step(held) && !has_other_sign(held)) judge_numbers(held);
      return;
    }
    // Of what a reader only sees in other letters, one says enough.
    const auto is_tag = [](const Placeholder& one) { return one.sort == Placeholder::Sort::tag; };
    for (auto* const all : {&held.lost, &held.gained}) {
      const auto first = std::find_if(all->begin(), all->end(), is_tag);
      if (first != all->end()) all->erase(std::remove_if(first + 1, all->end(), is_tag), all->end());
      std::erase_if(*all, [&](const Placeholder& one) {
        return is_habit(one) && !habits_.insert((all == &held.lost ? "-" : "+") + meaning_of(one)).second;
      });
    }
    for (std::size_t k = 0; k < std::max(held.lost.size(), held.gained.size()); ++k)
      report(held, k < held.lost.size() ? &held.lost[k] : nullptr, k < held.gained.size() ? &held.gained[k] : nullptr);
  }

  /// Tells of the first of `%s` and `%d` that changed places: a program fills them in by their order. Those with a number or
  /// a name of their own (`%1$s`, `%(name)s`) may go anywhere.
  bool is_out_of_step(const Held& held) {
    const auto in_order = [](const std::vector<Placeholder>& all) {
      std::vector<const Placeholder*> found;
      for (const Placeholder& one : all)
        if (one.sort == Placeholder::Sort::percent && one.text.find_first_of("$(") == std::string::npos && one.text != "%%")
          found.push_back(&one);
      return found;
    };
    const auto left = in_order(held.original), right = in_order(held.translation);
    const auto [a, b] =
        std::mismatch(left.begin(), left.end(), right.begin(), right.end(),
                      [](const Placeholder* one, const Placeholder* other) { return one->text == other->text; });
    if (a == left.end() || b == right.end()) return false;
    report(held, *a, *b);
    return true;
  }

  /// Tells of `-{0}` that became `+{0}`. A sign that is gone may be said by a word, unless the placeholder stands without one
  /// beside it.
  bool has_other_sign(const Held& held) {
    for (const Placeholder& one : held.original) {
      const auto signs = [&](const Document& document, const std::vector<Placeholder>& all) {
        std::multiset<char> found;
        for (const Placeholder& other : all)
          if (other.text == one.text) found.insert(sign_before(document.source.text, other));
        return found;
      };
      const std::multiset<char> left = signs(left_, held.original), right = signs(right_, held.translation);
      const auto has_lost = [&](char sign) { return left.count(sign) > right.count(sign); };
      const auto has_gained = [&](char sign) { return right.count(sign) > left.count(sign); };
      const bool is_turned = (has_lost('-') && has_gained('+')) || (has_lost('+') && has_gained('-'));
      if (!is_turned && !(left.contains('\0') && has_lost('-'))) continue;
      report(held, &one, nullptr, "The signs before " + one.text + " are others in the translation.");
      return true;
    }
    return false;
  }

  /// *2 :coin: for 1 :gem:* become *1 :coin: for 2 :gem:*: all is there, and yet exchanged.
  void judge_numbers(const Held& held) {
    const auto counted = [](const Reading& text, const std::vector<Placeholder>& all) {
      std::map<std::string, std::multiset<std::string>> numbers;
      for (const Placeholder& one : all) {
        std::size_t end = one.at.begin;
        const std::string& source = text.document.source.text;
        while (end > 0 && source[end - 1] == ' ') --end;
        std::size_t begin = end;
        while (begin > 0 && is_ascii_digit(source[begin - 1])) --begin;
        if (begin < end) numbers[one.text].insert(source.substr(begin, end - begin));
      }
      return numbers;
    };
    const auto left = counted(pair_.original, held.original), right = counted(pair_.translation, held.translation);
    const auto all_of = [](const auto& numbers) {
      std::multiset<std::string> all;
      for (const auto& [text, each] : numbers) all.insert(each.begin(), each.end());
      return all;
    };
    if (left == right || left.size() < 2 || all_of(left) != all_of(right)) return;
    for (const auto& [text, numbers] : left) {
      if (!right.contains(text) || right.at(text) == numbers) continue;
      const auto named = [name = text](const Placeholder& one) { return one.text == name; };
      report(held, &*std::find_if(held.original.begin(), held.original.end(), named),
             &*std::find_if(held.translation.begin(), held.translation.end(), named));
      return;
    }
  }

  /// *Take 1 [coin] from whoever has the most [coin]* has one of two in *a chi ne ha di più*: the icon is still there, and
  /// those of the original did not stand side by side.
  [[nodiscard]] static bool is_said_once(const Held& held, const Placeholder& lost) {
    const auto alike = [&](const Placeholder& one) { return one.text == lost.text; };
    const bool is_icon = lost.sort == Placeholder::Sort::bracket || lost.sort == Placeholder::Sort::round;
    if (!is_icon || std::none_of(held.translation.begin(), held.translation.end(), alike)) return false;
    const auto side_by_side = [&](const Placeholder& a, const Placeholder& b) {
      return alike(a) && alike(b) && a.at.end == b.at.begin;
    };
    return std::adjacent_find(held.original.begin(), held.original.end(), side_by_side) == held.original.end();
  }

  /// Whether it only says in what letters words are shown.
  [[nodiscard]] static bool is_look(const Placeholder* one) {
    static constexpr std::array<std::string_view, 8> looks{"b", "i", "u", "em", "strong", "small", "big", "cite"};
    if (one == nullptr) return true;
    const std::string_view name = std::string_view(one->text).substr(one->text.starts_with("</") ? 2 : 1);
    return std::find(looks.begin(), looks.end(), name.substr(0, name.size() - 1)) != looks.end();
  }

  /// Whether each `<b>` among these has its `</b>`: where more or less is in bold than in the original, nothing is broken.
  [[nodiscard]] static bool is_closed(const std::vector<Placeholder>& all) {
    std::map<std::string, int> open;
    for (const Placeholder& one : all) {
      if (one.sort != Placeholder::Sort::tag) continue;
      const bool closes = one.text.starts_with("</");
      open[one.text.substr(closes ? 2 : 1)] += closes ? -1 : 1;
    }
    return std::all_of(open.begin(), open.end(), [](const auto& tag) { return tag.second == 0; });
  }

  void report(const Held& held, const Placeholder* lost, const Placeholder* gained, std::string consequence = {}) {
    Finding finding;
    finding.kind = Kind::placeholder_changed;
    finding.confidence = 0.97;
    const bool mark_up = (lost == nullptr || lost->sort == Placeholder::Sort::tag) && (gained == nullptr || gained->sort == Placeholder::Sort::tag);
    const bool once = (lost != nullptr && gained == nullptr && consequence.empty() && is_said_once(held, *lost)) ||
                      (mark_up && is_look(lost) && is_look(gained) && is_closed(held.translation));
    const bool habit =
        (lost != nullptr && gained != nullptr && habits_.contains(meaning_of(*lost) + '\n' + meaning_of(*gained))) ||
        (lost != nullptr && is_habit(*lost)) || (gained != nullptr && is_habit(*gained));
    finding.severity = once ? Severity::note : mark_up || habit ? Severity::warning : Severity::error;
    finding.original = passage_of_source(pair_.original, Side::original, lost != nullptr ? lost->at : held.original_at);
    finding.translation = passage_of_source(pair_.translation, Side::translation, gained != nullptr ? gained->at : held.translation_at);
    finding.consequence = !consequence.empty() ? std::move(consequence)
                          : lost == nullptr     ? "Only the translation has " + gained->text + "."
                          : gained == nullptr ? "The translation lacks " + lost->text + "."
                          : lost->text == gained->text ? "The numbers that stand before " + lost->text + " have changed places."
                                                       : "Where the original has " + lost->text + ", the translation has " + gained->text + ".";
    findings_.push_back(std::move(finding));
  }

  const Pair& pair_;
  const Document& left_;
  const Document& right_;
  std::vector<Held> held_;
  std::map<std::string, int> seen_;       ///< By what it means: how often, on both sides,
  std::map<std::string, int> left_over_;  ///< and how often the other text has it not.
  std::set<std::string> habits_;          ///< What has been told of once for all.
  std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> check_placeholders(const Pair& pair) { return Placeholders(pair).findings(); }

}  // namespace fathom::audit
