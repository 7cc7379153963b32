/**
 * The moves of Mermaid's Song. Those of chance (turning up creatures, dealing, drawing, reshuffling, luring) are told which card
 * comes, so that a play can be repeated; they are made in the name of the player in turn.
 */

import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { RATINGS, VALUES, contains, isSpecial, loyaltyOf, powerOf, strongest, take, waysToCancel } from './cards.mjs';

export const FULL_HAND = 3;
export const MOST_MERMAIDS = 3;

const LOYALTY_TO_WIN = { 3: 35, 4: 25, 5: 20, 6: 20 };

export const canBeRobbed = (G, ctx, player) => player !== ctx.currentPlayer && G.enticed[player]?.length > 0;
export const anybodyToRob = (G, ctx) => ctx.playOrder.some((player) => canBeRobbed(G, ctx, player));

/** The players with the most loyalty. */
const leaders = (G, ctx) => {
  const most = Math.max(...ctx.playOrder.map((player) => loyaltyOf(G.enticed[player])));
  return ctx.playOrder.filter((player) => loyaltyOf(G.enticed[player]) === most);
};

/** Who has won as soon as somebody has the loyalty for it. */
export const whoHasWon = ({ G, ctx }) => {
  const winners = ctx.playOrder.filter((player) => loyaltyOf(G.enticed[player]) >= LOYALTY_TO_WIN[ctx.numPlayers]);
  if (winners.length > 0) return { winners, ending: 'reached' };
};

/** Puts the player in turn where she is to go on: in the draw phase she first draws up her hand, and may play specials. */
export const goOn = ({ G, ctx, events }) => {
  const hand = G.hands[ctx.currentPlayer];
  const whileDrawing = hand.some(isSpecial) ? 'between_draws' : 'drawing';
  const inDrawPhase = hand.length >= FULL_HAND ? 'choosing' : whileDrawing;
  events.setActivePlayers({ currentPlayer: G.inActions ? 'acting' : inDrawPhase });
};

const discardMermaid = (G, player, index) => {
  const [{ visible, covered }] = G.mermaids[player].splice(index, 1);
  G.discards.push('mermaid', ...visible, ...covered);
};

const cover = (mermaid, cards) => {
  cards.forEach((card) => take(mermaid.visible, card));
  mermaid.covered.push(...cards);
};

/** The Kraken goes round until everybody with a powerful mermaid has lost one. */
const loseNext = ({ G, ctx, events }) => {
  if (G.stillToLose.length === 0) goOn({ G, ctx, events });
  else events.setActivePlayers({ value: { [G.stillToLose[0]]: 'losing' } });
};

// Before the first turn.

export const turnCreature = ({ G, ctx, events }, creature) => {
  if (!take(G.creatureDeck, creature)) return INVALID_MOVE;
  G.faceUp.push(creature);
  if (ctx.phase === 'play') goOn({ G, ctx, events });
};

export const deal = ({ G, ctx, events }, to, card) => {
  if (to !== ctx.currentPlayer || isSpecial(card)) return INVALID_MOVE;
  if (G.hands[to].length === 0 && card !== 'mermaid') return INVALID_MOVE;
  if (!take(G.mermaidDeck, card)) return INVALID_MOVE;
  G.hands[to].push(card);
  events.endTurn();
};

export const setAside = ({ G, ctx }, to, card) => {
  if (to !== ctx.currentPlayer || !isSpecial(card)) return INVALID_MOVE;
  if (G.hands[to].length === 0) return INVALID_MOVE;
  if (!take(G.mermaidDeck, card)) return INVALID_MOVE;
  G.setAside.push(card);
};

export const chooseFirst = ({ G, ctx }, player) => {
  if (!ctx.playOrder.includes(player)) return INVALID_MOVE;
  G.firstPlayer = player;
};

// The draw phase.

export const draw = ({ G, ctx, events }, to, card) => {
  if (to !== ctx.currentPlayer) return INVALID_MOVE;
  if (!take(G.mermaidDeck, card)) return INVALID_MOVE;
  G.hands[to].push(card);
  goOn({ G, ctx, events });
};

export const drawNext = ({ events }) => {
  events.setActivePlayers({ currentPlayer: 'drawing' });
};

export const reshuffle = ({ G }) => {
  if (G.mermaidDeck.length > 0 || G.discards.length === 0) return INVALID_MOVE;
  G.mermaidDeck = G.discards;
  G.discards = [];
};

export const endPlay = ({ G, ctx, events }) => {
  if (G.mermaidDeck.length > 0 || G.discards.length > 0) return INVALID_MOVE;
  events.endGame({ winners: leaders(G, ctx), ending: 'exhausted' });
};

export const discardHand = ({ G, playerID, events }) => {
  const hand = G.hands[playerID];
  if (hand.length === 0 || G.specialPlayed || hand.some(isSpecial)) return INVALID_MOVE;
  G.discards.push(...hand);
  G.hands[playerID] = [];
  events.endTurn();
};

export const beginActions = ({ G, ctx, events }) => {
  G.inActions = true;
  goOn({ G, ctx, events });
};

// The action phase.

export const playMermaid = ({ G, playerID }) => {
  if (G.mermaids[playerID].length >= MOST_MERMAIDS) return INVALID_MOVE;
  if (!take(G.hands[playerID], 'mermaid')) return INVALID_MOVE;
  G.mermaids[playerID].push({ visible: [], covered: [] });
};

export const playSong = ({ G, playerID, events }, card, owner, index) => {
  const mermaid = G.mermaids[owner]?.[index];
  if (!mermaid || !(card in VALUES)) return INVALID_MOVE;
  if (!take(G.hands[playerID], card)) return INVALID_MOVE;
  mermaid.visible.push(card);
  const ways = waysToCancel(mermaid.visible);
  if (ways.length === 1) cover(mermaid, ways[0]);
  if (ways.length > 1) {
    G.covering = { owner, index };
    events.setActivePlayers({ value: { [playerID]: 'covering' } });
  }
};

export const coverCards = ({ G, ctx, events }, cards) => {
  const mermaid = G.mermaids[G.covering.owner][G.covering.index];
  const isThis = (way) => way.length === cards.length && contains(way, cards);
  if (!waysToCancel(mermaid.visible).some(isThis)) return INVALID_MOVE;
  cover(mermaid, cards);
  G.covering = null;
  goOn({ G, ctx, events });
};

export const entice = ({ G, playerID, events }, index, creature) => {
  const mermaid = G.mermaids[playerID][index];
  if (!mermaid || powerOf(mermaid) < RATINGS[creature]) return INVALID_MOVE;
  if (!take(G.faceUp, creature)) return INVALID_MOVE;
  G.enticed[playerID].push(creature);
  discardMermaid(G, playerID, index);
  if (G.creatureDeck.length > 0) events.setActivePlayers({ currentPlayer: 'replacing' });
};

export const finishTurn = ({ G, playerID, events }) => {
  if (G.hands[playerID].some(isSpecial)) return INVALID_MOVE;
  events.endTurn();
};

// The special cards.

export const releaseKraken = ({ G, ctx, playerID, events }) => {
  if (!take(G.hands[playerID], 'kraken')) return INVALID_MOVE;
  G.discards.push('kraken');
  G.specialPlayed = true;
  const { playOrder, playOrderPos } = ctx;
  const clockwise = [...playOrder.slice(playOrderPos), ...playOrder.slice(0, playOrderPos)];
  G.stillToLose = clockwise.filter((player) => strongest(G.mermaids[player]) > 0);
  loseNext({ G, ctx, events });
};

export const loseMermaid = ({ G, ctx, playerID, events }, index) => {
  const mermaid = G.mermaids[playerID][index];
  if (!mermaid || powerOf(mermaid) < strongest(G.mermaids[playerID])) return INVALID_MOVE;
  discardMermaid(G, playerID, index);
  G.stillToLose.shift();
  loseNext({ G, ctx, events });
};

export const playTreasure = ({ G, ctx, playerID, events }, from) => {
  if (!canBeRobbed(G, ctx, from)) return INVALID_MOVE;
  if (!take(G.hands[playerID], 'treasure')) return INVALID_MOVE;
  G.discards.push('treasure');
  G.specialPlayed = true;
  G.luringFrom = from;
  events.setActivePlayers({ currentPlayer: 'luring' });
};

export const lure = ({ G, ctx, events }, creature) => {
  if (!take(G.enticed[G.luringFrom], creature)) return INVALID_MOVE;
  G.enticed[ctx.currentPlayer].push(creature);
  G.luringFrom = null;
  goOn({ G, ctx, events });
};

export const discardTreasure = ({ G, ctx, playerID, events }) => {
  const hand = G.hands[playerID];
  if (hand.includes('kraken') || anybodyToRob(G, ctx)) return INVALID_MOVE;
  if (!take(hand, 'treasure')) return INVALID_MOVE;
  G.discards.push('treasure');
  events.endTurn();
};
