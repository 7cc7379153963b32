#include "app/audit_plan.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

#include "app/audit_project.hpp"
#include "app/errors.hpp"
#include "app/files.hpp"
#include "audit/language/language.hpp"

namespace fathom::app {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view standard_input = "-";

bool is_same_file(const std::string& a, const std::string& b) {
  if (a.empty() || b.empty()) return false;
  std::error_code error;
  return fs::equivalent(a, b, error) || fs::path(a).lexically_normal() == fs::path(b).lexically_normal();
}

/// What is written must be writable, and nothing that is read.
void expect_apart(const AuditPlan& plan) {
  const AuditRequest& asked = plan.request.audit;
  std::error_code ignored;
  const bool into_folder = asked.form == AuditForm::html && fs::is_directory(asked.output, ignored);
  for (const std::string& output : {asked.output, asked.write_baseline}) {
    if (output.empty() || (into_folder && output == asked.output)) continue;
    for (const std::string& input : plan.inputs)
      if (is_same_file(output, input)) throw BadUsage(output + " is read, and would be overwritten: name another file");
    expect_writable(output);
  }
  const auto is_output = [&](const std::string& file) { return is_same_file(asked.output, file); };
  if (std::any_of(plan.baselines.begin(), plan.baselines.end(), is_output) || is_output(asked.write_baseline))
    throw BadUsage(asked.output + " is the baseline, and would be overwritten: name another file for --output");
  const auto is_rewritten = [&](const std::string& file) { return is_same_file(asked.write_baseline, file); };
  if (!asked.write_baseline.empty() && fs::is_regular_file(asked.write_baseline, ignored) &&
      std::none_of(plan.baselines.begin(), plan.baselines.end(), is_rewritten))
    throw BadUsage(asked.write_baseline + " is there already: give it as --baseline too, so that its reasons are kept");
}

void expect_texts_apart(const std::vector<std::string>& files) {
  for (std::size_t i = 0; i < files.size(); ++i)
    for (std::size_t earlier = 0; earlier < i; ++earlier) {
      if (!is_same_file(files[i], files[earlier])) continue;
      if (files[i] == standard_input) throw BadUsage("- is standard input, and can be only one of the texts");
      throw BadUsage(files[i] + (earlier == 0 ? " would be held against itself: name the translation's file"
                                              : " is named twice: drop one of them"));
    }
}

std::vector<TextsAsked> texts_typed(const Request& request) {
  const std::vector<std::string>& files = request.files;
  const AuditRequest& asked = request.audit;
  expect_texts_apart(files);
  if (files.size() > 2 && !asked.translation_language.empty())
    throw BadUsage("--translation-lang is said of one translation, and there are " + std::to_string(files.size() - 1) +
                   ": leave it out, or say the languages in a project file");
  TextsAsked texts{{files.front(), asked.original_language}, {}, "", files.front(), Against::whatever_there_is};
  for (auto file = files.begin() + 1; file != files.end(); ++file)
    texts.translations.push_back({*file, asked.translation_language});
  if (files.size() == 1)
    texts.language = asked.translation_language;
  else
    texts.against = Against::other_files;
  return {std::move(texts)};
}

/// Of a project's texts, those that one of the files is part of. Each file has to be.
void keep_files(AuditPlan& plan, const std::string& project) {
  const std::vector<std::string>& files = plan.request.files;
  std::vector<bool> used(files.size(), false);
  const auto is_asked = [&](const std::string& file) {
    bool found = false;
    for (std::size_t i = 0; i < files.size(); ++i) {
      const bool is_same = is_same_file(files[i], file);
      used[i] = used[i] || is_same;
      found = found || is_same;
    }
    return found;
  };
  std::erase_if(plan.texts, [&](TextsAsked& texts) {
    if (is_asked(texts.original.file)) return false;
    const std::size_t all = texts.translations.size();
    std::erase_if(texts.translations, [&](const FileAsked& file) { return !is_asked(file.file); });
    plan.is_part = plan.is_part || texts.translations.size() < all;
    return texts.translations.empty();
  });
  for (std::size_t i = 0; i < files.size(); ++i)
    if (!used[i]) throw BadUsage(files[i] + " is no text of " + project + ": add it there, or leave --project out");
  plan.is_part = true;
}

/// Of a project's texts, those in the language that was asked for. What its file alone can tell the language of is kept.
void keep_language(AuditPlan& plan, const std::string& language) {
  const auto is_other = [&](const std::string& stated) {
    return !stated.empty() && stated != language && audit::plain_code(stated) != language;
  };
  std::erase_if(plan.texts, [&](TextsAsked& texts) {
    if (texts.against != Against::other_files) return is_other(texts.language);
    std::erase_if(texts.translations, [&](const FileAsked& file) { return is_other(file.language); });
    return texts.translations.empty();
  });
  plan.is_part = true;
}

void add_project(AuditPlan& plan, const std::string& file) {
  AuditProject project = read_project(file);
  Request& request = plan.request;
  if (!request.audit.original_language.empty())
    throw BadUsage("--original-lang is said of one text, and " + file + " names several: say the language there");
  plan.named = NamedIn::project;
  plan.texts = std::move(project.texts);
  plan.inputs.push_back(file);
  if (!request.files.empty()) keep_files(plan, file);
  if (const std::string& language = request.audit.translation_language; !language.empty()) {
    keep_language(plan, language);
    if (plan.texts.empty()) throw BadUsage(file + " names no translation into " + language + ": add it there");
  }
  if (request.games.empty() && !project.game.empty()) request.games = {project.game};
  if (request.audit.edition.empty()) request.audit.edition = project.edition;
  if (!request.audit.fail_on) request.audit.fail_on = project.fail_on;
  std::vector<std::string>& termbases = request.audit.termbases;
  termbases.insert(termbases.end(), project.termbases.begin(), project.termbases.end());
  if (plan.baselines.empty()) plan.baselines = std::move(project.baselines);
}

/// The project file that was asked for, if one was.
std::optional<std::string> project_asked(const Request& request) {
  if (!request.audit.project.empty()) return request.audit.project;
  if (!request.files.empty()) return std::nullopt;
  if (std::optional<std::string> found = project_above(fs::current_path())) return found;
  throw BadUsage("fathom audit needs a text, and its translations if there are any, or a project file " +
                 std::string(project_name) + " here or in a folder above (fathom audit --help)");
}

/// What `--since` is compared with has to be plain.
void expect_since(const AuditPlan& plan) {
  const std::string& since = plan.request.audit.since;
  if (since.empty()) return;
  if (!plan.request.audit.write_baseline.empty())
    throw BadUsage("--write-baseline lists every finding, and --since leaves some out: drop one of the two");
  std::error_code ignored;
  const bool is_file = fs::is_regular_file(since, ignored);
  if (is_file && (plan.texts.size() != 1 || plan.texts.front().translations.size() > 1))
    throw BadUsage("--since " + since +
                   " is an earlier version of one text, and there are several translations: name one, or a commit");
  for (const std::string& input : plan.inputs)
    if (!is_file && input == standard_input)
      throw BadUsage("--since " + since +
                     ": expected a file that git knows, found standard input; name the file, or an earlier one");
}

}  // namespace

AuditPlan plan_of(const Request& request) {
  AuditPlan plan{request, NamedIn::command_line, {}, {}, {}, false};
  if (!request.audit.baseline.empty()) plan.baselines = {request.audit.baseline};
  if (const std::optional<std::string> project = project_asked(request)) {
    add_project(plan, *project);
  } else {
    plan.texts = texts_typed(request);
  }
  for (const TextsAsked& texts : plan.texts) {
    plan.inputs.push_back(texts.original.file);
    for (const FileAsked& file : texts.translations) plan.inputs.push_back(file.file);
  }
  const AuditRequest& asked = plan.request.audit;
  plan.inputs.push_back(asked.edition);
  plan.inputs.insert(plan.inputs.end(), asked.termbases.begin(), asked.termbases.end());
  expect_since(plan);
  if (std::error_code ignored; fs::is_regular_file(asked.since, ignored)) plan.inputs.push_back(asked.since);
  expect_apart(plan);
  return plan;
}

}  // namespace fathom::app
