#include <algorithm>
#include <exception>
#include <filesystem>
#include <utility>

#include "app/consequences.hpp"
#include "app/context.hpp"
#include "app/errors.hpp"
#include "app/evidence.hpp"
#include "app/files.hpp"
#include "app/findings_written.hpp"
#include "app/keeping.hpp"
#include "app/progress.hpp"
#include "app/program_name.hpp"
#include "app/text.hpp"
#include "app/variant_asked.hpp"
#include "app/variant_findings.hpp"

namespace fathom::app {
namespace {

/// `six-kept` for "six kept": a folder's name, whatever the variant is called.
std::string folder_name(const std::string& variant) {
  std::string name;
  for (const char c : variant) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (plain)
      name += c;
    else if (!name.empty() && name.back() != '-')
      name += '-';
  }
  return name.empty() ? "variant" : name;
}

/// Saves the plays that show what is broken and opened as scenarios, which say the variant's rules themselves.
void save_plays(const Context& context, const Registered& game, Consequences& found) {
  const std::filesystem::path folder = std::filesystem::path(".fathom/variants") / folder_name(found.name);
  const auto save = [&](const std::string& name, const std::string& text) -> std::string {
    try {
      std::filesystem::create_directories(folder);
      const std::filesystem::path file = folder / (name + ".yaml");
      write_file(file, text);
      return file.string();
    } catch (const std::exception& problem) {
      context.err << "fathom: a play is not saved: " << problem.what() << "\n";
      return {};
    }
  };
  constexpr int most_pictures = 12;  // each makes a page larger by as much as all else on it
  int pictures = 0;
  for (Turned& turned : found.broken) {
    Verdict& fallen = turned.now;
    if (fallen.evidence == Evidence::scenario || !fallen.trace.has_value()) continue;
    fallen.file = save(fallen.check, with_heading(fallen, game.trace_yaml(fallen.trace, {fallen.rules, {}})));
    if (game.ending && ++pictures <= most_pictures) fallen.svg = game.ending(fallen.trace, picture_columns).svg;
  }
  for (OpenedHole& hole : found.opened)
    if (hole.trace.has_value()) hole.file = save(hole.rule, game.trace_yaml(hole.trace, {{hole.rule}, hole.rule}));
  if (found.divergence && found.divergence->play.has_value())
    found.divergence_file = save("parts", game.trace_yaml(found.divergence->play, {found.divergence->rules, {}}));
}

/// Whether one of these checks or silences is what is accepted.
bool has_meant(const std::vector<std::string>& names, const Accepted& accepted) {
  return std::ranges::any_of(names, [&](const std::string& name) { return is_meant(accepted, accepted.kind, name); });
}

/// What the file accepts has to come about, or it hides what may come later. Less work than is usual may miss a law that
/// falls or a silence that opens.
void expect_all_used(const Consequences& found, const std::vector<Accepted>& accepted, const Request& request) {
  const bool thorough = !request.cases && !request.players && found.left_out.empty();
  for (const Accepted& one : unused(found, accepted)) {
    const std::string quoted = one.place + ": \"" + one.what + "\"";
    if (found.changes.empty()) throw BadInput(quoted + " is accepted, but nothing is changed; take it out");
    if (has_meant(found.certain, one) || (thorough && has_meant(found.tried, one)))
      throw BadInput(quoted + " is accepted as " + std::string(name_of(one.kind)) + ", but is not; take it out");
    if (has_meant(found.tried, one) || !found.left_out.empty()) continue;
    std::vector<std::string_view> known(found.certain.begin(), found.certain.end());
    known.insert(known.end(), found.tried.begin(), found.tried.end());
    throw BadInput(quoted + " is accepted, but there is no law, theorem, scenario or silence of that name" +
                   suggestion(one.what, known));
  }
}

/// What would accept all there is: what was accepted and still comes about, as it was, and the rest without a reason yet.
std::vector<Accepted> renewed(const Consequences& found, const std::vector<Accepted>& accepted) {
  std::vector<Accepted> all;
  const std::vector<Accepted> left = unused(found, accepted);
  for (const Accepted& one : accepted)
    if (accepted_for(left, one.kind, one.what) == nullptr) all.push_back(one);
  for (const OpenedHole& hole : found.opened)
    if (accepted_for(all, Consequence::opened, hole.rule) == nullptr)
      all.push_back({Consequence::opened, hole.rule, {}, "new silence " + hole.rule});
  for (const Turned& turned : found.broken) {
    const std::string& check = turned.now.check;
    if (accepted_for(all, Consequence::broken, check) != nullptr) continue;
    const bool is_scenario = turned.now.evidence == Evidence::scenario;
    // scenarios of one folder are about one thing, and most often have one reason
    const std::string together = is_scenario ? check.substr(0, check.find('/')) : check;
    all.push_back({Consequence::broken, is_scenario ? without_row(check) : check, {}, "new " + together});
  }
  return all;
}

}  // namespace

Exit tell_variant(const Context& context) {
  if (!context.request.variant.sweep.empty()) return tell_sweep(context);
  if (context.request.files.empty()) throw BadUsage("FILE is required (" + command_line("variant --help") + ")");
  const std::string& file = context.request.files.at(0);
  const Registered& game = game_of_variant_file(file);
  ChangedGame variant = game.with_variant(game.published(), file);
  const Base base = base_asked(context.request, game);
  if (!base.name.empty()) variant.changes = game.changes(base.game, variant.game);
  const std::vector<Accepted> accepted =
      context.request.variant.accept.empty() ? std::vector<Accepted>{} : read_accepted(context.request.variant.accept);
  Consequences found;
  {
    Progress progress("variant");
    found = consequences_of(game, variant, base, effort_asked(context.request, progress));
    found.file = file;
  }
  save_plays(context, game, found);
  hand_over(context, findings_of(found, accepted), [&] { return as_json(found, accepted); });
  if (!context.request.variant.write_accept.empty())
    write_file(context.request.variant.write_accept, accepted_yaml(renewed(found, accepted)));
  else
    expect_all_used(found, accepted, context.request);
  return exit_of(found, accepted);
}

}  // namespace fathom::app
