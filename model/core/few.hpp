#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <stdexcept>
#include <type_traits>
#include <utility>

namespace fathom {

/// A short list kept in place: the tiles on offer, the cells one tile covers, the order of play.
/// Holds at most `Capacity` items, never allocates, and is a regular value: items beyond the end are reset, so `==` and
/// hashing see only what the list says. `push_back` on a full list loses the item, and the list says so from then on: it has
/// `overflowed`, is equal to no list that has not, and a law of any game falls.
template <class T, std::size_t Capacity>
class Few {
 public:
  using value_type = T;
  static constexpr std::size_t capacity = Capacity;

  constexpr Few() = default;
  /// A list that is too long is a mistake in the program: in a table it does not even compile.
  constexpr Few(std::initializer_list<T> items) {
    if (items.size() > Capacity) throw std::length_error("more items are listed than there is room for");
    for (const T& item : items) push_back(item);
  }

  constexpr void push_back(const T& item) {
    if (full())
      count_ |= overflow;
    else
      items_[count_++ & ~overflow] = item;
  }
  /// Takes out the item at `index` and closes the gap, keeping the order. Does nothing past the end.
  constexpr void erase_at(std::size_t index) {
    if (index >= size()) return;
    for (std::size_t i = index + 1; i < size(); ++i) items_[i - 1] = items_[i];
    --count_;
    items_[size()] = T{};
  }
  constexpr void clear() { *this = Few{}; }

  [[nodiscard]] constexpr std::size_t size() const { return count_ & ~overflow; }
  [[nodiscard]] constexpr bool empty() const { return size() == 0; }
  [[nodiscard]] constexpr bool full() const { return size() == Capacity; }
  /// Whether an item has been lost for want of room.
  [[nodiscard]] constexpr bool overflowed() const { return (count_ & overflow) != 0; }
  [[nodiscard]] constexpr bool contains(const T& item) const { return index_of(item) < size(); }
  /// Where `item` first stands, or `size()` when it does not.
  [[nodiscard]] constexpr std::size_t index_of(const T& item) const {
    std::size_t i = 0;
    while (i < size() && !(items_[i] == item)) ++i;
    return i;
  }

  constexpr T& operator[](std::size_t index) { return items_[index]; }
  constexpr const T& operator[](std::size_t index) const { return items_[index]; }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size(); }
  [[nodiscard]] constexpr const T* begin() const { return items_.data(); }
  [[nodiscard]] constexpr const T* end() const { return items_.data() + size(); }

  friend constexpr bool operator==(const Few&, const Few&) = default;
  friend constexpr auto operator<=>(const Few&, const Few&) = default;

 private:
  /// The highest bit of `count_` is set once an item has been lost.
  using Number = std::conditional_t<(Capacity < 128), std::uint8_t, std::uint16_t>;
  static constexpr Number overflow = static_cast<Number>(Number{1} << (std::numeric_limits<Number>::digits - 1));
  static_assert(Capacity < overflow);

  std::array<T, Capacity> items_{};
  Number count_ = 0;
};

}  // namespace fathom
