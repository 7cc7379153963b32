#include "audit/editions/passages.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "audit/reading/tokens.hpp"

namespace fathom::audit {

namespace {

/// So many articles, pronouns and quotation marks may stand between the words of a name.
constexpr int most_skipped = 2;

/// A heading may go on for so many words and signs, and still be one: `(first round only)`.
constexpr TokenIndex most_behind_heading = 6;

/// Of more headings than this, the rest is left alone.
constexpr std::size_t most_headings = 2000;

/// For each section, the unit its heading is in. Headings stand in overviews and captions too: taken are those that leave
/// the most sections in the order of the book, and of several the last, since an overview comes before what it lists.
std::vector<std::optional<std::uint32_t>> chosen_headings(std::vector<Heading> candidates, std::size_t sections) {
  candidates.resize(std::min(candidates.size(), most_headings));
  const std::size_t count = candidates.size();
  std::vector<std::pair<std::size_t, std::size_t>> worth(
      count);  // How many in order up to here, and how far down they stand.
  std::vector<std::size_t> previous(count, count);
  std::size_t last = count;
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = 0; j < i; ++j)
      if (candidates[j].section < candidates[i].section && candidates[j].unit < candidates[i].unit &&
          (previous[i] == count || worth[j] > worth[previous[i]]))
        previous[i] = j;
    worth[i] = previous[i] == count ? std::pair<std::size_t, std::size_t>{} : worth[previous[i]];
    worth[i] = {worth[i].first + 1, worth[i].second + candidates[i].unit};
    if (last == count || worth[i] > worth[last]) last = i;
  }
  std::vector<std::optional<std::uint32_t>> chosen(sections);
  for (const Heading& candidate : candidates) chosen[candidate.section] = candidate.unit;
  for (; last != count; last = previous[last]) chosen[candidates[last].section] = candidates[last].unit;
  return chosen;
}

/// A text is searched for as many stretches as this at most, whatever it says.
constexpr std::size_t most_stretches = 64;

}  // namespace

Passages::Passages(const Edition& edition, const Reading& text) : text_(text) {
  cut_into_units();
  const std::string& code = text.language->code();
  const auto add = [&](const std::vector<Term>& terms) {
    for (const Term& term : terms) {
      const auto name = static_cast<std::uint32_t>(names_.size());
      names_.emplace(term.id, name);
      occurrences_.emplace_back();
      for (const Spellings* spellings : {&term.proper, &term.also})
        if (spellings->contains(code)) add_patterns({{code, spellings->at(code)}}, name);
    }
  };
  add(edition.terms);
  add(edition.words);
  vocabulary_size_ = occurrences_.size();
  search();
  add_marks();
  find_sections(edition);
}

void Passages::cut_into_units() {
  const Document& document = text_.document;
  unit_of_sentence_.resize(document.sentences.size());
  for (std::uint32_t i = 0; i < document.sentences.size(); ++i) {
    const std::uint32_t block = document.sentences[i].block;
    const bool same_row = i > 0 && document.sentences[i - 1].block == block && document.blocks[block].kind == BlockKind::row;
    if (!same_row) units_.push_back({i, i});
    units_.back().end = i + 1;
    unit_of_sentence_[i] = static_cast<std::uint32_t>(units_.size() - 1);
  }
  sentence_of_token_.resize(text_.tokens.size());
  for (std::uint32_t i = 0; i < document.sentences.size(); ++i)
    for (std::uint32_t t = text_.token_starts[i]; t < text_.token_starts[i + 1]; ++t) sentence_of_token_[t] = i;
}

std::vector<std::string> Passages::stems(std::string_view words) const {
  Lexicon lexicon(words, *text_.language);
  std::vector<Token> tokens;
  lexicon.add_tokens({0, static_cast<Offset>(words.size())}, tokens);
  std::vector<std::string> all;
  for (const Token& token : tokens)
    if (token.kind != Token::Kind::sign) all.push_back(lexicon.words()[token.word].stem);
  return all;
}

void Passages::add_patterns(const Spellings& spellings, std::uint32_t name) {
  for (const auto& [code, phrases] : spellings)
    for (const std::string& phrase : phrases) {
      Pattern pattern{stems(phrase), name};
      if (pattern.stems.empty()) continue;
      by_first_[pattern.stems.front()].push_back(static_cast<std::uint32_t>(patterns_.size()));
      patterns_.push_back(std::move(pattern));
    }
}

TokenIndex Passages::match(const std::vector<std::string>& stems, TokenIndex token, TokenIndex end) const {
  TokenIndex at = token;
  int skipped = 0;
  for (std::size_t i = 0; i < stems.size();) {
    if (at == end) return token;
    const Word& word = text_.word(at);
    if (word.stem == stems[i]) {
      ++i;
      skipped = 0;
    } else if (i == 0 || ++skipped > most_skipped || !(word.is_function || text_.tokens[at].kind == Token::Kind::sign)) {
      return token;
    }
    ++at;
  }
  return at;
}

void Passages::search() {
  std::vector<const std::vector<std::uint32_t>*> beginning(text_.words.size(), nullptr);
  for (std::size_t i = 0; i < text_.words.size(); ++i)
    if (const auto found = by_first_.find(text_.words[i].stem); found != by_first_.end()) beginning[i] = &found->second;
  for (std::uint32_t sentence = 0; sentence + 1 < text_.token_starts.size(); ++sentence)
    for (TokenIndex at = text_.token_starts[sentence]; at < text_.token_starts[sentence + 1]; ++at) {
      if (beginning[text_.tokens[at].word] == nullptr) continue;
      for (const std::uint32_t pattern : *beginning[text_.tokens[at].word]) {
        const TokenIndex end = match(patterns_[pattern].stems, at, text_.token_starts[sentence + 1]);
        std::vector<Occurrence>& found = occurrences_[patterns_[pattern].name];
        if (end == at) continue;
        if (!found.empty() && at < found.back().end) {
          if (found.back().first == at) found.back().end = std::max(found.back().end, end);
        } else {
          found.push_back({at, end, unit_of_sentence_[sentence]});
        }
      }
    }
}

void Passages::add_marks() {
  const auto first_concept = static_cast<std::uint32_t>(occurrences_.size());
  for (const Concept& each : concepts().concepts) {
    names_.emplace(each.name, static_cast<std::uint32_t>(occurrences_.size()));
    occurrences_.emplace_back();
  }
  for (const Mark& mark : text_.marks)
    occurrences_[first_concept + mark.meaning].push_back(
        {mark.first, mark.first + mark.count, unit_of_sentence_[sentence_of_token_[mark.first]]});
}

std::vector<Heading> Passages::headings(const std::vector<std::string>& spellings, std::uint32_t section) const {
  std::vector<Heading> found;
  for (const std::string& heading : spellings) {
    const std::vector<std::string> words = stems(heading);
    for (std::uint32_t unit = 0; unit < units_.size() && !words.empty(); ++unit) {
      TokenIndex first = text_.token_starts[units_[unit].sentence];
      const TokenIndex end = text_.token_starts[units_[unit].sentence + 1];
      while (first < end && text_.tokens[first].kind == Token::Kind::sign) ++first;
      const TokenIndex behind = match(words, first, end);
      if (behind == first) continue;
      const bool is_bare = std::all_of(text_.tokens.begin() + behind, text_.tokens.begin() + end,
                                       [](const Token& token) { return token.kind == Token::Kind::sign; });
      const bool is_close = end - behind <= most_behind_heading;
      found.push_back({section, unit,
                       is_bare    ? Heading::Fit::exact
                       : is_close ? Heading::Fit::close
                                  : Heading::Fit::beginning});
    }
  }
  return found;
}

void Passages::find_sections(const Edition& edition) {
  std::vector<Heading> candidates;
  for (std::uint32_t id = 0; id < edition.sections.size(); ++id) {
    const auto spelt = edition.sections[id].headings.find(text_.language->code());
    if (spelt == edition.sections[id].headings.end()) continue;
    std::vector<Heading> found = headings(spelt->second, id);
    Heading::Fit best = Heading::Fit::beginning;
    for (const Heading& heading : found) best = std::min(best, heading.fit);
    std::erase_if(found, [&](const Heading& heading) { return heading.fit != best; });
    candidates.insert(candidates.end(), found.begin(), found.end());
  }
  std::stable_sort(candidates.begin(), candidates.end(), [](const Heading& a, const Heading& b) { return a.unit < b.unit; });
  const std::vector<std::optional<std::uint32_t>> chosen = chosen_headings(candidates, edition.sections.size());
  std::vector<std::uint32_t> starts;
  for (const std::optional<std::uint32_t>& unit : chosen)
    if (unit) starts.push_back(*unit);
  std::sort(starts.begin(), starts.end());
  for (std::size_t id = 0; id < chosen.size(); ++id) {
    if (!chosen[id]) continue;
    const auto next = std::upper_bound(starts.begin(), starts.end(), *chosen[id]);
    sections_[edition.sections[id].id] = {*chosen[id], next == starts.end() ? whole().end : *next};
  }
}

const std::vector<Occurrence>& Passages::of(std::string_view name) const {
  static const std::vector<Occurrence> none;
  const auto found = names_.find(name);
  return found == names_.end() ? none : occurrences_[found->second];
}

std::vector<Occurrence> Passages::of_any(const std::vector<std::string>& names) const { return of_any(names, whole()); }

std::vector<Occurrence> Passages::of_any(const std::vector<std::string>& names, UnitRange within) const {
  std::vector<Occurrence> all;
  for (const std::string& each : names) {
    const std::vector<Occurrence>& found = of(each);
    auto at = std::lower_bound(found.begin(), found.end(), within.first,
                               [](const Occurrence& occurrence, std::uint32_t unit) { return occurrence.unit < unit; });
    for (; at != found.end() && within.holds(at->unit); ++at) all.push_back(*at);
  }
  std::sort(all.begin(), all.end(),
            [](const Occurrence& a, const Occurrence& b) { return std::pair(a.first, b.end) < std::pair(b.first, a.end); });
  return all;
}

std::vector<std::pair<std::string, std::vector<Occurrence>>> Passages::vocabulary_in(UnitRange within) const {
  std::vector<std::pair<std::string, std::vector<Occurrence>>> all;
  for (const auto& [name, number] : names_) {
    if (number >= vocabulary_size_) continue;
    if (std::vector<Occurrence> found = of_any({name}, within); !found.empty()) all.emplace_back(name, std::move(found));
  }
  return all;
}

std::uint32_t Passages::unit_of(TokenIndex token) const { return unit_of_sentence_[sentence_of_token_[token]]; }

UnitRange Passages::section(std::string_view id) const {
  const auto found = sections_.find(id);
  return found == sections_.end() ? UnitRange{} : found->second;
}

std::vector<UnitRange> Passages::all_of(const std::vector<std::vector<std::string>>& find, UnitRange within,
                                        std::uint32_t units) const {
  std::vector<UnitRange> stretches;
  if (find.empty() || within.empty()) return stretches;
  std::vector<std::vector<Occurrence>> standing;
  for (const std::vector<std::string>& each : find) {
    standing.push_back(of_any(each, within));
    if (standing.back().empty()) return stretches;
  }
  const auto rarest =
      std::min_element(standing.begin(), standing.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
  for (const Occurrence& anchor : *rarest) {
    for (std::uint32_t first = anchor.unit - std::min(anchor.unit - within.first, units - 1); first <= anchor.unit;
         ++first) {
      const UnitRange stretch{first, std::min(first + units, within.end)};
      const bool all = stretch.end - first == units && is_passage(stretch) &&
                       std::all_of(standing.begin(), standing.end(), [&](const auto& each) {
                         const auto at =
                             std::lower_bound(each.begin(), each.end(), first,
                                              [](const Occurrence& o, std::uint32_t unit) { return o.unit < unit; });
                         return at != each.end() && stretch.holds(at->unit);
                       });
      if (!all || (!stretches.empty() && first <= stretches.back().first)) continue;
      stretches.push_back(stretch);
      if (stretches.size() == most_stretches) return within_paragraphs(std::move(stretches));
    }
  }
  return within_paragraphs(std::move(stretches));
}

std::vector<UnitRange> Passages::within_paragraphs(std::vector<UnitRange> stretches) const {
  const auto block = [&](std::uint32_t unit) { return text_.document.sentences[units_[unit].sentence].block; };
  const auto crosses = [&](const UnitRange& stretch) { return block(stretch.first) != block(stretch.end - 1); };
  if (!std::all_of(stretches.begin(), stretches.end(), crosses)) std::erase_if(stretches, crosses);
  return stretches;
}

bool Passages::is_passage(UnitRange stretch) const {
  constexpr TokenIndex longest = 500;
  return !stretch.empty() && end_token(stretch) - first_token(stretch) <= longest;
}

TokenIndex Passages::first_token(UnitRange stretch) const { return text_.token_starts[units_[stretch.first].sentence]; }
TokenIndex Passages::end_token(UnitRange stretch) const { return text_.token_starts[units_[stretch.end - 1].end]; }

Span Passages::span(TokenIndex first, TokenIndex end) const {
  if (first >= end) return {};
  return {text_.tokens[first].begin, text_.tokens[end - 1].at().end};
}

}  // namespace fathom::audit
