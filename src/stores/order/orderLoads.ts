import { proxy, ref } from 'valtio/vanilla';
import type { Courier } from '../../domain/delivery/courier';
import { onSignOut } from '../session/onSignOut';

/** How the last question for an order went; times are epoch milliseconds by the device. */
type OrderLoad = {
  status: 'ready' | 'missing' | 'failed';
  /** when the order was last told, null when it never was in this visit */
  toldAt: number | null;
  askedAt: number;
};

type OrderLoadsState = {
  /** both by the order's id */
  orders: Record<string, OrderLoad>;
  couriers: Record<string, Courier>;
};

/** How fresh the orders are that somebody looks at, and who brings them. */
export const state = proxy<OrderLoadsState>({ orders: {}, couriers: {} });

export function set(orderId: string, status: OrderLoad['status'], now: number) {
  const toldAt = status === 'ready' ? now : (state.orders[orderId]?.toldAt ?? null);
  state.orders[orderId] = { status, toldAt, askedAt: now };
}

export function setCourier(orderId: string, courier: Courier) {
  state.couriers[orderId] = ref(courier);
}

onSignOut(() => Object.assign(state, { orders: {}, couriers: {} }));
