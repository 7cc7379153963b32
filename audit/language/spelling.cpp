#include "audit/language/spelling.hpp"

#include <unicode/locid.h>
#include <unicode/ucnv.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <future>
#include <hunspell.h>
#include <map>
#include <mutex>
#include <optional>
#include <unordered_map>

#include "audit/language/utf8.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 3> usual_folders{"/usr/share/hunspell", "/usr/share/myspell",
                                                        "/usr/share/myspell/dicts"};
/// One of the language's own region, and one of another (`en_GB`).
constexpr std::size_t most_dictionaries = 2;
/// Nobody writes longer words; hunspell itself stops at a hundred letters.
constexpr std::size_t longest_word = 80;

std::vector<fs::path> folders() {
  std::vector<fs::path> all;
  if (const char* const named = std::getenv("DICPATH"); named != nullptr) {
    for (std::string_view rest = named; !rest.empty();) {
      const std::size_t end = std::min(rest.find(':'), rest.size());
      if (end > 0) all.emplace_back(rest.substr(0, end));
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
  }
  all.insert(all.end(), usual_folders.begin(), usual_folders.end());
  return all;
}

/// `en_US`: the code with the region that most of its speakers live in.
std::string with_likely_region(const std::string& code) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale(code.c_str());
  locale.addLikelySubtags(error);
  return U_FAILURE(error) != 0 ? code : code + "_" + locale.getCountry();
}

/// The dictionaries of a language, without their ending: those of its own regions first.
std::vector<fs::path> files_of(const std::string& code) {
  std::string upper = code;
  std::transform(upper.begin(), upper.end(), upper.begin(), [](char c) { return static_cast<char>(c - 'a' + 'A'); });
  const std::array<std::string, 4> preferred{code, with_likely_region(code), code + "_" + upper, "en_GB"};
  std::vector<fs::path> found;
  for (const fs::path& each : folders()) {
    std::vector<fs::path> here;
    std::error_code error;
    for (fs::directory_iterator entry(each, error), end; !error && entry != end; entry.increment(error)) {
      const std::string stem = entry->path().stem().string();
      if (entry->path().extension() != ".aff" || (stem != code && !stem.starts_with(code + "_"))) continue;
      if (fs::exists(fs::path(entry->path()).replace_extension(".dic"), error)) here.push_back(each / stem);
    }
    const auto rank = [&](const fs::path& file) { return std::find(preferred.begin(), preferred.end(), file.filename()); };
    std::sort(here.begin(), here.end(), [&](const fs::path& a, const fs::path& b) {
      return std::pair(rank(a), a.filename()) < std::pair(rank(b), b.filename());
    });
    // Many regions are other names of one dictionary.
    for (const fs::path& file : here) {
      const auto same = [&](const fs::path& other) {
        return fs::equivalent(file.string() + ".dic", other.string() + ".dic", error);
      };
      if (std::none_of(found.begin(), found.end(), same)) found.push_back(file);
    }
    if (!found.empty()) break;
  }
  if (found.size() > most_dictionaries) found.resize(most_dictionaries);
  return found;
}

icu::UnicodeString plain(std::string_view word) {
  icu::UnicodeString text = icu::UnicodeString::fromUTF8({word.data(), static_cast<std::int32_t>(word.size())});
  text.findAndReplace(icu::UnicodeString(u"\u2019"), icu::UnicodeString(u"'"));
  text.findAndReplace(icu::UnicodeString(u"\u00AD"), icu::UnicodeString());
  return text;
}

}  // namespace

struct Spelling::Dictionaries {
  /// Turns words into the bytes that a dictionary is written in.
  class Encoding {
   public:
    explicit Encoding(const std::string& name) {
      UErrorCode error = U_ZERO_ERROR;
      converter_.reset(ucnv_open(name.c_str(), &error));
      if (U_SUCCESS(error) != 0) ucnv_setFromUCallBack(converter_.get(), UCNV_FROM_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &error);
      if (U_FAILURE(error) != 0) converter_.reset();
    }

    /// Nothing for a word that cannot be written in it.
    [[nodiscard]] std::optional<std::string> bytes(const icu::UnicodeString& word) const {
      if (!converter_) return std::nullopt;
      std::array<char, longest_word * 4> room{};
      UErrorCode error = U_ZERO_ERROR;
      const std::int32_t size = word.extract(room.data(), static_cast<std::int32_t>(room.size()), converter_.get(), error);
      if (U_FAILURE(error) != 0 || size > static_cast<std::int32_t>(room.size())) return std::nullopt;
      return std::string(room.data(), static_cast<std::size_t>(size));
    }

   private:
    struct Closing {
      void operator()(UConverter* converter) const { ucnv_close(converter); }
    };
    std::unique_ptr<UConverter, Closing> converter_;
  };

  struct Closing {
    void operator()(Hunhandle* dictionary) const { Hunspell_destroy(dictionary); }
  };
  /// One at a time: those in UTF-8 share a table that Hunspell makes where it finds none, without looking who else does.
  static std::unique_ptr<Hunhandle, Closing> opened(const std::string& file) {
    static std::mutex opening;
    const std::lock_guard lock(opening);
    return std::unique_ptr<Hunhandle, Closing>(Hunspell_create((file + ".aff").c_str(), (file + ".dic").c_str()));
  }
  struct One {
    std::unique_ptr<Hunhandle, Closing> words;
    Encoding encoding;
  };
  std::vector<One> all;
  mutable std::unordered_map<std::string, bool> asked;
  mutable std::mutex guard;  ///< Hunspell's dictionaries change while they are asked.

  [[nodiscard]] bool has(const icu::UnicodeString& word) const {
    for (const One& one : all)
      if (const auto bytes = one.encoding.bytes(word); bytes && Hunspell_spell(one.words.get(), bytes->c_str()) != 0) return true;
    return false;
  }
  /// The same for words that are asked for again and again.
  [[nodiscard]] bool knows(const icu::UnicodeString& word) const {
    const std::string key = utf8(word);
    if (const auto known = asked.find(key); known != asked.end()) return known->second;
    const bool is_known = has(word);
    asked.emplace(key, is_known);
    return is_known;
  }
};

Spelling::Spelling(std::unique_ptr<Dictionaries> dictionaries) : dictionaries_(std::move(dictionaries)) {}
Spelling::~Spelling() = default;

std::shared_ptr<const Spelling> Spelling::load(const std::string& code) {
  auto dictionaries = std::make_unique<Dictionaries>();
  for (const fs::path& file : files_of(code)) {
    auto words = Dictionaries::opened(file.string());
    if (!words) continue;
    Dictionaries::Encoding encoding(Hunspell_get_dic_encoding(words.get()));
    dictionaries->all.push_back({std::move(words), std::move(encoding)});
  }
  if (dictionaries->all.empty()) return nullptr;
  return std::shared_ptr<const Spelling>(new Spelling(std::move(dictionaries)));
}

namespace {

using Loading = std::shared_future<std::shared_ptr<const Spelling>>;

/// The dictionaries of a language, by whom `load` began with if nobody has yet.
template <class Load>
Loading loading(const std::string& code, Load load) {
  static std::mutex guard;
  // Never destroyed: to free the words one by one takes as long as to load them.
  static auto& all = *new std::map<std::string, Loading>;
  const std::lock_guard lock(guard);
  const char* const named = std::getenv("DICPATH");
  const std::string key = code + ":" + (named == nullptr ? "" : named);
  const auto known = all.find(key);
  return known != all.end() ? known->second : all.emplace(key, std::async(std::launch::async, load, code).share()).first->second;
}

}  // namespace

std::shared_ptr<const Spelling> Spelling::of(const std::string& code) { return loading(code, &Spelling::load).get(); }

void Spelling::expect(const std::string& code) { loading(code, &Spelling::load); }

bool Spelling::knows(std::string_view word) const {
  if (word.empty() || word.size() > longest_word) return true;
  const std::lock_guard lock(dictionaries_->guard);
  return dictionaries_->knows(plain(word));
}

std::string Spelling::near(std::string_view word) const {
  if (word.empty() || word.size() > longest_word) return {};
  static const icu::UnicodeString letters = u"abcdefghijklmnopqrstuvwxyzàáâãäåæçèéêëìíîïñòóôõöøœùúûüýßąćčďęěğłńňőřśşšťůűźżž";
  const icu::UnicodeString text = plain(word);
  const std::lock_guard lock(dictionaries_->guard);
  std::string found;
  const auto is_word = [&](const icu::UnicodeString& candidate) {
    if (candidate.length() < 2 || !dictionaries_->has(candidate)) return false;
    found = utf8(candidate);
    return true;
  };
  for (std::int32_t at = 0; at < text.length(); ++at) {
    icu::UnicodeString without = text;
    if (is_word(without.remove(at, 1))) return found;
    if (at + 1 < text.length()) {
      icu::UnicodeString exchanged = text;
      exchanged.setCharAt(at, text.charAt(at + 1)).setCharAt(at + 1, text.charAt(at));
      if (is_word(exchanged)) return found;
    }
  }
  for (std::int32_t at = 0; at <= text.length(); ++at) {
    for (std::int32_t letter = 0; letter < letters.length(); ++letter) {
      icu::UnicodeString with = text;
      if (is_word(with.insert(at, letters.charAt(letter)))) return found;
      icu::UnicodeString changed = text;
      if (at < text.length() && is_word(changed.setCharAt(at, letters.charAt(letter)))) return found;
    }
  }
  return found;
}

}  // namespace fathom::audit
