import { proxy, ref } from 'valtio/vanilla';
import type { Order } from '../domain/order';

type OrdersState = {
  /** §4: active orders are asked for with a profile id and a token only */
  active: readonly Order[];
  activeStatus: 'idle' | 'loading' | 'ready' | 'failed';
  archive: readonly Order[];
  archiveStatus: 'idle' | 'loading' | 'ready' | 'failed';
  /** zero-based number of the next archive page, null when there is none */
  nextPage: number | null;
  /** orders seen in this visit, by id */
  known: Record<string, Order>;
  /** the id that the server gave to the order placed last (§4, order submit) */
  placedId: string | null;
};

const blank = (): OrdersState => ({
  active: [],
  activeStatus: 'idle',
  archive: [],
  archiveStatus: 'idle',
  nextPage: 0,
  known: {},
  placedId: null,
});

export const state = proxy(blank());

export function setActive(orders: readonly Order[]) {
  state.active = ref([...orders]);
  state.activeStatus = 'ready';
  for (const order of orders) remember(order);
}

export function setActiveStatus(status: 'loading' | 'failed') {
  if (state.activeStatus !== 'ready') state.activeStatus = status;
}

export function setArchiveStatus(status: 'loading' | 'failed') {
  state.archiveStatus = status;
}

/** Adds a page of the archive; an order that moved between two pages is shown once. */
export function addArchivePage(orders: readonly Order[], nextPage: number | null) {
  const seen = new Set(state.archive.map((order) => order.id));
  state.archive = ref([...state.archive, ...orders.filter((order) => !seen.has(order.id))]);
  state.archiveStatus = 'ready';
  state.nextPage = nextPage;
  for (const order of orders) remember(order);
}

export function startArchive() {
  state.archive = [];
  state.nextPage = 0;
  state.archiveStatus = 'idle';
}

export function remember(order: Order) {
  state.known[order.id] = ref(order);
}

export function setPlaced(orderId: string | null) {
  state.placedId = orderId;
}

export function reset() {
  Object.assign(state, blank());
}
