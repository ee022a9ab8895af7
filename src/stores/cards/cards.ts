import { ref } from 'valtio/vanilla';
import type { Card } from '../../domain/order/payment';
import { defineStore } from '../defineStore';

type CardsState = {
  cards: readonly Card[];
  status: 'idle' | 'loading' | 'ready' | 'failed';
};

const blank = (): CardsState => ({ cards: [], status: 'idle' });

/** The signed-in user's saved cards. */
export const state = defineStore('user', blank);

export function setCards(cards: readonly Card[]) {
  state.cards = ref([...cards]);
  state.status = 'ready';
}

/** Adds a card that was just confirmed, without a reload. */
export function add(card: Card) {
  state.cards = ref([...state.cards.filter(({ id }) => id !== card.id), card]);
}

export function remove(cardId: string) {
  state.cards = ref(state.cards.filter(({ id }) => id !== cardId));
}

/** The loaded cards stay visible during and after a failed reload. */
export function setStatus(status: 'loading' | 'failed') {
  if (state.status !== 'ready') state.status = status;
}
