#include "app/sentences.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <set>
#include <utility>

#include "app/audit_language.hpp"
#include "app/errors.hpp"
#include "app/program_name.hpp"
#include "app/text.hpp"
#include "audit/language/language.hpp"
#include "audit/reading/reading.hpp"
#include "notation/embedded.hpp"
#include "notation/yaml.hpp"

namespace fathom::app {
namespace {

constexpr std::array<std::string_view, 3> sentence_columns{"section", "sentence", "rules"};

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

/// What stands between the bars of a row of a table.
std::vector<std::string_view> cells_of(std::string_view line) {
  std::vector<std::string_view> cells;
  line.remove_prefix(1);
  while (!line.empty()) {
    const std::size_t bar = line.find('|');
    cells.push_back(trimmed(line.substr(0, bar)));
    line.remove_prefix(bar == std::string_view::npos ? line.size() : bar + 1);
  }
  return cells;
}

std::vector<std::string> listed_rules(std::string_view cell) {
  std::vector<std::string> rules;
  while (!cell.empty()) {
    const std::size_t comma = cell.find(',');
    if (const std::string_view rule = trimmed(cell.substr(0, comma)); !rule.empty()) rules.emplace_back(rule);
    cell.remove_prefix(comma == std::string_view::npos ? cell.size() : comma + 1);
  }
  return rules;
}

void expect_header(std::span<const std::string_view> cells, Position at) {
  if (cells.size() >= sentence_columns.size() && std::ranges::equal(sentence_columns, cells.first(sentence_columns.size()))) return;
  throw Problem(at, "expected the columns section, sentence and rules");
}

/// The number of a sentence, if that is what stands there.
std::optional<int> sentence_number_in(std::string_view place) {
  int number = 0;
  const auto [end, error] = std::from_chars(place.data(), place.data() + place.size(), number);
  if (error != std::errc() || end != place.data() + place.size()) return std::nullopt;
  return number;
}

SentenceRow sentence_row(std::span<const std::string_view> cells, Position at) {
  if (cells.size() < sentence_columns.size())
    throw Problem(at, "expected a section, a sentence and its rules, found " + counted(cells.size(), "cell"));
  if (cells[1].empty()) throw Problem(at, "expected the number of a sentence, or what else says this, such as picture");
  return {std::string(cells[0]), std::string(cells[1]), listed_rules(cells[2]), at};
}

Verdict verdict_on(const Registered& game, std::string check, std::string why, std::string place) {
  Verdict verdict;
  verdict.evidence = Evidence::coverage;
  verdict.game = game.name;
  verdict.check = std::move(check);
  verdict.outcome = why.empty() ? Outcome::holds : Outcome::fails;
  verdict.why = std::move(why);
  verdict.file = std::move(place);
  return verdict;
}

std::string told(const SentenceRow& row) { return row.section + " " + row.place; }

/// Whether some sentence has to say it: the text is silent on a ruling, and has nothing of a house rule.
bool is_said(const Rule& rule) { return rule.status != Status::silent && rule.status != Status::house; }

/// What is wrong with the rules that a row names, if anything.
std::string wrong_rules(const Registered& game, const SentenceRow& row) {
  if (row.rules.empty()) return "has no rule; name what it asks of the table, or a rule that is flavour";
  std::vector<std::string_view> known;
  for (const Rule& rule : game.rulebook) known.push_back(rule.id);
  for (const std::string& id : row.rules) {
    const auto place = position_of(game.rulebook, id);
    if (!place) return id + " is no rule" + suggestion(id, known);
    const Rule& rule = game.rulebook[*place];
    if (!is_said(rule)) return id + " is " + std::string(name_of(rule.status)) + " in the table of rules, and so no sentence says it";
  }
  return "";
}

/// Holds the numbers of sentences to each other: from 1 on, each once.
class Numbering {
 public:
  std::string wrong(const SentenceRow& row) {
    const std::optional<int> number = sentence_number_in(row.place);
    if (!number) return "";
    int& last = last_[row.section];
    if (*number == last + 1) {
      last = *number;
      return "";
    }
    return "expected sentence " + std::to_string(last + 1) + " of this section next";
  }
  [[nodiscard]] int last(const std::string& section) const {
    const auto found = last_.find(section);
    return found == last_.end() ? 0 : found->second;
  }
  [[nodiscard]] const std::map<std::string, int>& sections() const { return last_; }

 private:
  std::map<std::string, int> last_;
};

/// What the text has and the table has not, and the other way round.
void hold_to_text(const Registered& game, const Numbering& table, const std::vector<audit::NumberedSentence>& text,
                  const std::string& file, std::vector<Verdict>& verdicts) {
  std::map<std::string, int> in_text;
  for (const audit::NumberedSentence& sentence : text) {
    in_text[sentence.section] = sentence.number;
    if (sentence.number > table.last(sentence.section))
      verdicts.push_back(verdict_on(game, sentence.section + " " + std::to_string(sentence.number),
                                    "the text has this sentence, and the table has no row for it", file));
  }
  for (const auto& [section, last] : table.sections())
    if (last > in_text[section])
      verdicts.push_back(verdict_on(game, section + " " + std::to_string(last),
                                    "the text has " + counted(static_cast<std::uint64_t>(in_text[section]), "sentence") +
                                        " under this heading",
                                    file));
}

/// The text of a file, as it is read in the language that was stated or, where none was, that it reads as.
audit::Document document_in(const std::string& file, const std::string& stated) {
  audit::Source source = audit::read_source(file);
  const std::string code = language_of(text_shown(source, "--original-lang", stated), nullptr);
  return audit::read(std::move(source), audit::language(code)).document;
}

}  // namespace

std::vector<SentenceRow> sentence_rows(std::string_view text) {
  std::vector<SentenceRow> rows;
  int line = 0, in_table = 0;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view all = text.substr(0, end), words = trimmed(all);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    ++line;
    if (!words.starts_with('|')) {
      if (in_table > 0) break;
      continue;
    }
    const Position at{line, static_cast<int>(all.find('|')) + 1};
    const std::vector<std::string_view> cells = cells_of(words);
    if (in_table == 0) expect_header(cells, at);
    constexpr int head = 2;  // the names of the columns, and the line below them
    if (in_table >= head) rows.push_back(sentence_row(cells, at));
    ++in_table;
  }
  if (rows.empty()) throw Problem(Position{line, 1}, "expected a table of sentences, found no row of one");
  return rows;
}

std::vector<SentenceRow> read_sentences(const std::string& file) {
  return in_file(file, [&] { return sentence_rows(read_text_file(file)); });
}

std::vector<Verdict> judged_sentences(const Registered& game, std::span<const SentenceRow> rows, const std::string& file,
                                      const std::optional<std::vector<audit::NumberedSentence>>& text) {
  std::vector<Verdict> verdicts;
  std::set<std::string_view> said;
  Numbering numbering;
  for (const SentenceRow& row : rows) {
    said.insert(row.rules.begin(), row.rules.end());
    const std::string misnumbered = numbering.wrong(row);
    verdicts.push_back(verdict_on(game, told(row), misnumbered.empty() ? wrong_rules(game, row) : misnumbered,
                                  file + ":" + std::to_string(row.at.line)));
  }
  for (const Rule& rule : game.rulebook)
    if (is_said(rule) && !said.contains(rule.id))
      verdicts.push_back(verdict_on(game, std::string(rule.id), "is " + std::string(name_of(rule.status)) + ", and no sentence says it", file));
  if (text) hold_to_text(game, numbering, *text, file, verdicts);
  return verdicts;
}

void expect_rulebook_to_hold(const Request& request, std::span<const Registered* const> asked) {
  if (request.rulebook.empty()) return;
  for (const auto& [option, is_said] :
       {std::pair{"--only", !request.only.empty()}, {"--players", request.players.has_value()},
        {"--shard", request.shard.of > 1}, {"--seed with a case", request.seed.only.has_value()}})
    if (is_said)
      throw BadUsage(std::string("--rulebook: a whole gate alone looks at sentences; leave out ") + option);
  for (const Registered* const game : asked)
    if (const std::string file = sentences_file(game->name).string(); !is_there(file))
      throw BadUsage("--rulebook " + request.rulebook + ": " + game->name + " has no table of sentences; write one as " + file);
  document_in(request.rulebook, "");
}

std::vector<Verdict> sentences_of(const Registered& game, const std::string& text_file) {
  const std::string file = sentences_file(game.name).string();
  if (!is_there(file)) return {};
  std::optional<std::vector<audit::NumberedSentence>> text;
  if (!text_file.empty()) text = audit::numbered_sentences(document_in(text_file, ""));
  std::vector<Verdict> verdicts = judged_sentences(game, read_sentences(file), file, text);
  for (Verdict& verdict : verdicts) verdict.again = command_line("gate " + game.name + (text_file.empty() ? "" : " --rulebook " + shell_word(text_file)));
  return verdicts;
}

Section sentences_section(std::span<const Verdict> verdicts) {
  return {"sentences", verdicts, 0, "each with its rules"};
}

std::string empty_sentence_table(const std::string& file, const std::string& language) {
  const audit::Document document = document_in(file, language);
  std::string table = "| section | sentence | rules | words |\n|---|---|---|---|\n";
  for (const audit::NumberedSentence& each : audit::numbered_sentences(document)) {
    std::string words(document.words(each.at));
    std::replace(words.begin(), words.end(), '|', '/');
    std::replace(words.begin(), words.end(), '\n', ' ');
    table += "| " + each.section + " | " + std::to_string(each.number) + " |  | " + words + " |\n";
  }
  return table;
}

}  // namespace fathom::app
