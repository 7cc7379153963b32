#!/usr/bin/env node
/**
 * Mermaid's Song, written from its rulebook for the sake of `fathom conform`.
 *
 *     fathom conform mermaids-song -- node engines/javascript/song.mjs
 *
 * Shuffling, dealing and drawing are actions that this engine is told, so that it knows what is in a deck but not in which order.
 */

import { Refused, Unsupported, serve } from './fathom_engine.mjs';
import { ACTIONS } from './actions.mjs';
import { forEachSeat, gameOf, loyaltyOf, newGame, observe } from './position.mjs';

const legal = (game) =>
  Object.entries(ACTIONS).flatMap(([verb, { chance, due, choices, objection }]) => {
    if (!due.includes(game.step)) return [];
    const by = chance ? undefined : game.acting;
    const all = choices ? choices(game) : [{}];
    return all.filter((fields) => !objection?.(game, fields)).map((fields) => ({ by, verb, fields }));
  });

const apply = (game, { by, verb, fields }) => {
  const { chance, due, objection, perform } = ACTIONS[verb];
  if (!due.includes(game.step)) throw new Refused(`it is not the time to ${verb}`, 'turns.sequence');
  if (by !== (chance ? undefined : game.acting)) throw new Refused('somebody else is to act', 'turns.in_turn');
  const [rule, why] = objection?.(game, fields) ?? [];
  if (rule) throw new Refused(why, rule);
  perform(game, fields);
};

serve({
  name: 'song.mjs',
  version: '1.0',
  begin(players, change) {
    if (Object.keys(change).length > 0) throw new Unsupported(Object.keys(change));
    return newGame(players);
  },
  apply,
  legal,
  observe,
  scores: (game) => forEachSeat(game.seats, (seat) => loyaltyOf(game, seat)),
  set: gameOf,
});
