import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Branch } from '../branches/branch';
import {
  bookableBranches,
  chairs,
  clampChairs,
  isReservationDraft,
  type Reservation,
  sortReservations,
} from './reservation';

const now = Date.UTC(2026, 4, 13, 7);
const hour = 3_600_000;

const reserved = (own: Partial<Reservation>): Reservation => ({
  id: '1',
  branchId: 'chilonzor',
  place: '',
  chairs: 2,
  at: now + hour,
  comment: '',
  status: 'CREATED',
  ...own,
});

const branch = (id: string, own: Partial<Branch> & { booking?: boolean }): Branch => ({
  id,
  cityId: null,
  name: {},
  address: '',
  phone: null,
  bookingPhone: null,
  isActive: true,
  isMain: false,
  place: null,
  deliveryPrice: null,
  distance: null,
  workHours: null,
  deliveryTimes: null,
  openTimes: null,
  settings: {
    bookingEnabled: own.booking ?? true,
    deliveryEnabled: true,
    dineInEnabled: true,
    pickupEnabled: true,
  },
  ...own,
});

test('upcoming reservations are soonest first, past and cancelled ones last', () => {
  const all = [
    reserved({ id: 'later', at: now + 3 * hour }),
    reserved({ id: 'over', at: now - 2 * hour }),
    reserved({ id: 'soon' }),
    reserved({ id: 'cancelled', status: 'CANCELED' }),
  ];
  const { coming, past } = sortReservations(all, now);
  expect(coming.map(({ id }) => id)).toEqual(['soon', 'later']);
  expect(past.map(({ id }) => id)).toEqual(['cancelled', 'over']);
});

test('a reservation with an unknown time or status is kept', () => {
  const unknown = reserved({ at: null, status: null });
  expect(sortReservations([unknown], now).coming).toEqual([unknown]);
});

test('every reservation is in exactly one list', () => {
  const any = fc.record({
    at: fc.option(fc.integer({ min: now - 9 * hour, max: now + 9 * hour })),
    status: fc.constantFrom('CREATED' as const, 'CANCELED' as const, null),
  });
  fc.assert(
    fc.property(fc.array(any), (owns) => {
      const all = owns.map((own, index) => reserved({ ...own, id: String(index) }));
      const { coming, past } = sortReservations(all, now);
      expect([...coming, ...past].map(({ id }) => id).sort()).toEqual(
        all.map(({ id }) => id).sort(),
      );
    }),
  );
});

test('bookable branches are active and accept reservations, the main one first', () => {
  const branches = [
    branch('far', {}),
    branch('closed', { isActive: false }),
    branch('canteen', { booking: false }),
    branch('main', { isMain: true }),
  ];
  expect(bookableBranches(branches).map(({ id }) => id)).toEqual(['main', 'far']);
});

test('chairs are rounded and clamped to the limits', () => {
  fc.assert(
    fc.property(fc.double(), (count) => {
      const clamped = clampChairs(count);
      expect(Number.isInteger(clamped)).toBe(true);
      expect(clamped).toBeGreaterThanOrEqual(chairs.least);
      expect(clamped).toBeLessThanOrEqual(chairs.most);
    }),
  );
});

test('a cancelled reservation does not match a new request', () => {
  const draft = { branchId: 'chilonzor', place: '', chairs: 2, at: now + hour, comment: '' };
  expect(isReservationDraft(reserved({}), draft)).toBe(true);
  expect(isReservationDraft(reserved({ status: 'CANCELED' }), draft)).toBe(false);
  expect(isReservationDraft(reserved({ chairs: 3 }), draft)).toBe(false);
});

test('what the server does not say, and what cannot be seen, make no other reservation', () => {
  const draft = { branchId: 'chilonzor', place: '', chairs: 2, at: now + hour, comment: '' };
  const told = reserved({ branchId: null, chairs: null });
  expect(isReservationDraft(told, { ...draft, place: 'Terrasa', comment: 'Tort' })).toBe(true);
  const seen = reserved({ comment: 'Tort', place: 'Terrasa' });
  const typed = { ...draft, place: 'Terrasa ', comment: '\u200eTort' };
  expect(isReservationDraft(seen, typed)).toBe(true);
  expect(isReservationDraft(seen, { ...typed, comment: 'Gul' })).toBe(false);
});
