/** What can be done in Mermaid's Song, by players and by chance, with what the rules have against it. Used by song.mjs. */

import { Pile } from './pile.mjs';
import {
  anybodyToRob, canBeRobbed, CARDS_AT_FIRST, clockwiseFrom, FACE_UP, FULL_HAND, handOf, holdsSpecial, leftOf, LOYALTY_TO_WIN,
  loyaltyOf, MOST_MERMAIDS, powerOf, RATINGS, SPECIALS, strongest, VALUES, waysToCancel,
} from './position.mjs';

// ------------------------------------------------------------------------------------------------------- what actions bring

/** Goes on with the turn: in the draw phase, the hand is drawn up before anything else. */
const goOn = (game) => {
  game.acting = game.turn;
  game.target = null;
  game.nth = 0;
  if (game.phase === 'action') game.step = 'acting';
  else if (handOf(game).size >= FULL_HAND) game.step = 'choosing';
  else game.step = holdsSpecial(game) ? 'between_draws' : 'drawing';
};

const beginTurn = (game, seat) => {
  game.turn = seat;
  game.phase = 'draw';
  game.specialPlayed = false;
  goOn(game);
};
const passTurn = (game) => beginTurn(game, leftOf(game, game.turn));

const end = (game, ending) => {
  game.step = 'over';
  game.ending = ending;
};

/** Whether the player in turn has the loyalty that wins; if so, the game is over. */
const wins = (game) => {
  if (loyaltyOf(game, game.turn) < LOYALTY_TO_WIN[game.seats.length]) return false;
  end(game, 'reached');
  return true;
};

const cover = ({ visible, covered }, cards) => {
  visible.takeAll(cards);
  covered.putAll(cards);
};

const discardMermaid = (game, seat, nth) => {
  const [{ visible, covered }] = game.mermaids[seat].splice(nth - 1, 1);
  game.discards.put('mermaid').putAll(visible).putAll(covered);
};

const discardSpecial = (game, card) => {
  handOf(game).take(card);
  game.discards.put(card);
};

/** The Kraken goes round until everybody with a powerful mermaid has lost one. */
const takeNextMermaid = (game) => {
  if (game.stillToLose.length === 0) return goOn(game);
  game.step = 'losing';
  [game.acting] = game.stillToLose;
};

// ------------------------------------------------------------------------------------------------------------- the actions

/*
 * Each action has the steps at which it is due (`due`), all that could be said with it (`choices`), what a rule has against it
 * (`objection`: the rule and the reason), and what it does (`perform`). Those of `chance` are nobody's choice.
 */

const cardsIn = (pile) => pile.kinds().map((card) => ({ card }));
const nthOf = (mermaids) => mermaids.map((_, index) => ({ nth: index + 1 }));

const setup = {
  turn_creature: {
    chance: true,
    due: ['laying_creatures', 'replacing'],
    choices: ({ creatureDeck }) => creatureDeck.kinds().map((creature) => ({ creature })),
    objection({ creatureDeck }, { creature }) {
      if (!creatureDeck.has(creature)) return ['contents.nothing_else', 'no such creature is in the deck'];
    },
    perform(game, { creature }) {
      game.creatureDeck.take(creature);
      game.faceUp.put(creature);
      if (game.step === 'replacing') goOn(game);
      else if (game.faceUp.size === FACE_UP) game.step = 'dealing';
    },
  },
  deal: {
    chance: true,
    due: ['dealing'],
    choices: ({ deck, acting }) => cardsIn(deck).map((each) => ({ to: acting, ...each })),
    objection({ deck, hands, acting }, { to, card }) {
      if (to !== acting) return ['turns.in_turn', 'cards are dealt clockwise'];
      if (!deck.has(card)) return ['contents.nothing_else', 'no such card is in the deck'];
      if (hands[to].size === 0 && card !== 'mermaid') return ['setup.mermaid_each', 'the first card is a mermaid'];
      if (SPECIALS.includes(card)) return ['setup.specials_replaced', 'special cards are not dealt'];
    },
    perform(game, { to, card }) {
      game.deck.take(card);
      game.hands[to].put(card);
      game.acting = leftOf(game, to);
      if (game.seats.some((seat) => game.hands[seat].size < CARDS_AT_FIRST)) return;
      game.deck.putAll(game.setAside);
      game.setAside = new Pile();
      game.step = 'first_player';
    },
  },
  set_aside: {
    chance: true,
    due: ['dealing'],
    choices: ({ deck, acting }) => cardsIn(deck).map((each) => ({ to: acting, ...each })),
    objection({ deck, hands, acting }, { to, card }) {
      if (to !== acting) return ['turns.in_turn', 'cards are dealt clockwise'];
      if (!deck.has(card)) return ['contents.nothing_else', 'no such card is in the deck'];
      if (hands[to].size === 0) return ['setup.mermaid_each', 'the first card is a mermaid'];
      if (!SPECIALS.includes(card)) return ['setup.specials_replaced', 'only special cards are replaced'];
    },
    perform(game, { card }) {
      game.deck.take(card);
      game.setAside.put(card);
    },
  },
  first_player: {
    chance: true,
    due: ['first_player'],
    choices: ({ seats }) => seats.map((to) => ({ to })),
    objection({ seats }, { to }) {
      if (!seats.includes(to)) return ['turns.first_player', 'nobody sits there'];
    },
    perform: (game, { to }) => beginTurn(game, to),
  },
};

const drawPhase = {
  draw_next: {
    due: ['between_draws'],
    perform(game) {
      game.step = 'drawing';
    },
  },
  draw: {
    chance: true,
    due: ['drawing'],
    choices: ({ deck, turn }) => cardsIn(deck).map((each) => ({ to: turn, ...each })),
    objection({ deck, turn }, { to, card }) {
      if (to !== turn) return ['turns.in_turn', 'only the player in turn draws'];
      if (!deck.has(card)) return ['contents.nothing_else', 'no such card is in the deck'];
    },
    perform(game, { to, card }) {
      game.deck.take(card);
      game.hands[to].put(card);
      goOn(game);
    },
  },
  reshuffle: {
    chance: true,
    due: ['drawing'],
    objection({ deck, discards }) {
      if (deck.size > 0) return ['deck.renewed', 'there are cards in the deck'];
      if (discards.size === 0) return ['deck.renewed', 'there are no discards'];
    },
    perform(game) {
      game.deck = game.discards;
      game.discards = new Pile();
    },
  },
  end_play: {
    chance: true,
    due: ['drawing'],
    objection({ deck, discards }) {
      if (deck.size + discards.size > 0) return ['ending.no_cards', 'there are cards to draw'];
    },
    perform: (game) => end(game, 'exhausted'),
  },
  discard_hand: {
    due: ['choosing'],
    objection(game) {
      if (handOf(game).size === 0) return ['discarding.whole_hand', 'there is nothing to discard'];
      if (game.specialPlayed || holdsSpecial(game)) return ['discarding.with_specials', 'a special card was drawn in this turn'];
    },
    perform(game) {
      game.discards.putAll(handOf(game));
      game.hands[game.turn] = new Pile();
      passTurn(game);
    },
  },
  begin_actions: {
    due: ['choosing'],
    perform(game) {
      game.phase = 'action';
      goOn(game);
    },
  },
};

const actionPhase = {
  play_mermaid: {
    due: ['acting'],
    objection(game) {
      if (!handOf(game).has('mermaid')) return ['mermaids.from_hand', 'there is no mermaid in hand'];
      if (game.mermaids[game.turn].length >= MOST_MERMAIDS) return ['mermaids.at_most_three', 'there are three in play'];
    },
    perform(game) {
      handOf(game).take('mermaid');
      game.mermaids[game.turn].push({ visible: new Pile(), covered: new Pile() });
    },
  },
  play: {
    due: ['acting'],
    choices: (game) =>
      cardsIn(handOf(game)).flatMap(({ card }) =>
        game.seats.flatMap((on) => nthOf(game.mermaids[on]).map(({ nth }) => ({ card, on, nth }))),
      ),
    objection(game, { card, on, nth }) {
      if (!(card in VALUES)) return ['songs.from_hand', 'it is neither a song nor a silence'];
      if (!handOf(game).has(card)) return ['songs.from_hand', 'there is no such card in hand'];
      if (!game.mermaids[on]?.[nth - 1]) return ['songs.on_any_mermaid', 'there is no such mermaid'];
    },
    perform(game, { card, on, nth }) {
      const mermaid = game.mermaids[on][nth - 1];
      handOf(game).take(card);
      mermaid.visible.put(card);
      const ways = waysToCancel(mermaid);
      if (ways.length === 1) cover(mermaid, ways[0]);
      if (ways.length > 1) Object.assign(game, { step: 'covering', target: on, nth });
    },
  },
  cover: {
    due: ['covering'],
    choices: ({ mermaids, target, nth }) => waysToCancel(mermaids[target][nth - 1]).map((way) => ({ cards: way.toJSON() })),
    objection({ mermaids, target, nth }, { cards }) {
      const chosen = Pile.of(cards);
      if (!waysToCancel(mermaids[target][nth - 1]).some((way) => way.equals(chosen)))
        return ['cancelling.exactly', 'these cards do not exactly cancel'];
    },
    perform(game, { cards }) {
      cover(game.mermaids[game.target][game.nth - 1], Pile.of(cards));
      goOn(game);
    },
  },
  entice: {
    due: ['acting'],
    choices: ({ mermaids, faceUp, turn }) =>
      nthOf(mermaids[turn]).flatMap(({ nth }) => faceUp.kinds().map((creature) => ({ nth, creature }))),
    objection({ mermaids, faceUp, turn }, { nth, creature }) {
      const mermaid = mermaids[turn][nth - 1];
      if (!mermaid) return ['enticing.own_mermaid', 'she has no such mermaid'];
      if (!faceUp.has(creature)) return ['enticing.from_the_table', 'no such creature is face up'];
      if (powerOf(mermaid) < RATINGS[creature]) return ['enticing.enough_power', 'her power is below its rating'];
    },
    perform(game, { nth, creature }) {
      game.faceUp.take(creature);
      game.enticed[game.turn].put(creature);
      discardMermaid(game, game.turn, nth);
      if (!wins(game) && game.creatureDeck.size > 0) game.step = 'replacing';
    },
  },
  end_turn: {
    due: ['acting'],
    objection(game) {
      if (holdsSpecial(game)) return ['turns.end_without_specials', 'a special card is to be played first'];
    },
    perform: passTurn,
  },
};

const specialCards = {
  release_kraken: {
    due: ['between_draws', 'choosing', 'acting'],
    objection(game) {
      if (!handOf(game).has('kraken')) return ['kraken.shown', 'the Kraken is not in hand'];
    },
    perform(game) {
      discardSpecial(game, 'kraken');
      game.specialPlayed = true;
      game.stillToLose = clockwiseFrom(game, game.turn).filter((seat) => strongest(game.mermaids[seat]) > 0);
      takeNextMermaid(game);
    },
  },
  lose: {
    due: ['losing'],
    choices: ({ mermaids, acting }) => nthOf(mermaids[acting]),
    objection({ mermaids, acting }, { nth }) {
      const mermaid = mermaids[acting][nth - 1];
      if (!mermaid || powerOf(mermaid) < strongest(mermaids[acting])) return ['kraken.strongest', 'she has a stronger one'];
    },
    perform(game, { nth }) {
      discardMermaid(game, game.acting, nth);
      game.stillToLose.shift();
      takeNextMermaid(game);
    },
  },
  play_treasure: {
    due: ['between_draws', 'choosing', 'acting'],
    choices: ({ seats }) => seats.map((from) => ({ from })),
    objection(game, { from }) {
      if (!handOf(game).has('treasure')) return ['treasure.shown', 'the Treasure is not in hand'];
      if (!game.seats.includes(from) || !canBeRobbed(game, from))
        return ['treasure.another_player', 'there is nothing to lure away'];
    },
    perform(game, { from }) {
      discardSpecial(game, 'treasure');
      game.specialPlayed = true;
      game.step = 'luring';
      game.target = from;
    },
  },
  lure: {
    chance: true,
    due: ['luring'],
    choices: ({ enticed, target }) => enticed[target].kinds().map((creature) => ({ creature })),
    objection({ enticed, target }, { creature }) {
      if (!enticed[target].has(creature)) return ['treasure.at_random', 'she has no such creature'];
    },
    perform(game, { creature }) {
      game.enticed[game.target].take(creature);
      game.enticed[game.turn].put(creature);
      goOn(game);
      wins(game);
    },
  },
  discard_treasure: {
    due: ['acting'],
    objection(game) {
      if (!handOf(game).has('treasure')) return ['treasure.shown', 'the Treasure is not in hand'];
      if (handOf(game).has('kraken')) return ['turns.end_without_specials', 'the Kraken is to be played first'];
      if (anybodyToRob(game)) return ['treasure.nobody_to_rob', 'there is a creature to lure away'];
    },
    perform(game) {
      discardSpecial(game, 'treasure');
      passTurn(game);
    },
  },
};

export const ACTIONS = { ...setup, ...drawPhase, ...actionPhase, ...specialCards };
