import { ref } from 'valtio/vanilla';
import type { Courier } from '../../domain/delivery/courier';
import { defineStore } from '../defineStore';

/** Result of an order's last request; times are epoch ms by the device's clock. */
type OrderLoad = {
  status: 'ready' | 'missing' | 'failed';
  /** when the order was last loaded; null when never in this visit */
  toldAt: number | null;
  askedAt: number;
};

/** `foundAt`: when the server said so, epoch ms by its clock. */
type FoundCourier = Courier & { foundAt: number };

type OrderLoadsState = {
  /** both keyed by order id, without a prototype, because an id may be `constructor` */
  orders: Record<string, OrderLoad>;
  couriers: Record<string, FoundCourier>;
};

const blank = (): OrderLoadsState => ({
  orders: Object.create(null),
  couriers: Object.create(null),
});

/** Freshness of the orders on screen, and their couriers. */
export const state = defineStore('user', blank);

export function set(orderId: string, status: OrderLoad['status'], now: number) {
  const toldAt = status === 'ready' ? now : (state.orders[orderId]?.toldAt ?? null);
  state.orders[orderId] = { status, toldAt, askedAt: now };
}

export function setCourier(orderId: string, courier: Courier, foundAt: number) {
  state.couriers[orderId] = ref({ ...courier, foundAt });
}
