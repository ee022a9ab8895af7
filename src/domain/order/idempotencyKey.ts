import type { OrderRequest } from './orderRequest';

/** Without the names of dishes and options, in all their languages: their ids say what is ordered. */
export const withoutNames = (request: OrderRequest): OrderRequest => ({
  ...request,
  lines: request.lines.map((line) => ({
    ...line,
    name: {},
    modifications: line.modifications.map((option) => ({ ...option, name: {} })),
  })),
});

/**
 * The order's content without the tariff id, which differs per attempt at the same price, and without
 * names, which a stored order may lack. Sorted by name: what was stored and read again may name its
 * fields in another order.
 */
export const orderContent = (request: OrderRequest): string =>
  JSON.stringify({ ...withoutNames(request), deliveryTariffId: null }, sorted);

const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * Idempotency key, at most 64 characters: the same for the same order from the same basket, in any
 * tab; any change of the order changes it.
 */
export const idempotencyKey = (basketId: string, request: OrderRequest): string =>
  `${basketId}-${hash(orderContent(request))}`;

/** cyrb53 hash, 53 bits in base 36: enough for the few orders of one basket. */
function hash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
