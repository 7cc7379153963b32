/** The words of `fathom conform` for the players, cards and moves of the game. */

import { SEATS } from '../javascript/fathom_engine.mjs';
import { listed } from './cards.mjs';

export const seatOf = (player) => SEATS[Number(player)];
export const playerOf = (seat) => String(SEATS.indexOf(seat));
export const pile = (told = []) => (Array.isArray(told) ? [...told] : listed(told));

/** The move for each verb, and the fields of the action in the order of the move's arguments. */
export const CHANCE = {
  turn_creature: ['turnCreature', 'creature'],
  deal: ['deal', 'to', 'card'],
  set_aside: ['setAside', 'to', 'card'],
  first_player: ['chooseFirst', 'to'],
  draw: ['draw', 'to', 'card'],
  reshuffle: ['reshuffle'],
  end_play: ['endPlay'],
  lure: ['lure', 'creature'],
};
const CHOICES = {
  draw_next: ['drawNext'],
  discard_hand: ['discardHand'],
  begin_actions: ['beginActions'],
  play_mermaid: ['playMermaid'],
  play: ['playSong', 'card', 'on', 'nth'],
  cover: ['coverCards', 'cards'],
  entice: ['entice', 'nth', 'creature'],
  end_turn: ['finishTurn'],
  release_kraken: ['releaseKraken'],
  lose: ['loseMermaid', 'nth'],
  play_treasure: ['playTreasure', 'from'],
  discard_treasure: ['discardTreasure'],
};
export const VERBS = { ...CHANCE, ...CHOICES };

/** How fields become arguments, and arguments fields. What is not named here stays as it is. */
const ARGUMENTS = { to: playerOf, on: playerOf, from: playerOf, nth: (nth) => nth - 1, cards: pile };
const FIELDS = { to: seatOf, on: seatOf, from: seatOf, nth: (index) => index + 1 };

export const argumentOf = (field, value) => (field in ARGUMENTS ? ARGUMENTS[field](value) : value);
export const fieldOf = (field, argument) => (field in FIELDS ? FIELDS[field](argument) : argument);

export const bySeat = (byPlayer, tell = (value) => value) =>
  Object.fromEntries(Object.entries(byPlayer).map(([player, value]) => [seatOf(player), tell(value)]));
