import type { Address } from '../addresses/address';
import { isPhoneComplete, normalizePhone } from '../session/phone';
import type { Order, Receiver } from './order';

type Past = Pick<Order, 'createdAt' | 'address' | 'receiver'>;

/** How many earlier receivers are offered. */
const mostReceivers = 3;

const newestFirst = (a: Past, b: Past) => (b.createdAt ?? 0) - (a.createdAt ?? 0);

/** Other people who received an order before, each once, the last one first. */
export function pastReceivers(orders: readonly Past[]): Receiver[] {
  const found = new Map<string, Receiver>();
  for (const { receiver } of [...orders].sort(newestFirst)) {
    if (!receiver || receiver.firstName.trim() === '' || !isPhoneComplete(receiver.phone)) continue;
    // Some servers leave the plus out.
    const phone = normalizePhone(receiver.phone);
    if (!found.has(phone)) found.set(phone, { ...receiver, phone });
  }
  return [...found.values()].slice(0, mostReceivers);
}

/** Where the last delivery went; null without one. */
export function lastAddress(orders: readonly Past[]): Address | null {
  return [...orders].sort(newestFirst).find(({ address }) => address !== null)?.address ?? null;
}
