#include "app/list.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include "app/context.hpp"
#include "app/errors.hpp"
#include "app/evidence.hpp"
#include "app/program_name.hpp"
#include "app/text.hpp"
#include "audit/finding.hpp"
#include "audit/language/language.hpp"
#include "notation/embedded.hpp"
#include "notation/yaml.hpp"

// What there is by name.

namespace fathom::app {
namespace {

namespace fs = std::filesystem;

using ListedNames = std::vector<ListedName>;

std::string spaced(const std::vector<std::string>& words, std::string_view between) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : std::string(between)) + word;
  return text;
}

ListedNames rules_of(const Registered& game) {
  ListedNames all;
  for (const Rule& rule : game.rulebook) all.push_back({std::string(rule.id), std::string(rule.says)});
  return all;
}

ListedNames claims_listed(const Registered& game) {
  ListedNames all;
  for (const Claim& claim : game.claims) all.push_back({std::string(claim.id), std::string(claim.sentence)});
  return all;
}

/// Laws or theorems, each with what it claims.
ListedNames checks_of(const Registered& game, Evidence evidence) {
  ListedNames all;
  for (const Verdict& verdict : catalogue(game)) {
    if (verdict.evidence != evidence) continue;
    const auto claim = std::ranges::find(game.claims, verdict.claim, &Claim::id);
    const bool of_any_game = evidence == Evidence::law && verdict.claim.empty();
    all.push_back({verdict.check, claim != game.claims.end() ? std::string(claim->sentence) : of_any_game ? "of any game" : ""});
  }
  return all;
}

ListedNames scenarios_listed(const Registered& game) {
  ScenarioChoice choice;
  choice.mistakes = Mistakes::tell;
  choice.playing = Playing::listed;
  ListedNames all;
  for (const Verdict& each : game.scenarios(game.published(), choice).verdicts) all.push_back({each.check, spaced(each.rules, ", ")});
  return all;
}

ListedNames mutants_listed(const Registered& game) {
  ListedNames all;
  for (const Mutant& mutant : game.mutants(game.published()))
    all.push_back({mutant.name, mutant.rule + " " + std::string(name_of(mutant.change))});
  return all;
}

ListedNames numbers_listed(const Registered& game) {
  ListedNames all;
  for (const ParameterShown& number : game.parameters) {
    std::vector<std::string> values;
    for (const int value : number.values) values.push_back(std::to_string(value));
    all.push_back({number.name, spaced(values, " ") + ", may be " + std::to_string(number.lowest) + " to " + std::to_string(number.highest)});
  }
  return all;
}

ListedNames readings_listed(const Registered& game) {
  ListedNames all;
  for (const ReadingShown& reading : game.readings) all.push_back({reading.rule, spaced(reading.values, ", ")});
  return all;
}

/// A scalar or a list in a line; nothing of what takes several, such as a board.
std::string in_a_line(const Node& node) {
  if (node.is_scalar()) return node.text.find('\n') == std::string::npos ? node.text : "";
  std::vector<std::string> words;
  for (const Node& item : node.items)
    if (item.is_scalar()) words.push_back(item.text);
  return spaced(words, ", ");
}

/// Adds every place of a components file by its name: `cards.dolphin`, 24.
void add_places(ListedNames& all, const std::string& above, const Node& node) {
  for (const Node::Entry& entry : node.entries) {
    if (entry.value.is_map() && !entry.value.entries.empty())
      add_places(all, above + entry.key + ".", entry.value);
    else if (entry.key != "components")
      all.push_back({above + entry.key, in_a_line(entry.value)});
  }
}

ListedNames components_listed(const Registered& game) {
  ListedNames all;
  add_places(all, "", read_yaml(game.components));
  return all;
}

std::vector<std::string> yaml_files_in(const fs::path& folder) {
  std::vector<std::string> files = own_files_below(folder.string());
  std::error_code ignored;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored))
    if (entry.path().extension() == ".yaml") files.push_back(entry.path().string());
  std::ranges::sort(files);
  return files;
}

/// The name that a variant file gives itself; nothing where the file cannot be read, which whoever uses it is told.
std::string title_of(const std::string& file) {
  try {
    const Node document = read_yaml_file(file);
    const Node* const title = document.find("variant");
    return title == nullptr ? "" : title->text;
  } catch (const Problem&) {
    return "";
  }
}

ListedNames variants_listed(const Registered& game) {
  ListedNames all;
  for (const std::string& file : yaml_files_in(variants_folder(game.name)))
    if (!file.ends_with(".accepted.yaml")) all.push_back({as_named(file), title_of(file)});
  return all;
}

ListedNames boxes_listed(const Registered& game) {
  ListedNames all;
  for (const std::string& file : yaml_files_in(box_file(game.name, "any").parent_path()))
    all.push_back({fs::path(file).stem().string(), title_of(file)});
  return all;
}

ListedNames games_listed() {
  ListedNames all;
  for (const Registered& game : games())
    all.push_back({game.name, std::to_string(game.fewest_players) + " to " + std::to_string(game.most_players) + " players, " +
                                  std::to_string(game.rulebook.size()) + " rules"});
  return all;
}

ListedNames findings_listed() {
  ListedNames all;
  for (const audit::KindShown& kind : audit::kinds()) all.push_back({std::string(kind.name), std::string(kind.meaning)});
  return all;
}

ListedNames languages_listed() {
  ListedNames all;
  for (const std::string& code : audit::language_codes()) all.push_back({code, audit::language(code).name()});
  return all;
}

}  // namespace

std::string as_named(const std::string& file) {
  if (is_own(file)) return file.substr(own_folder.size() + 1);
  std::error_code error;
  const fs::path near = fs::relative(file, error);
  return error || near.empty() || *near.begin() == ".." ? file : near.string();
}

bool is_of_no_game(Listable what) {
  return what == Listable::games || what == Listable::findings || what == Listable::languages;
}

std::vector<ListedName> items(Listable what, const Registered& game) {
  switch (what) {
    case Listable::games:
      return games_listed();
    case Listable::rules:
      return rules_of(game);
    case Listable::laws:
      return checks_of(game, Evidence::law);
    case Listable::theorems:
      return checks_of(game, Evidence::theorem);
    case Listable::scenarios:
      return scenarios_listed(game);
    case Listable::claims:
      return claims_listed(game);
    case Listable::mutants:
      return mutants_listed(game);
    case Listable::numbers:
      return numbers_listed(game);
    case Listable::readings:
      return readings_listed(game);
    case Listable::components:
      return components_listed(game);
    case Listable::actions:
      return game.actions;
    case Listable::variants:
      return variants_listed(game);
    case Listable::boxes:
      return boxes_listed(game);
    case Listable::findings:
      return findings_listed();
    case Listable::languages:
      break;
  }
  return languages_listed();
}

namespace {

/// What can be listed, and what a name of it is for.
ListedNames what_there_is() {
  const std::string of = games().size() == 1 ? games()[0].name : "GAME";
  const auto command = [](const std::string& words) { return command_line(words); };
  return {{"games", command("gate " + of)},
          {"rules", command("rules " + of + " RULE")},
          {"laws", command("check " + of + " --only LAW")},
          {"theorems", command("prove " + of + " --only THEOREM")},
          {"scenarios", command("scenarios " + of + " --only SCENARIO")},
          {"claims", command("gate " + of + " --claims")},
          {"mutants", command("mutants " + of + " --only MUTANT")},
          {"numbers", command("variant " + of + " --sweep NUMBER=VALUES")},
          {"readings", command("readings " + of + " --only RULE")},
          {"components", command("variant " + of + " --sweep COMPONENT=VALUES")},
          {"actions", command("scenarios " + of + " FILE")},
          {"variants", command("variant FILE")},
          {"boxes", command("exhaust " + of + " --box BOX")},
          {"findings", command("audit --explain FINDING")},
          {"languages", command("audit TEXT --original-lang LANGUAGE")}};
}

constexpr std::size_t list_indent = 2;

/// The name, and beside it, or below it where it is long, what it is.
std::string line_of(const ListedName& item, std::size_t column, std::size_t room) {
  std::string text, line = std::string(list_indent, ' ') + item.name;
  if (item.says.empty()) return line + "\n";
  for (const std::string& says : wrapped(item.says, room)) {
    if (width(line) + list_indent > column) text += std::exchange(line, "") + "\n";
    text += left(std::exchange(line, ""), column) + says + "\n";
  }
  return text;
}

void print_items(const Context& context, const ListedNames& all) {
  const std::size_t widest = std::min<std::size_t>(44, terminal_columns() / 2);
  std::size_t longest = 0;
  for (const ListedName& item : all) longest = std::max(longest, width(item.name));
  const std::size_t column = std::min(longest, widest) + 2 * list_indent;
  const std::size_t room = terminal_columns() - column;
  for (const ListedName& item : all) context.out << (context.request.only_names ? item.name + "\n" : line_of(item, column, room));
}

}  // namespace

Exit list_names(const Context& context) {
  const Request& request = context.request;
  if (!request.listed) {
    print_items(context, what_there_is());
    return Exit::holds;
  }
  const Listable what = *request.listed;
  if (is_of_no_game(what) && !request.games.empty())
    throw BadUsage(command_line("list " + std::string(name_of(what))) + " takes no game, found " + request.games.front());
  const std::vector<const Registered*> asked = games_asked(request);
  if (is_of_no_game(what)) {
    print_items(context, items(what, *asked.front()));
    return Exit::holds;
  }
  for (const Registered* const game : asked) {
    const ListedNames all = items(what, *game);
    if (all.empty() && asked.size() > 1) continue;
    const std::string many = all.size() == 1 ? "" : "   " + (all.empty() ? "no" : count(all.size())) + " " + std::string(name_of(what));
    if (!request.only_names) context.out << context.paint(Tone::strong, game->name) << many << "\n";
    print_items(context, all);
  }
  return Exit::holds;
}

}  // namespace fathom::app
