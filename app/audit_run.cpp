#include "app/audit_run.hpp"

#include <set>
#include <utility>

#include "app/audit_language.hpp"
#include "app/audit_since.hpp"
#include "app/errors.hpp"
#include "audit/language/language.hpp"
#include "audit/language/spelling.hpp"
#include "audit/reading/reading.hpp"
#include "audit/report/baseline.hpp"

namespace fathom::app {
namespace {

/// What an error says, as the program prints it.
std::string message_of(const std::exception_ptr& error) {
  try {
    std::rethrow_exception(error);
  } catch (const std::exception& what) {
    return what.what();
  }
}

/// The audits of one plan, as they are made.
class Run {
 public:
  Run(const AuditPlan& plan, const Context& context, const AfterAudit& after)
      : plan_(plan), context_(context), after_(after) {
    const std::string& since = plan.request.audit.since;
    if (since.empty() || plan.texts.empty()) return;
    const TextsAsked& first = plan.texts.front();
    earlier_.emplace(since, first.translations.empty() ? first.original.file : first.translations.front().file);
  }

  void add(const TextsAsked& asked) {
    const std::size_t before = made_.size();
    try {
      add_all(asked);
    } catch (const std::exception&) {
      if (made_.size() == before) refuse_audit(asked, asked.language);
    }
  }

  std::vector<AuditMade> made() {
    if (made_.empty())
      throw BadUsage("there is no translation into " + plan_.request.audit.translation_language + " among these texts");
    if (made_.size() == 1 && made_.front().error) std::rethrow_exception(made_.front().error);
    return std::move(made_);
  }

 private:
  void add_all(const TextsAsked& asked) {
    if (asked.translations.empty() && asked.against == Against::other_files) {
      made_.push_back({asked.row, "", {}});  // nobody has translated it yet
      return;
    }
    OriginalFound found = read_original(asked);
    if (asked.translations.empty() && found.beside.empty()) return audit_alone(asked, found.original);
    for (TextFound& text : found.beside) audit_pair(asked, found.original, std::move(text));
    for (const FileAsked& file : asked.translations) {
      std::vector<TextFound> texts;
      try {
        texts = read_translations(file, found.original);
      } catch (const std::exception&) {
        refuse_audit(asked, file.language.empty() ? file.file : file.language);
      }
      for (TextFound& text : texts) audit_pair(asked, found.original, std::move(text));
    }
  }

  void audit_alone(const TextsAsked& asked, const TextFound& text) {
    const EarlierTexts before = earlier_ ? EarlierTexts{earlier_->text(text), {}} : EarlierTexts{};
    const std::string code = told_language(shown_in(text, audit::Side::original), nullptr);
    audit::Spelling::expect(code);
    finish({asked.row, "", audit::audit(read_in(text.source, code))}, before);
  }

  /// Whether only the translations into another language were asked for.
  [[nodiscard]] bool is_left_out(const TextFound& translation) const {
    const std::string& asked = plan_.request.audit.translation_language;
    if (plan_.named != NamedIn::project || asked.empty() || translation.language.empty()) return false;
    return translation.language != asked && audit::plain_code(translation.language) != asked;
  }

  void audit_pair(const TextsAsked& asked, const TextFound& original, TextFound translation) {
    if (is_left_out(translation)) return;
    try {
      const TextShown first = shown_in(original, audit::Side::original),
                      second = shown_in(translation, audit::Side::translation);
      const std::string code = told_language(first, &second), other = told_language(second, &first);
      const EarlierTexts before =
          earlier_ ? EarlierTexts{earlier_->text(original), earlier_->text(translation)} : EarlierTexts{};
      for (const std::string& each : {code, other}) audit::Spelling::expect(each);
      finish({asked.row, translation.language.empty() ? other : translation.language,
              audit::audit(read_in(original.source, code), read_in(std::move(translation.source), other))},
             before);
    } catch (const std::exception&) {
      refuse_audit(asked, translation.language.empty() ? translation.file : translation.language);
    }
  }

  void finish(AuditMade made, const EarlierTexts& before) {
    made.circumstances.version = FATHOM_VERSION;
    for (const std::string& file : plan_.baselines)
      made.circumstances.baseline += (made.circumstances.baseline.empty() ? "" : ", ") + file;
    after_(*made.audit, made.circumstances);
    if (earlier_) {
      const std::vector<audit::Finding> all = made.audit->findings;
      made.circumstances.since = plan_.request.audit.since;
      made.circumstances.left_out = drop_unchanged(*made.audit, before);
      made.circumstances.kept += audit::entries_left_out(all, made.audit->findings);
    }
    made_.push_back(std::move(made));
  }

  /// Notes the error that is being handled.
  void refuse_audit(const TextsAsked& asked, const std::string& column) {
    AuditMade made{asked.row, column, {}};
    made.error = std::current_exception();
    made.refused = message_of(made.error);
    made_.push_back(std::move(made));
  }

  [[nodiscard]] TextShown shown_in(const TextFound& text, audit::Side side) const {
    const char* const option = plan_.named == NamedIn::project ? "language:"
                               : side == audit::Side::original ? "--original-lang"
                                                               : "--translation-lang";
    return text_shown(text.source, option, text.stated);
  }

  /// The text's language; the first time that it had to be guessed, the user is told.
  std::string told_language(const TextShown& about, const TextShown* other) {
    std::string code = language_of(about, other);
    // what the many files of a project say of themselves is no news
    const bool is_told = context_.request.detail == Detail::all && (about.said.empty() || plan_.named != NamedIn::project);
    const std::string remark = is_told ? remark_on(about, code) : "";
    if (told_.insert(remark).second) context_.err << remark;
    return code;
  }

  static audit::Reading read_in(audit::Source source, const std::string& code) {
    return audit::read(std::move(source), audit::language(code));
  }

  const AuditPlan& plan_;
  const Context& context_;
  const AfterAudit& after_;
  std::optional<Earlier> earlier_;
  std::set<std::string> told_;
  std::vector<AuditMade> made_;
};

}  // namespace

std::vector<AuditMade> audits_of(const AuditPlan& plan, const Context& context, const AfterAudit& after) {
  Run run(plan, context, after);
  for (const TextsAsked& texts : plan.texts) run.add(texts);
  return run.made();
}

}  // namespace fathom::app
