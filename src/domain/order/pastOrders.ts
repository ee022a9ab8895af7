import type { Address } from '../addresses/address';
import { exact, lineDiscount, linePrice, type Money } from '../basket/pricing';
import { type Catalog, isSoldIn, type Product, productsById } from '../catalog/catalog';
import { availability } from '../catalog/stock';
import { isPhoneComplete, normalizePhone } from '../session/phone';
import type { Order, Receiver } from './order';
import type { Reorder } from './reorder';

/** "The usual": the last order that was not cancelled; `orders` come newest first. */
export const lastOrder = (orders: readonly Order[]): Order | null =>
  orders.find(({ status, lines }) => status !== 'CANCELED' && lines.length > 0) ?? null;

/** What the lines that can be added cost now, after their own discounts. */
export const additionsPrice = ({ additions }: Pick<Reorder, 'additions'>): Money =>
  additions.reduce(
    (sum, { product, choices, count }) =>
      exact(sum + linePrice(product, choices, count) - lineDiscount(product, count)),
    0,
  );

/** Fits two swipes of a row of cards. */
const mostOften = 10;

/**
 * The products in the most of these orders, newest first among equals; without those that are gone,
 * sold out or not sold by the branch (null: any), and without cancelled orders.
 */
export function orderedOften(
  orders: readonly Order[],
  catalog: Catalog,
  branchId: string | null,
): Product[] {
  const counts = new Map<string, number>();
  for (const { status, lines } of orders) {
    if (status === 'CANCELED') continue;
    for (const id of new Set(lines.map(({ productId }) => productId)))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return sellable(
    [...counts].sort(([, one], [, other]) => other - one).map(([id]) => id),
    catalog,
    branchId,
  ).slice(0, mostOften);
}

/** The products with these ids that can be bought now, in the same order. */
export function sellable(
  ids: readonly string[],
  catalog: Catalog,
  branchId: string | null,
): Product[] {
  const products = productsById(catalog);
  return ids.flatMap((id) => {
    const product = products.get(id);
    const isSold = product?.active && isSoldIn(product, branchId);
    return isSold && availability(product) === 'available' ? product : [];
  });
}

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
