/** The cards of Mermaid's Song, and what they are worth together. Piles of cards are arrays of names. */

export const SONGS = { song_1: 1, song_2: 2, song_3: 3 };
export const SILENCES = { silence_1: 1, silence_2: 2, silence_3: 3 };
export const VALUES = { ...SONGS, ...SILENCES };
export const RATINGS = { four: 4, five: 5, six: 6, seven: 7, nine: 9 };

const MERMAID_DECK = {
  mermaid: 15,
  song_1: 8,
  song_2: 8,
  song_3: 6,
  silence_1: 8,
  silence_2: 8,
  silence_3: 6,
  kraken: 1,
  treasure: 1,
};
const CREATURE_DECK = { four: 6, five: 6, six: 6, seven: 6, nine: 6 };
const MERMAIDS_REMOVED = { 3: 7, 4: 4, 5: 1, 6: 0 };

/** A list of cards, from how many there are of each. */
export const listed = (counts) => Object.entries(counts).flatMap(([card, count]) => Array(count).fill(card));

export const mermaidDeck = (players) => listed({ ...MERMAID_DECK, mermaid: MERMAID_DECK.mermaid - MERMAIDS_REMOVED[players] });
export const creatureDeck = () => listed(CREATURE_DECK);

export const isSpecial = (card) => card === 'kraken' || card === 'treasure';

export const kinds = (cards) => [...new Set(cards)];
export const count = (cards, kind) => cards.filter((card) => card === kind).length;

/** Takes one such card out of a pile; says whether there was one. */
export const take = (pile, card) => {
  const index = pile.indexOf(card);
  if (index === -1) return false;
  pile.splice(index, 1);
  return true;
};

/** Whether a pile has all these cards, each as often as they have it. */
export const contains = (pile, cards) => kinds(cards).every((kind) => count(pile, kind) >= count(cards, kind));

const worth = (cards, values) => cards.reduce((sum, card) => sum + (values[card] ?? 0), 0);

export const loyaltyOf = (creatures) => worth(creatures, RATINGS);
/** Songs and silences take from each other, and what is left of either counts. */
export const powerOf = ({ visible }) => Math.abs(worth(visible, SONGS) - worth(visible, SILENCES));
export const strongest = (mermaids) => Math.max(0, ...mermaids.map(powerOf));

/** Every choice of cards of these kinds from a pile, that of none included. */
const choices = (pile, values) =>
  Object.keys(values).reduce(
    (chosen, kind) =>
      chosen.flatMap((cards) =>
        Array.from({ length: count(pile, kind) + 1 }, (_, number) => [...cards, ...Array(number).fill(kind)]),
      ),
    [[]],
  );

/** The ways in which songs and silences of a pile can exactly cancel, but for those of which a part cancels by itself. */
export const waysToCancel = (pile) => {
  const silences = choices(pile, SILENCES).filter((some) => some.length > 0);
  const even = choices(pile, SONGS).flatMap((songs) =>
    silences.filter((some) => worth(some, SILENCES) === worth(songs, SONGS)).map((some) => [...songs, ...some]),
  );
  const ways = [];
  for (const cards of even.sort((one, other) => one.length - other.length)) {
    if (!ways.some((way) => contains(cards, way))) ways.push(cards);
  }
  return ways;
};
