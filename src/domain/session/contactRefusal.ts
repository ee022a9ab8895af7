/** How long the person's no to the question for the contact counts at a start, milliseconds. */
const week = 7 * 86_400_000;

/**
 * Whether a start may ask for the contact (readings: settled later). A clock that is set in between
 * makes a refusal look old or of the future: either counts for a week at most.
 */
export const mayAskForContact = (refusedAt: number | null, now: number): boolean =>
  refusedAt === null || Math.abs(now - refusedAt) >= week;
