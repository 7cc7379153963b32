#include <algorithm>
#include <exception>
#include <filesystem>
#include <utility>

#include "app/consequences.hpp"
#include "app/context.hpp"
#include "app/errors.hpp"
#include "app/evidence.hpp"
#include "app/files.hpp"
#include "app/interruption.hpp"
#include "app/keeping.hpp"
#include "app/progress.hpp"
#include "app/text.hpp"
#include "app/variant_page.hpp"

namespace fathom::app {
namespace {

Effort effort_asked(const Request& request, Progress& progress) {
  Effort effort;
  effort.seed = request.seed.root;
  effort.players = request.players;
  effort.only = request.variant.only;
  effort.cases = request.cases.value_or(0);
  effort.plays = request.variant.plays.value_or(0);
  effort.threads = threads_asked(request);
  effort.progress = [&progress, last = std::string()](std::string_view part, std::uint64_t done, std::uint64_t of) mutable {
    if (!last.empty() && last != part) note_done(last);
    last = part;
    progress(done, of, part);
  };
  return effort;
}

std::string written(const Context& context, const Consequences& found, const std::vector<Accepted>& accepted) {
  const VariantForm form = context.request.variant.form;
  if (form == VariantForm::json) return as_json(found, accepted);
  const VariantPage page = page_of(found, accepted);
  if (form == VariantForm::html) return as_html(page);
  if (form == VariantForm::markdown) return as_markdown(page);
  const Paint paint = context.request.variant.output.empty() ? context.paint : Paint(Colour::never);
  return as_text(page, paint);
}

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
  for (Turned& turned : found.broken) {
    Verdict& fallen = turned.now;
    if (fallen.evidence == Evidence::scenario || !fallen.trace.has_value()) continue;
    fallen.file = save(fallen.check, with_heading(fallen, game.trace_yaml(fallen.trace, {fallen.rules, {}})));
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
  const std::string& file = context.request.files.at(0);
  const Registered& game = game_of_variant_file(file);
  const ChangedGame variant = game.with_variant(game.published(), file);
  const std::vector<Accepted> accepted =
      context.request.variant.accept.empty() ? std::vector<Accepted>{} : read_accepted(context.request.variant.accept);
  Consequences found;
  {
    Progress progress("variant");
    found = consequences_of(game, variant, effort_asked(context.request, progress));
    found.file = file;
  }
  save_plays(context, game, found);
  const std::string report = written(context, found, accepted);
  if (context.request.variant.output.empty())
    context.out << report;
  else
    write_file(context.request.variant.output, report);
  if (!context.request.variant.write_accept.empty())
    write_file(context.request.variant.write_accept, accepted_yaml(renewed(found, accepted)));
  else
    expect_all_used(found, accepted, context.request);
  return is_alarming(found, accepted) ? Exit::fails : Exit::holds;
}

}  // namespace fathom::app
