import type { Branch } from '../branches/branch';
import { visible } from '../text/visible';

/** A table reservation (§3). */
export type Reservation = {
  id: string;
  branchId: string | null;
  /** preferred spot, in the customer's words; '' for any */
  place: string;
  /** null if the server does not say */
  chairs: number | null;
  /** epoch milliseconds; null if the server does not say */
  at: number | null;
  comment: string;
  /** null if unknown to this version */
  status: 'CREATED' | 'CANCELED' | null;
};

/** Reservation request; `at` in epoch milliseconds. */
export type ReservationDraft = Pick<Reservation, 'place' | 'comment'> & {
  branchId: string;
  chairs: number;
  at: number;
};

export const chairs = { least: 1, usual: 2, most: 50 } as const;

/** Rounds and clamps to a valid number of chairs. */
export const clampChairs = (count: number): number =>
  Number.isFinite(count)
    ? Math.min(Math.max(Math.round(count), chairs.least), chairs.most)
    : chairs.usual;

/** Branches that accept reservations, the main one first. */
export function bookableBranches(branches: readonly Branch[]): Branch[] {
  return branches
    .filter(({ isActive, settings }) => isActive && settings.bookingEnabled !== false)
    .sort((one, other) => Number(other.isMain) - Number(one.isMain));
}

/** Upcoming reservations can be cancelled. */
const isComing = ({ at, status }: Reservation, now: number): boolean =>
  status !== 'CANCELED' && (at === null || at > now);

/** Upcoming reservations, soonest first; past and cancelled ones, latest first. */
export function sortReservations(
  all: readonly Reservation[],
  now: number,
): { coming: Reservation[]; past: Reservation[] } {
  const timeOf = ({ at }: Reservation) => at ?? 0;
  const coming = all.filter((each) => isComing(each, now));
  const past = all.filter((each) => !isComing(each, now));
  return {
    coming: coming.sort((one, other) => timeOf(one) - timeOf(other)),
    past: past.sort((one, other) => timeOf(other) - timeOf(one)),
  };
}

/**
 * Whether a server reservation matches a request whose response was lost. What the server does not
 * say matches, which avoids a second reservation.
 */
export const isReservationDraft = (reservation: Reservation, draft: ReservationDraft): boolean =>
  reservation.status !== 'CANCELED' &&
  reservation.at === draft.at &&
  matches(reservation.branchId, draft.branchId) &&
  matches(reservation.chairs, draft.chairs) &&
  matches(reservation.place.trim(), visible(draft.place)) &&
  matches(reservation.comment.trim(), visible(draft.comment));

const matches = (received: string | number | null, sent: string | number): boolean =>
  received === null ||
  received === '' ||
  received === (typeof sent === 'string' ? sent.trim() : sent);
