/** A position of Mermaid's Song: how it begins, what a seat sees of it, and what it means. Used by song.mjs. */

import { SEATS } from './fathom_engine.mjs';
import { Pile } from './pile.mjs';

const SONGS = { song_1: 1, song_2: 2, song_3: 3 };
const SILENCES = { silence_1: 1, silence_2: 2, silence_3: 3 };
export const VALUES = { ...SONGS, ...SILENCES };
export const SPECIALS = ['kraken', 'treasure'];
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
export const LOYALTY_TO_WIN = { 3: 35, 4: 25, 5: 20, 6: 20 };

export const FACE_UP = 3;
export const CARDS_AT_FIRST = 2;
export const FULL_HAND = 3;
export const MOST_MERMAIDS = 3;

// ------------------------------------------------------------------------------------------------------------ the position

export const forEachSeat = (seats, make) => Object.fromEntries(seats.map((seat) => [seat, make(seat)]));

export const newGame = (players) => {
  const seats = SEATS.slice(0, players);
  const deck = Pile.of(MERMAID_DECK);
  deck.take('mermaid', MERMAIDS_REMOVED[players]);
  return {
    seats,
    step: 'laying_creatures',
    phase: 'draw',
    turn: 'Ann',
    acting: 'Ann',
    specialPlayed: false,
    ending: 'open',
    stillToLose: [],
    target: null, // the player whose mermaid is sung to, or whose creature is lured away
    nth: 0,
    deck,
    discards: new Pile(),
    setAside: new Pile(),
    hands: forEachSeat(seats, () => new Pile()),
    mermaids: forEachSeat(seats, () => []),
    creatureDeck: Pile.of(CREATURE_DECK),
    faceUp: new Pile(),
    enticed: forEachSeat(seats, () => new Pile()),
  };
};

export const gameOf = (state) => {
  const seats = SEATS.slice(0, state.players);
  const mermaid = ({ visible, covered }) => ({ visible: Pile.of(visible), covered: Pile.of(covered) });
  return {
    seats,
    step: state.step,
    phase: state.phase,
    turn: state.turn,
    acting: state.acting,
    specialPlayed: state.special === 'played',
    ending: state.ending,
    stillToLose: [...state.still_to_lose],
    target: state.target === 'none' ? null : state.target,
    nth: state.nth,
    deck: Pile.of(state.deck),
    discards: Pile.of(state.discards),
    setAside: Pile.of(state.set_aside),
    hands: forEachSeat(seats, (seat) => Pile.of(state.hands[seat])),
    mermaids: forEachSeat(seats, (seat) => (state.mermaids[seat] ?? []).map(mermaid)),
    creatureDeck: Pile.of(state.creature_deck),
    faceUp: Pile.of(state.face_up),
    enticed: forEachSeat(seats, (seat) => Pile.of(state.enticed[seat])),
  };
};

/**
 * What a seat sees: everything but the deck and the hands of others, of which it sees how many cards they have, and but that
 * somebody else has something to play between two draws.
 */
export const observe = (game, seat) => ({
  step: game.step === 'between_draws' && seat !== game.turn ? 'drawing' : game.step,
  phase: game.phase,
  turn: game.turn,
  acting: game.acting,
  special: game.specialPlayed ? 'played' : 'none_played',
  ending: game.ending,
  still_to_lose: game.stillToLose,
  target: game.target ?? 'none',
  nth: game.nth,
  deck_size: game.deck.size,
  discards: game.discards,
  set_aside: game.setAside,
  hands: { [seat]: game.hands[seat] },
  hand_sizes: forEachSeat(game.seats, (each) => game.hands[each].size),
  mermaids: game.mermaids,
  creature_deck: game.creatureDeck,
  face_up: game.faceUp,
  enticed: game.enticed,
});

// --------------------------------------------------------------------------------------------------- what a position means

/** Songs and silences take from each other, and what is left of either counts. */
export const powerOf = ({ visible }) => Math.abs(visible.worth(SONGS) - visible.worth(SILENCES));
export const loyaltyOf = (game, seat) => game.enticed[seat].worth(RATINGS);
export const handOf = (game) => game.hands[game.turn];
export const holdsSpecial = (game) => SPECIALS.some((card) => handOf(game).has(card));

/** The players clockwise, from this one on. */
export const clockwiseFrom = ({ seats }, seat) => {
  const first = seats.indexOf(seat);
  return [...seats.slice(first), ...seats.slice(0, first)];
};
export const leftOf = (game, seat) => clockwiseFrom(game, seat)[1];

export const canBeRobbed = (game, seat) => seat !== game.turn && game.enticed[seat].size > 0;
export const anybodyToRob = (game) => game.seats.some((seat) => canBeRobbed(game, seat));

export const strongest = (mermaids) => Math.max(...mermaids.map(powerOf));

/** The ways in which visible songs and silences can exactly cancel, but for those of which a part cancels by itself. */
export const waysToCancel = ({ visible }) => {
  const even = visible.parts().filter((part) => part.size > 0 && part.worth(SONGS) === part.worth(SILENCES));
  return even.filter((way) => !even.some((other) => other.size < way.size && way.includes(other)));
};
