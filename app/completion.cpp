#include "app/completion.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <stdexcept>
#include <utility>

#include "app/context.hpp"
#include "app/errors.hpp"
#include "app/evidence.hpp"
#include "app/program_name.hpp"
#include "notation/embedded.hpp"
#include "properties/conforming/conform.hpp"

// What the last word of a command line may be, and how shells ask.

namespace fathom::app {

/// The files of `app/shells/`.
std::span<const EmbeddedFile> shell_files();

namespace {

/// A command line as far as it is written.
struct Written {
  const CommandShape* command = nullptr;
  const WordShape* awaits = nullptr;  ///< The option whose value comes next.
  std::vector<std::string> given;     ///< Options that stand there already,
  std::vector<std::string> placed;    ///< what else stands there,
  std::string house_rule;             ///< and the file of a variant, if one is named.
  bool behind = false;                ///< Whether all that comes is of another program.
};

const WordShape* option_called(const CommandShape& command, const std::string& name) {
  const auto found = std::ranges::find(command.options, name, &WordShape::name);
  return found == command.options.end() ? nullptr : &*found;
}

/// All words but the last, understood as far as they can be.
Written read_line(std::span<const std::string> words, std::span<const CommandShape> commands) {
  Written line;
  const auto command = std::ranges::find(commands, words.front(), &CommandShape::name);
  if (command == commands.end()) return line;
  line.command = &*command;
  for (const std::string& word : words.subspan(1, words.size() - 2)) {
    if (const WordShape* const option = std::exchange(line.awaits, nullptr)) {
      if (option->name == "--variant") line.house_rule = word;
    } else if (word == "--") {
      line.behind = true;
      return line;
    } else if (word.starts_with("--")) {
      const std::string name = word.substr(0, word.find('='));
      line.given.push_back(name);
      const WordShape* const known = option_called(*command, name);
      if (known != nullptr && !known->takes.empty() && name == word) line.awaits = known;
    } else {
      line.placed.push_back(word);
    }
  }
  if (command->name == "variant" && !line.placed.empty()) line.house_rule = line.placed.front();
  return line;
}

/// The games that the line is about, as `games_asked` has them; all where nobody can tell yet.
std::vector<const Registered*> games_of(const Written& line) {
  Request request;
  for (const std::string& word : line.placed)
    if (std::ranges::find(games(), word, &Registered::name) != games().end()) request.games.push_back(word);
  request.house_rule = line.house_rule;
  try {
    return games_asked(request);
  } catch (const std::exception&) {
    return games_asked({});  // the variant's file is not there, or wrong: whoever runs the command is told
  }
}

void add(Completed& to, Listable what, const Written& line) {
  for (const Registered* const game : games_of(line)) {
    for (ListedName& item : items(what, *game)) {
      item.name = what == Listable::scenarios ? without_row(item.name) : item.name;
      if (std::ranges::find(to.words, item.name, &ListedName::name) == to.words.end()) to.words.push_back(std::move(item));
    }
    if (is_of_no_game(what)) return;
  }
}

/// `power.mixed=larger` for each way to read each rule.
void add_readings(Completed& to, const Written& line) {
  for (const Registered* const game : games_of(line))
    for (const ReadingShown& reading : game->readings)
      for (const std::string& value : reading.values) to.words.push_back({reading.rule + "=" + value, ""});
}

/// What a sweep can move: `rounds.five=`, and the values stand behind it.
void add_swept(Completed& to, const Written& line) {
  for (const Listable what : {Listable::numbers, Listable::readings}) {
    Completed names;
    add(names, what, line);
    for (ListedName& item : names.words) to.words.push_back({item.name + "=", std::move(item.says)});
  }
}

/// What `--only` names, which is another thing with each command.
void add_checks(Completed& to, const Written& line) {
  const std::string& command = line.command->name;
  const auto is_of = [&](std::initializer_list<std::string_view> commands) {
    return std::ranges::find(commands, command) != commands.end();
  };
  if (command == "conform")
    for (const std::string_view part : names_of(conform::Part{})) to.words.push_back({std::string(part), ""});
  if (is_of({"gate", "check"})) add(to, Listable::laws, line);
  if (is_of({"gate", "prove"})) add(to, Listable::theorems, line);
  if (is_of({"gate", "scenarios", "conform"})) add(to, Listable::scenarios, line);
  if (command == "mutants") add(to, Listable::rules, line);
  if (command == "readings") add(to, Listable::readings, line);
}

void add_commands(Completed& to, std::span<const CommandShape> commands) {
  for (const CommandShape& command : commands) to.words.push_back({command.name, command.does});
}

/// What may stand for a word of which help says that it is such a thing: `FILE`, `GAME|PATH`.
void add_of_sort(Completed& to, const Written& line, const std::string& sort, std::span<const CommandShape> commands) {
  const auto has = [&](std::string_view part) { return sort.find(part) != std::string::npos; };
  if (sort == "RULE=READING") return add_readings(to, line);
  if (sort == "NAME=VALUES") return add_swept(to, line);
  if (sort == "NAME|PATTERN") return add_checks(to, line);
  if (sort == "RULE") return add(to, Listable::rules, line);
  if (sort == "LANG") return add(to, Listable::languages, line);
  if (sort.ends_with("|auto")) to.words.push_back({"auto", ""});
  if (sort == "KIND") return add(to, Listable::findings, line);
  if (sort == "COMMAND") return add_commands(to, commands);
  if (sort == "FILE|NAME") add(to, Listable::boxes, line);
  if (has("GAME")) add(to, Listable::games, line);
  if (has("FILE") || has("PATH") || has("TEXT")) to.beside = Beside::files;
  if (has("FOLDER")) to.beside = has("FILE") ? Beside::files : Beside::folders;
}

void add_value(Completed& to, const Written& line, const WordShape& shape, std::span<const CommandShape> commands) {
  for (const std::string& word : shape.words) to.words.push_back({word, ""});
  if (!shape.words.empty()) return;
  add_of_sort(to, line, shape.name.starts_with("--") ? shape.takes : shape.name, commands);
  const bool is_variant = shape.name == "--variant" || shape.name == "--against" ||
                          (line.command->name == "variant" && shape.name == "FILE");
  if (is_variant) add(to, Listable::variants, line);
}

void add_options(Completed& to, const Written& line) {
  for (const WordShape& option : line.command->options)
    if (option.repeats || std::ranges::find(line.given, option.name) == line.given.end())
      to.words.push_back({option.name, option.does});
}

}  // namespace

Completed completed(std::span<const std::string> line, std::span<const CommandShape> commands) {
  Completed found;
  if (line.size() < 2) {
    add_commands(found, commands);
    if (!line.empty() && line.front().starts_with("-")) found.words = {{"--help", ""}, {"--version", ""}};
    return found;
  }
  const Written written = read_line(line, commands);
  const std::string& word = line.back();
  if (written.command == nullptr) return found;
  if (written.behind) {
    found.beside = Beside::files;
  } else if (written.awaits != nullptr) {
    add_value(found, written, *written.awaits, commands);
  } else if (word.starts_with("--") && word.find('=') != word.npos) {
    const std::string name = word.substr(0, word.find('='));
    if (const WordShape* const option = option_called(*written.command, name)) add_value(found, written, *option, commands);
    for (ListedName& item : found.words) item.name = name + "=" + item.name;
  } else if (word.starts_with("-")) {
    add_options(found, written);
  } else if (const std::vector<WordShape>& places = written.command->places; !places.empty()) {
    const std::size_t place = std::min(written.placed.size(), places.size() - 1);
    if (written.placed.size() < places.size() || places.back().repeats) add_value(found, written, places[place], commands);
  }
  return found;
}

std::string completion_script(std::string_view shell, std::string_view program) {
  const auto file = std::ranges::find(shell_files(), shell, &EmbeddedFile::name);
  if (file == shell_files().end()) throw std::logic_error("the program has no script for " + std::string(shell));
  std::string function(program);
  std::ranges::replace_if(function, [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  std::string script(file->text);
  for (const auto& [hole, name] : {std::pair<std::string_view, std::string>{"FUNCTION", function}, {"PROGRAM", std::string(program)}})
    for (std::size_t at = script.find(hole); at != std::string::npos; at = script.find(hole, at + name.size()))
      script.replace(at, hole.size(), name);
  return script;
}

Exit print_completion(const Context& context) {
  const std::string& shell = context.request.shell;
  if (shell == "words") {
    const Completed found = completed(context.request.line, command_shapes());
    for (const ListedName& item : found.words) context.out << item.name << "\t" << item.says << "\n";
    if (found.beside != Beside::nothing) context.out << (found.beside == Beside::files ? ":files\t\n" : ":folders\t\n");
  } else if (shell == "man") {
    context.out << manual(command_shapes());
  } else {
    context.out << completion_script(shell, std::filesystem::path(program_name()).filename().string());
  }
  return Exit::holds;
}

}  // namespace fathom::app
