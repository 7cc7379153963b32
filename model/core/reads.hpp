#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/core/names.hpp"

// Numbers and readings of a rulebook that note who reads them, so that what a check rests on is derived and not typed.

namespace fathom {

/// The rules whose numbers and readings were read, and the dropped rules that were met: each id once, in the order first
/// read.
class ReadSet {
 public:
  void note(std::string_view rule);
  void add(const ReadSet& more);
  void clear() { rules_.clear(); }

  [[nodiscard]] bool contains(std::string_view rule) const;
  [[nodiscard]] bool empty() const { return rules_.empty(); }
  [[nodiscard]] auto begin() const { return rules_.begin(); }
  [[nodiscard]] auto end() const { return rules_.end(); }

 private:
  std::vector<std::string_view> rules_;  ///< Views of string literals.
};

namespace detail {

/// Where this thread notes what it reads; nowhere most of the time.
inline constinit thread_local ReadSet* read_notes = nullptr;

/// Notes a rule where `read_notes` says. Apart, so that a reader whom nobody watches has no more than a test of its own.
[[gnu::cold, gnu::noinline]] void note_now(const char* rule);

/// Notes that a rule is being read, if anybody wants to know.
constexpr void note_read(const char* rule) {
  if (std::is_constant_evaluated()) return;
  if (read_notes != nullptr) [[unlikely]]
    note_now(rule);
}

}  // namespace detail

/// While it lives, what this thread reads of the rules is noted in the set given, and nowhere else.
class Noting {
 public:
  explicit Noting(ReadSet& into) : before_(std::exchange(detail::read_notes, &into)) {}
  ~Noting() { detail::read_notes = before_; }
  Noting(const Noting&) = delete;
  Noting& operator=(const Noting&) = delete;

 private:
  ReadSet* before_;
};

/// A number of the rulebook, or how one of its rules is read, with the id of the rule. Used as the value it is; comparing,
/// copying and writing down a whole set of rules is no reading.
template <class T>
class Setting {
 public:
  using Value = T;

  explicit constexpr Setting(const char* rule, T value = T{}) : rule_(rule), value_(value) {}
  constexpr Setting(const Setting&) = default;
  constexpr Setting& operator=(const Setting& other) { return *this = other.value_; }
  constexpr Setting& operator=(T value) {
    value_ = value;
    return *this;
  }

  constexpr operator T() const {  // NOLINT(google-explicit-constructor): it is read as the value it is
    detail::note_read(rule_);
    return value_;
  }
  /// The value, without anybody having read it.
  [[nodiscard]] constexpr T written() const { return value_; }
  [[nodiscard]] constexpr std::string_view rule() const { return rule_; }

  friend constexpr bool operator==(const Setting& a, const Setting& b) { return a.value_ == b.value_; }

 private:
  const char* rule_;
  T value_;
};

using Number = Setting<int>;
/// Of a rule that can be read in several ways, the way chosen. The first reading is the default.
template <Named E>
using Choice = Setting<E>;

/// A table of numbers of the rulebook, with the id of its rule.
template <std::size_t Size>
class Numbers {
 public:
  using Value = std::array<int, Size>;

  constexpr Numbers(const char* rule, const Value& values) : rule_(rule), values_(values) {}
  constexpr Numbers(const Numbers&) = default;
  constexpr Numbers& operator=(const Numbers& other) { return *this = other.values_; }
  constexpr Numbers& operator=(const Value& values) {
    values_ = values;
    return *this;
  }

  constexpr operator const Value&() const { return read(); }  // NOLINT(google-explicit-constructor)
  constexpr int& operator[](std::size_t index) {
    detail::note_read(rule_);
    return values_[index];
  }
  constexpr int operator[](std::size_t index) const { return read()[index]; }
  [[nodiscard]] constexpr auto begin() const { return read().begin(); }
  [[nodiscard]] constexpr auto end() const { return values_.end(); }
  [[nodiscard]] constexpr int front() const { return read().front(); }
  [[nodiscard]] constexpr int back() const { return read().back(); }
  [[nodiscard]] static constexpr std::size_t size() { return Size; }

  /// The numbers, without anybody having read them.
  [[nodiscard]] constexpr const Value& written() const { return values_; }
  [[nodiscard]] constexpr std::string_view rule() const { return rule_; }

  friend constexpr bool operator==(const Numbers& a, const Numbers& b) { return a.values_ == b.values_; }
  friend constexpr bool operator==(const Numbers& a, const Value& b) { return a.read() == b; }

 private:
  constexpr const Value& read() const {
    detail::note_read(rule_);
    return values_;
  }

  const char* rule_;
  Value values_;
};

/// A member of a set of rules that notes who reads it.
template <class T>
concept Noted = requires(const T& member) {
  member.written();
};

/// What is written down of a member, noted or not, without anybody having read it.
template <class T>
constexpr decltype(auto) written(const T& member) {
  if constexpr (Noted<T>) {
    return member.written();
  } else {
    return (member);
  }
}

/// The plain type of a member's value.
template <class T>
using WrittenAs = std::remove_cvref_t<decltype(written(std::declval<const T&>()))>;

}  // namespace fathom
