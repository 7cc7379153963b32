/** Every move that a player may make, for the bots of boardgame.io. */

import { RATINGS, VALUES, isSpecial, kinds, powerOf, strongest, waysToCancel } from './cards.mjs';
import { MOST_MERMAIDS, anybodyToRob, canBeRobbed } from './moves.mjs';

const indices = (list) => list.map((_, index) => index);

const dealing = (G, ctx, player) => {
  const isFirst = G.hands[player].length === 0;
  return kinds(G.mermaidDeck)
    .filter((card) => !isFirst || card === 'mermaid')
    .map((card) => [isSpecial(card) ? 'setAside' : 'deal', player, card]);
};

const drawing = (G, ctx, player) => {
  if (G.mermaidDeck.length > 0) return kinds(G.mermaidDeck).map((card) => ['draw', player, card]);
  return [[G.discards.length > 0 ? 'reshuffle' : 'endPlay']];
};

const specials = (G, ctx, player) => {
  const hand = G.hands[player];
  const robbed = ctx.playOrder.filter((other) => canBeRobbed(G, ctx, other));
  return [
    ...(hand.includes('kraken') ? [['releaseKraken']] : []),
    ...(hand.includes('treasure') ? robbed.map((other) => ['playTreasure', other]) : []),
  ];
};

const betweenDraws = (G, ctx, player) => [['drawNext'], ...specials(G, ctx, player)];

const choosing = (G, ctx, player) => {
  const hand = G.hands[player];
  const mayDiscard = hand.length > 0 && !G.specialPlayed && !hand.some(isSpecial);
  return [['beginActions'], ...(mayDiscard ? [['discardHand']] : []), ...specials(G, ctx, player)];
};

const songs = (G, ctx, player) =>
  kinds(G.hands[player])
    .filter((card) => card in VALUES)
    .flatMap((card) =>
      ctx.playOrder.flatMap((owner) => indices(G.mermaids[owner]).map((index) => ['playSong', card, owner, index])),
    );

const enticing = (G, player) =>
  G.mermaids[player].flatMap((mermaid, index) =>
    kinds(G.faceUp)
      .filter((creature) => powerOf(mermaid) >= RATINGS[creature])
      .map((creature) => ['entice', index, creature]),
  );

const ending = (G, ctx, player) => {
  const held = G.hands[player].filter(isSpecial);
  if (held.length === 0) return [['finishTurn']];
  return held.includes('kraken') || anybodyToRob(G, ctx) ? [] : [['discardTreasure']];
};

const acting = (G, ctx, player) => {
  const mayPlayMermaid = G.hands[player].includes('mermaid') && G.mermaids[player].length < MOST_MERMAIDS;
  return [
    ...(mayPlayMermaid ? [['playMermaid']] : []),
    ...songs(G, ctx, player),
    ...enticing(G, player),
    ...specials(G, ctx, player),
    ...ending(G, ctx, player),
  ];
};

const covering = (G) => {
  const { owner, index } = G.covering;
  return waysToCancel(G.mermaids[owner][index].visible).map((cards) => ['coverCards', cards]);
};

const losing = (G, ctx, player) => {
  const mine = G.mermaids[player];
  return indices(mine)
    .filter((index) => powerOf(mine[index]) === strongest(mine))
    .map((index) => ['loseMermaid', index]);
};

/** By phase or, within a turn, by stage. */
const MOVES = {
  layout: (G) => kinds(G.creatureDeck).map((creature) => ['turnCreature', creature]),
  deal: dealing,
  firstPlayer: (G, ctx) => ctx.playOrder.map((player) => ['chooseFirst', player]),
  drawing,
  between_draws: betweenDraws,
  choosing,
  acting,
  covering,
  losing,
  luring: (G) => kinds(G.enticed[G.luringFrom]).map((creature) => ['lure', creature]),
  replacing: (G) => kinds(G.creatureDeck).map((creature) => ['turnCreature', creature]),
};

export const enumerate = (G, ctx, playerID) => {
  const at = ctx.phase === 'play' ? ctx.activePlayers[playerID] : ctx.phase;
  return (MOVES[at]?.(G, ctx, playerID) ?? []).map(([move, ...args]) => ({ move, args }));
};
