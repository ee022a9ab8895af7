import { proxy, ref } from 'valtio/vanilla';
import type { Card } from '../../domain/order/payment';
import { onSignOut } from '../session/onSignOut';

type CardsState = {
  cards: readonly Card[];
  status: 'idle' | 'loading' | 'ready' | 'failed';
};

const blank = (): CardsState => ({ cards: [], status: 'idle' });

/** The saved cards of the person who is logged in. */
export const state = proxy(blank());

export function setCards(cards: readonly Card[]) {
  state.cards = ref([...cards]);
  state.status = 'ready';
}

/** A card that was just confirmed; whatever else there is stays as it is known. */
export function add(card: Card) {
  state.cards = ref([...state.cards.filter(({ id }) => id !== card.id), card]);
}

export function remove(cardId: string) {
  state.cards = ref(state.cards.filter(({ id }) => id !== cardId));
}

/** What was known of the cards stays on screen meanwhile. */
export function setStatus(status: 'loading' | 'failed') {
  if (state.status !== 'ready') state.status = status;
}

onSignOut(() => Object.assign(state, blank()));
