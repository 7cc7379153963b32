#include "app/audit_since.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <utility>

#include "app/audit_changes.hpp"
#include "app/errors.hpp"
#include "app/files.hpp"
#include "app/git.hpp"
#include "audit/report/source_map.hpp"
#include "audit/text/formats.hpp"
#include "audit/text/line.hpp"

namespace fathom::app {
namespace {

namespace fs = std::filesystem;

/// A file in a folder of its own, gone at the end of its scope. It bears the name of another, so that it is read as that is.
class StandIn {
 public:
  StandIn(const fs::path& named_as, std::string_view bytes) {
    std::string folder = (fs::temp_directory_path() / "fathom-since-XXXXXX").string();
    if (::mkdtemp(folder.data()) == nullptr)
      throw BadInput(folder + ": cannot make a folder; free some room for temporary files");
    folder_ = folder;
    path_ = folder_ / named_as.filename();
    write_file(path_, bytes);
  }
  ~StandIn() {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
  }
  StandIn(const StandIn&) = delete;
  StandIn& operator=(const StandIn&) = delete;

  [[nodiscard]] std::string path() const { return path_.string(); }

 private:
  fs::path folder_;
  fs::path path_;
};

fs::path folder_of_file(const std::string& file) { return fs::absolute(file).parent_path(); }

/// The texts of a file as it was; none where it had not a letter.
std::vector<audit::Source> texts_in(const std::string& file, const std::string& since, const std::string& bytes) {
  if (!audit::has_letter(audit::source_of(file, bytes).text)) return {};
  const StandIn stand_in(file, bytes);
  try {
    return audit::read_texts(stand_in.path());
  } catch (const Problem& problem) {
    throw Problem(file + " at " + since, problem.at(), problem.message());
  }
}

/// What is known of the sentences of one text.
struct TouchedText {
  const audit::Reading* text = nullptr;
  audit::SourceMap map;
  std::vector<bool> sentences;
  std::vector<bool> gone_before;
};

/// A text's units by their keys; what stands under a key twice belongs together.
std::map<std::string, std::string> units_of(const audit::Source& source) {
  std::map<std::string, std::string> units;
  for (const audit::Unit& unit : source.units) units[unit.key] += std::string(source.words(unit.at)) + "\n";
  return units;
}

/// Keys whose units are new, gone or other.
void add_changed_keys(const audit::Source& now, const std::optional<audit::Source>& before, std::set<std::string>& keys) {
  const std::map<std::string, std::string> units = units_of(now),
                                           old = before ? units_of(*before) : std::map<std::string, std::string>{};
  for (const auto& [key, words] : units) {
    const auto same = old.find(key);
    if (same == old.end() || same->second != words) keys.insert(key);
  }
  for (const auto& [key, words] : old)
    if (units.find(key) == units.end()) keys.insert(key);
}

bool has_keys(const audit::Reading& text, const std::optional<audit::Source>& before) {
  return text.document.source.is_keyed() && (!before || before->is_keyed() || before->text.empty());
}

void touch_units(TouchedText& side, const std::set<std::string>& keys) {
  const audit::Document& document = side.text->document;
  for (std::size_t i = 0; i < document.sentences.size(); ++i) {
    const audit::Unit* const unit = document.source.unit(document.in_source(document.sentences[i].at).begin);
    side.sentences[i] = unit != nullptr && keys.find(unit->key) != keys.end();
  }
}

void touch_sentences(TouchedText& side, const std::optional<audit::Source>& before) {
  if (before && before->text == side.text->document.source.text) return;
  const audit::Reading old = audit::read(before.value_or(audit::Source{}), *side.text->language);
  const auto words = [](const audit::Document& document) {
    std::vector<std::string_view> all;
    for (const audit::Sentence& sentence : document.sentences) all.push_back(document.words(sentence.at));
    return all;
  };
  Changes made = changes(words(old.document), words(side.text->document));
  side.sentences = std::move(made.is_new);
  side.gone_before = std::move(made.gone_before);
}

bool any(const std::vector<bool>& of, std::size_t first, std::size_t end) {
  for (std::size_t i = first; i < end && i < of.size(); ++i)
    if (of[i]) return true;
  return false;
}

/// Whether one side of a bead has changed: its sentences, or, where the sides differ in length, what stood around them.
bool is_touched(const TouchedText& side, std::uint32_t first, std::uint32_t count, std::uint32_t other_count) {
  return any(side.sentences, first, first + count) ||
         (count != other_count && any(side.gone_before, first, first + count + 1));
}

void touch_all(std::vector<bool>& sentences, std::uint32_t first, std::uint32_t count) {
  for (std::size_t i = first; i < std::size_t{first} + count && i < sentences.size(); ++i) sentences[i] = true;
}

/// What is held against a changed sentence is touched too.
void touch_counterparts(const audit::Alignment& alignment, TouchedText& original, TouchedText& translation) {
  std::vector<const audit::Bead*> touched;
  for (const audit::Bead& bead : alignment.beads)
    if (is_touched(original, bead.original, bead.original_count, bead.translation_count) ||
        is_touched(translation, bead.translation, bead.translation_count, bead.original_count))
      touched.push_back(&bead);
  for (const audit::Bead* const bead : touched) {
    touch_all(original.sentences, bead->original, bead->original_count);
    touch_all(translation.sentences, bead->translation, bead->translation_count);
  }
}

TouchedText untouched(const audit::Reading& text) {
  const std::size_t size = text.document.sentences.size();
  return {&text, audit::SourceMap(text.document), std::vector<bool>(size, false), std::vector<bool>(size + 1, false)};
}

/// The texts of an audit, the original first, with what has changed in them.
std::vector<TouchedText> touched_texts(const audit::Audit& of, const EarlierTexts& before) {
  std::vector<TouchedText> texts{untouched(of.original)};
  if (of.translation) texts.push_back(untouched(*of.translation));
  const std::optional<audit::Source>* const old[] = {&before.original, &before.translation};
  bool are_keyed = true;
  for (std::size_t i = 0; i < texts.size(); ++i) are_keyed = are_keyed && has_keys(*texts[i].text, *old[i]);
  if (are_keyed) {
    std::set<std::string> keys;
    for (std::size_t i = 0; i < texts.size(); ++i) add_changed_keys(texts[i].text->document.source, *old[i], keys);
    for (TouchedText& text : texts) touch_units(text, keys);
    return texts;
  }
  for (std::size_t i = 0; i < texts.size(); ++i) touch_sentences(texts[i], *old[i]);
  if (texts.size() > 1) touch_counterparts(of.alignment, texts[0], texts[1]);
  return texts;
}

bool touches(const audit::Finding& finding, const std::vector<TouchedText>& texts) {
  std::vector<const audit::Passage*> passages;
  for (const std::optional<audit::Passage>* const each : {&finding.original, &finding.translation})
    if (*each) passages.push_back(&**each);
  for (const audit::Passage& each : finding.elsewhere) passages.push_back(&each);
  if (passages.empty())  // it is about the texts as a whole
    return std::any_of(texts.begin(), texts.end(),
                       [](const TouchedText& text) { return any(text.sentences, 0, text.sentences.size()); });
  return std::any_of(passages.begin(), passages.end(), [&](const audit::Passage* passage) {
    const TouchedText& text = texts[passage->side == audit::Side::translation && texts.size() > 1 ? 1 : 0];
    const std::optional<std::uint32_t> sentence = text.map.sentence_of(passage->at);
    return sentence && text.sentences[*sentence];
  });
}

}  // namespace

Earlier::Earlier(std::string since, std::string of) : since_(std::move(since)), of_(std::move(of)) {
  std::error_code ignored;
  is_file_ = fs::is_regular_file(since_, ignored);
  if (!is_file_) commit_around(of_);
}

const std::string& Earlier::commit_around(const std::string& file) {
  std::string& commit = commits_[folder_of_file(file)];
  if (commit.empty()) commit = commit_of(since_, folder_of_file(file));
  return commit;
}

Earlier::Texts Earlier::read(const std::string& file) {
  if (const auto known = known_.find(file); known != known_.end()) return known->second;
  Texts& texts = known_[file];
  if (is_file_) return texts = std::make_shared<const std::vector<audit::Source>>(audit::read_texts(since_));
  const std::optional<std::string> bytes = file_at(commit_around(file), file);
  return texts = std::make_shared<const std::vector<audit::Source>>(bytes ? texts_in(file, since_, *bytes)
                                                                          : std::vector<audit::Source>{});
}

std::optional<audit::Source> Earlier::text(const TextFound& now) {
  if (is_file_ && now.file != of_) return now.source;
  const Texts texts = read(now.file);
  const auto same = std::find_if(texts->begin(), texts->end(), [&](const audit::Source& text) {
    return !text.language.empty() && text.language == now.source.language;
  });
  if (same != texts->end()) return *same;
  return now.index < texts->size() ? std::optional((*texts)[now.index]) : std::nullopt;
}

std::size_t drop_unchanged(audit::Audit& on, const EarlierTexts& before) {
  const std::vector<TouchedText> texts = touched_texts(on, before);
  std::size_t open = 0;
  std::erase_if(on.findings, [&](const audit::Finding& finding) {
    const bool is_dropped = !touches(finding, texts);
    if (is_dropped && !finding.accepted) ++open;
    return is_dropped;
  });
  return open;
}

}  // namespace fathom::app
