import { ref } from 'valtio/vanilla';
import type { Order } from '../../domain/order/order';
import { defineStore } from '../defineStore';

type OrdersState = {
  /** §4: active orders are fetched only with a profile id and a token */
  active: readonly Order[];
  activeStatus: 'idle' | 'loading' | 'ready' | 'failed';
  /** page uptime of the last active-orders response, ms */
  activeAt: number | null;
  /** orders seen in this visit, by id; without a prototype, because an id may be `constructor` */
  known: Record<string, Order>;
};

const blank = (): OrdersState => ({
  active: [],
  activeStatus: 'idle',
  activeAt: null,
  known: Object.create(null),
});

export const state = defineStore('user', blank);

/** `at`: page uptime of the response, ms. */
export function setActive(orders: readonly Order[], at: number | null = null) {
  const whole = orders.map(completed);
  state.active = ref(whole);
  state.activeStatus = 'ready';
  if (at !== null) state.activeAt = at;
  for (const order of whole) state.known[order.id] = ref(order);
}

export function setActiveStatus(status: 'loading' | 'failed') {
  if (state.activeStatus !== 'ready') state.activeStatus = status;
}

/** A list may leave out what was ordered and its total, which the order's own answer has told. */
function completed(order: Order): Order {
  const known = state.known[order.id] ?? order;
  const { lines, areLinesTold } =
    order.lines.length > 0 || known.lines.length === 0 ? order : known;
  const { totals } = order.totals.totalPrice === null ? known : order;
  const isWhole =
    lines === order.lines && areLinesTold === order.areLinesTold && totals === order.totals;
  return isWhole ? order : { ...order, lines, areLinesTold, totals };
}

/** Updates an order wherever it is shown. */
export function remember(order: Order) {
  const whole = completed(order);
  state.known[order.id] = ref(whole);
  state.active = ref(state.active.map((known) => (known.id === order.id ? whole : known)));
}

export function reset() {
  Object.assign(state, blank());
}
