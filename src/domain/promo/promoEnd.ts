import type { Promo } from './promo';

/** The farthest end of a promo that means a date, ms from now. */
const farthestEndMs = 10 * 365 * 24 * 3_600_000;

/** When the promo ends, epoch ms; null where its end is so far away that it means "never". */
export function promoEnd({ endDate }: Pick<Promo, 'endDate'>, now: number): number | null {
  return endDate !== null && endDate - now < farthestEndMs ? endDate : null;
}
