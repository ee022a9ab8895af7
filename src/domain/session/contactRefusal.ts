/** How long a refused contact request is respected at startup, ms. */
const week = 7 * 86_400_000;

/**
 * Whether startup may request the contact (settled: contact). `Math.abs` limits the effect
 * of a changed device clock to one week.
 */
export const mayAskForContact = (refusedAt: number | null, now: number): boolean =>
  refusedAt === null || Math.abs(now - refusedAt) >= week;
