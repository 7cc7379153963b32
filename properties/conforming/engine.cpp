#include "properties/conforming/engine.hpp"

#include <utility>

namespace fathom::conform {
namespace {

constexpr int protocol = 1;
constexpr std::size_t longest_quote = 80;

/// The beginning of what it wrote, with what cannot be shown left out.
std::string as_shown(std::string_view line) {
  std::string text;
  for (const char c : line.substr(0, longest_quote)) text += c >= ' ' && c < '\x7F' ? c : '?';
  return "\"" + text + (line.size() > longest_quote ? "...\"" : "\"");
}

Wrong wrong_of(Trouble trouble) {
  if (trouble == Trouble::slow) return Wrong::hangs;
  return trouble == Trouble::ended ? Wrong::crashes : Wrong::breaks_protocol;
}

/// The text under a key of what it said, as far as it can be one.
std::string text_under(const Json& said, const char* key, std::string otherwise) {
  const auto found = said.find(key);
  return found != said.end() && found->is_string() ? found->get<std::string>() : std::move(otherwise);
}

/// What is answered most often is known without being read.
bool is_plain_ok(std::string_view line, std::uint64_t id) {
  const std::string number = std::to_string(id);
  return line == "{\"id\":" + number + ",\"ok\":true}" || line == "{\"id\": " + number + ", \"ok\": true}";
}

}  // namespace

Engine::Engine(std::vector<std::string> command, const Limits& limits, std::string game)
    : command_(std::move(command)), limits_(limits), game_(std::move(game)) {}

std::optional<Fault> Engine::greet() {
  const Json hello = {{"hello", {{"protocol", protocol}, {"game", game_}}}};
  Answers answers = ask({hello.dump()});
  if (answers.fault) return answers.fault;
  const Json& said = answers.values.at(0);
  greeting_.name = text_under(said, "engine", greeting_.name);
  greeting_.version = text_under(said, "version", "");
  const auto supports = said.find("supports");
  if (supports != said.end() && supports->is_array())
    for (const Json& name : *supports)
      if (const auto ability = name.is_string() ? named<Ability>(name.get<std::string>()) : std::nullopt)
        greeting_.supports.push_back(*ability);
  if (const auto readings = said.find("readings"); readings != said.end() && readings->is_object())
    greeting_.readings = *readings;
  return std::nullopt;
}

Engine::Answers Engine::ask_one_by_one(const std::vector<std::string>& requests) {
  Answers all;
  for (const std::string& request : requests) {
    Answers one = ask({request});
    if (one.fault) {
      all.fault = std::move(one.fault);
      all.fault->at += all.values.size();
      break;
    }
    all.values.push_back(std::move(one.values.at(0)));
  }
  return all;
}

void Engine::send(const std::vector<std::string>& requests) {
  if (!child_) child_ = std::make_unique<Child>(command_, limits_);
  first_asked_ = asked_ + 1;
  std::string lines;
  for (const std::string& request : requests)
    lines.append("{\"id\":").append(std::to_string(++asked_)).append(",").append(request, 1).append("\n");
  under_way_ = std::async(std::launch::async,
                          [this, sent = std::move(lines), many = requests.size()] { return child_->exchange(sent, many); });
}

Engine::Answers Engine::receive() {
  const Exchange exchange = under_way_.get();
  Answers answers;
  for (const std::string& line : exchange.answers) {
    const std::size_t at = answers.values.size();
    if (is_plain_ok(line, first_asked_ + at)) {
      answers.values.push_back(Json{{"ok", true}});
      continue;
    }
    Json said = Json::parse(line, nullptr, false);
    const auto wrong = [&](const std::string& why) {
      answers.fault = Fault{Wrong::breaks_protocol, at, "it answered " + as_shown(line) + ", " + why, {}};
      start_over();
    };
    if (!said.is_object()) {
      wrong("which is no JSON object");
      return answers;
    }
    const auto id = said.find("id");
    if (id == said.end() || !id->is_number_unsigned() || id->get<std::uint64_t>() != first_asked_ + at) {
      wrong("expected the answer to request " + std::to_string(first_asked_ + at));
      return answers;
    }
    answers.values.push_back(std::move(said));
  }
  if (exchange.trouble == Trouble::none) return answers;
  answers.fault = Fault{wrong_of(exchange.trouble), answers.values.size(), exchange.how, {}};
  start_over();
  return answers;
}

void Engine::start_over() {
  complaints_ = child_->complaints();
  child_.reset();
  asked_ = 0;
}

}  // namespace fathom::conform
