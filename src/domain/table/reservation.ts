import type { Branch } from '../branches/branch';

/** A table that was reserved (§3): branch, place, number of chairs, time. */
export type Reservation = {
  id: string;
  branchId: string | null;
  /** where in the branch, in the customer's words; '' when it does not matter */
  place: string;
  chairs: number;
  /** epoch milliseconds; null when the server does not say */
  at: number | null;
  comment: string;
  /** null for one that this version does not know */
  status: 'CREATED' | 'CANCELED' | null;
};

/** What is asked of the merchant; `at` in epoch milliseconds. */
export type ReservationDraft = Pick<Reservation, 'place' | 'chairs' | 'comment'> & {
  branchId: string;
  at: number;
};

/** How many chairs can be asked for, and how many are proposed. */
export const chairs = { least: 1, usual: 2, most: 50 } as const;

/** Whole chairs within what can be asked for. */
export const clampChairs = (count: number): number =>
  Number.isFinite(count)
    ? Math.min(Math.max(Math.round(count), chairs.least), chairs.most)
    : chairs.usual;

/** The branches that take reservations, the main one first. */
export function bookableBranches(branches: readonly Branch[]): Branch[] {
  return branches
    .filter(({ isActive, settings }) => isActive && settings.bookingEnabled)
    .sort((one, other) => Number(other.isMain) - Number(one.isMain));
}

/** Whether the table still waits for its guests: such a reservation can be cancelled. */
const isComing = ({ at, status }: Reservation, now: number): boolean =>
  status !== 'CANCELED' && (at === null || at > now);

/** Those to come, the next one first, and those that are over or cancelled, the latest first. */
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

/** Whether a reservation that the server knows is the one whose answer was lost. */
export const isReservationDraft = (reservation: Reservation, draft: ReservationDraft): boolean =>
  reservation.status !== 'CANCELED' &&
  reservation.branchId === draft.branchId &&
  reservation.at === draft.at &&
  reservation.chairs === draft.chairs &&
  reservation.place === draft.place &&
  reservation.comment === draft.comment;
