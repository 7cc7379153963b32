#!/usr/bin/env node
/**
 * Serves Mermaid's Song on boardgame.io to `fathom conform`: each game is a client of its own (its log grows with every
 * move), and what a seat sees is what `playerView` lets it see.
 *
 *     cd engines/boardgame_io && ./prepare && fathom conform mermaids-song -- node engine.mjs
 */

import { Client } from 'boardgame.io/dist/cjs/client.js';
import { Refused, Unsupported, serve } from '../javascript/fathom_engine.mjs';
import { loyaltyOf } from './cards.mjs';
import { MermaidsSong } from './game.mjs';
import { stateFrom, told, whoActs } from './states.mjs';
import { CHANCE, VERBS, argumentOf, bySeat, fieldOf, playerOf, seatOf } from './words.mjs';

const newClient = (numPlayers) => Client({ game: MermaidsSong, numPlayers, debug: false });

/** A client that goes on from a state, as it would from one that a server sends it. */
const clientAt = (described) => {
  const client = newClient(described.players);
  const state = stateFrom(described, client.store.getState());
  client.store.dispatch({ type: 'SYNC', state, initialState: state, log: [], clientOnly: true });
  return client;
};

const apply = (client, { by, verb, fields }) => {
  const [move, ...names] = VERBS[verb];
  const before = client.store.getState()._stateID;
  client.updatePlayerID(verb in CHANCE ? null : playerOf(by));
  client.moves[move](...names.map((name) => argumentOf(name, fields[name])));
  if (client.store.getState()._stateID === before) throw new Refused('boardgame.io does not take this move');
};

const legal = (client) => {
  const { G, ctx } = client.store.getState();
  if (ctx.gameover) return [];
  const player = whoActs(ctx);
  return MermaidsSong.ai.enumerate(G, ctx, player).map(({ move, args }) => {
    const [verb, [, ...names]] = Object.entries(VERBS).find(([, [name]]) => name === move);
    const fields = Object.fromEntries(names.map((name, index) => [name, fieldOf(name, args[index])]));
    return { by: verb in CHANCE ? undefined : seatOf(player), verb, fields };
  });
};

const observe = (client, seat) => {
  client.updatePlayerID(playerOf(seat));
  return told(client.getState(), playerOf(seat));
};

const scores = (client) => {
  const { enticed } = client.getState().G;
  return bySeat(enticed, loyaltyOf);
};

serve({
  name: 'boardgame.io',
  version: '0.50.2',
  begin(players, change) {
    if (Object.keys(change).length > 0) throw new Unsupported(Object.keys(change));
    return newClient(players);
  },
  apply,
  legal,
  observe,
  scores,
  set: clientAt,
});
