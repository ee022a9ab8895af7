import { proxy, ref } from 'valtio/vanilla';
import type { Courier } from '../domain/courier';
import { whenNobodyIsThere } from './leaving';

/** How the last question for an order went; times are epoch milliseconds by the device. */
type Freshness = {
  status: 'ready' | 'missing' | 'failed';
  /** when the order was last told, null when it never was in this visit */
  toldAt: number | null;
  askedAt: number;
};

type FreshnessState = {
  /** both by the order's id */
  orders: Record<string, Freshness>;
  couriers: Record<string, Courier>;
};

/** How fresh the orders are that somebody looks at, and who brings them. */
export const state = proxy<FreshnessState>({ orders: {}, couriers: {} });

export function set(orderId: string, status: Freshness['status'], now: number) {
  const toldAt = status === 'ready' ? now : (state.orders[orderId]?.toldAt ?? null);
  state.orders[orderId] = { status, toldAt, askedAt: now };
}

export function setCourier(orderId: string, courier: Courier) {
  state.couriers[orderId] = ref(courier);
}

whenNobodyIsThere(() => Object.assign(state, { orders: {}, couriers: {} }));
