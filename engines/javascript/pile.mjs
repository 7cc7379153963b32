/** Cards of which only the number of each kind matters: a deck, a hand, what lies with a mermaid. Used by song.mjs. */
export class Pile {
  #counts = new Map();

  /** A pile of its own, from a list of cards or from numbers by name. */
  static of(said = {}) {
    const pile = new Pile();
    if (Array.isArray(said)) said.forEach((card) => pile.put(card));
    else Object.entries(said).forEach(([card, count]) => pile.put(card, count));
    return pile;
  }

  count(card) {
    return this.#counts.get(card) ?? 0;
  }
  has(card) {
    return this.count(card) > 0;
  }
  kinds() {
    return [...this.#counts.keys()];
  }
  get size() {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  put(card, count = 1) {
    const sum = this.count(card) + count;
    if (sum > 0) this.#counts.set(card, sum);
    else this.#counts.delete(card);
    return this;
  }
  putAll(others) {
    others.#counts.forEach((count, card) => this.put(card, count));
    return this;
  }
  take(card, count = 1) {
    return this.put(card, -count);
  }
  takeAll(others) {
    others.#counts.forEach((count, card) => this.take(card, count));
    return this;
  }

  /** What all cards are worth together, where each kind has a value. */
  worth(values) {
    return [...this.#counts].reduce((sum, [card, count]) => sum + count * (values[card] ?? 0), 0);
  }

  includes(other) {
    return other.kinds().every((card) => this.count(card) >= other.count(card));
  }
  equals(other) {
    return this.size === other.size && this.includes(other);
  }

  /** Every pile that can be picked out of this one, the empty one included. */
  parts() {
    let parts = [new Pile()];
    for (const [card, most] of this.#counts) {
      const counts = Array.from({ length: most + 1 }, (_, count) => count);
      parts = parts.flatMap((part) => counts.map((count) => new Pile().putAll(part).put(card, count)));
    }
    return parts;
  }

  toJSON() {
    return Object.fromEntries(this.#counts);
  }
}
