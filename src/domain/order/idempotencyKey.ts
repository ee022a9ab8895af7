import type { OrderRequest } from './orderRequest';

/** What is wished: every try asks for the tariff again, at the same price under another id. */
export const orderContent = (request: OrderRequest): string =>
  JSON.stringify({ ...request, deliveryTariffId: null });

/**
 * The key of a wish, at most 64 characters: the same for the same wish out of the same basket, whichever
 * window sends it, and another as soon as anything of it changes.
 */
export const idempotencyKey = (basketId: string, request: OrderRequest): string =>
  `${basketId}-${hash(orderContent(request))}`;

/** 53 bits in base 36 (cyrb53): enough to tell the few wishes of one basket apart. */
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
