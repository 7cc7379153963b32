#include "app/audit_claims.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <string>
#include <system_error>
#include <utility>

#include "app/errors.hpp"
#include "app/registered.hpp"
#include "app/text.hpp"
#include "audit/checks/checks.hpp"
#include "audit/checks/joining.hpp"
#include "audit/report/source_map.hpp"
#include "notation/embedded.hpp"
#include "notation/yaml.hpp"

namespace fathom::app {
namespace {

std::shared_ptr<const audit::Edition> read_edition(const std::string& file, const audit::GameFacts* facts) {
  return in_file(file,
                 [&] { return std::make_shared<const audit::Edition>(audit::read_edition(read_text_file(file), facts)); });
}

/// What is known of the game; null where there is no model of it.
const audit::GameFacts* facts_about(const std::string& name) {
  if (const audit::GameFacts* const facts = audit::facts_called(name)) return facts;
  const auto game = std::ranges::find(games(), name, &Registered::name);
  return game == games().end() ? nullptr : &game->facts;
}

/// A text's claims, with the way from its file to its sentences.
struct Searched {
  const ClaimedText* text = nullptr;
  audit::SourceMap map;
};

std::string rule_of(const audit::Finding& finding, const std::vector<Searched>& texts) {
  for (const std::optional<audit::Passage>& passage : {finding.original, finding.translation}) {
    for (const Searched& searched : texts) {
      if (!passage || searched.text->side != passage->side) continue;
      const std::optional<audit::Span> at = searched.map.in_text(passage->at);
      std::string rule = at ? audit::rule_at(searched.text->table, *at) : "";
      if (!rule.empty()) return rule;
    }
  }
  return {};
}

bool contradicts_game(const audit::Finding& finding) {
  return finding.kind == audit::Kind::model_contradicted || finding.kind == audit::Kind::example_contradicted;
}

}  // namespace

std::optional<GameAsked> game_asked(const Request& request) {
  const std::string game = request.games.empty() ? "" : request.games.front();
  std::string file = request.audit.edition;
  if (file.empty() && !game.empty() && audit::edition_of(game) == nullptr && is_there(edition_file()))
    file = edition_file().string();
  if (!file.empty()) {
    const std::string told = game.empty() ? read_edition(file, nullptr)->game : game;
    const audit::GameFacts* const facts = facts_about(told);
    std::shared_ptr<const audit::Edition> edition = read_edition(file, facts);
    if (edition->game != told) throw BadUsage(file + " is an edition of " + edition->game + ", not of " + told);
    return GameAsked{std::move(edition), facts};
  }
  if (game.empty()) return std::nullopt;
  const audit::Edition* const edition = audit::edition_of(game);
  if (edition == nullptr) throw BadUsage("there is no edition of a game " + game + ": give one with --edition FILE");
  return GameAsked{std::shared_ptr<const audit::Edition>(std::shared_ptr<void>(), edition), facts_about(game)};
}

std::vector<ClaimedText> claimed(const GameAsked& game, const audit::Audit& audit) {
  std::vector<ClaimedText> texts;
  const auto add = [&](audit::Side side, const audit::Reading& text) {
    if (text.language == nullptr || !game.edition->speaks(text.language->code())) return;
    texts.push_back({side, audit::claims_of(*game.edition, game.facts, text)});
  };
  add(audit::Side::original, audit.original);
  if (audit.translation) add(audit::Side::translation, *audit.translation);
  return texts;
}

std::vector<audit::Finding> with_claims(std::vector<audit::Finding> findings, const std::vector<ClaimedText>& texts,
                                        const audit::Alignment& alignment) {
  if (texts.empty()) return findings;
  std::vector<audit::Finding> told = texts.size() > 1
                                         ? audit::findings_of(texts[0].table, texts[1].table, findings, &alignment)
                                         : audit::findings_of(texts[0].table, texts[0].side);
  // Of contradictions that share their words, one tells the cause; what is missing or left open is a rule's own each time.
  const auto others = std::stable_partition(told.begin(), told.end(), contradicts_game);
  std::vector<audit::Finding> claims(std::make_move_iterator(told.begin()), std::make_move_iterator(others));
  claims = audit::settle(std::move(claims));
  std::move(others, told.end(), std::back_inserter(claims));
  std::vector<audit::Finding> all = audit::joined_findings(std::move(findings), std::move(claims));
  std::vector<Searched> searched;
  for (const ClaimedText& text : texts) searched.push_back({&text, audit::SourceMap(text.table.text->document)});
  for (audit::Finding& finding : all)
    if (finding.rule.empty()) finding.rule = rule_of(finding, searched);
  return all;
}

Exit show_claims(const std::vector<ClaimedText>& texts, FailOn fail_on, std::ostream& out) {
  bool is_judged = false, contradicts = false;
  for (const ClaimedText& text : texts) {
    out << (&text == &texts.front() ? "" : "\n") << printable(audit::shown(text.table));
    is_judged = is_judged || text.table.facts != nullptr;
    contradicts = contradicts || std::any_of(text.table.rows.begin(), text.table.rows.end(),
                                             [](const audit::Judged& row) { return row.says == audit::Says::otherwise; });
  }
  if (contradicts && fail_on != FailOn::never) return Exit::fails;
  return is_judged ? Exit::holds : Exit::undecided;
}

}  // namespace fathom::app
