import type { Promo } from './promo';

/** When the dates of a promo will next change its verdict (epoch milliseconds), null for never. */
export function nextTurn({ startDate, endDate }: Promo, now: number): number | null {
  if (startDate !== null && now < startDate) return startDate;
  return endDate !== null && now <= endDate ? endDate + 1 : null;
}
