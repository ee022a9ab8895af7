import { chairs } from '../../../src/domain/table/reservation';
import { loadReservations, reserveTable } from '../../../src/flows/table/reservations';
import { t } from '../../../src/i18n/t';
import * as reservationDraft from '../../../src/stores/table/reservationDraft';
import type { Group } from '../specimen';
import type { Stage } from '../stage/stage';
import { calls } from './calls';
import { lengthen } from './lengthen';
import { situation } from './situation';

const at = '/reservation';
const list = '/profile/reservations';

/** The gallery's date is Wednesday, 13 May. */
const friday = { day: '2026-05-15', time: '19:00' };
const evening = Date.UTC(2026, 4, 15, 14);
const wish = { branchId: 'chilonzor', place: 'Terrasa', chairs: 4, comment: '', at: evening };

async function reserved({ signIn, backend }: Stage) {
  await signIn();
  await reserveTable(wish);
  await reserveTable({ ...wish, at: evening + 24 * 3_600_000, chairs: 2, place: '' });
  const last = backend.db.reservations.at(-1);
  if (last) last.status = 'CANCELED';
  await loadReservations();
}

export const reservation = {
  id: 'reservation',
  title: 'Reservations',
  specimens: [
    situation('reservation-form', 'A table to reserve', at),
    situation('reservation-filled', 'Everything chosen', at, {
      before: async ({ signIn }) => {
        await signIn();
        reservationDraft.change({ ...friday, branchId: 'chilonzor', chairs: 6, place: 'Terrasa' });
      },
    }),
    situation('reservation-timeless', 'Time missing', at, {
      before: ({ signIn }) => signIn(),
      act: ({ press }) => press(t('reservation.submit')),
    }),
    situation('reservation-past', 'The chosen time has passed', at, {
      before: async () =>
        reservationDraft.change({ day: '2026-05-13', time: '09:00', chairs: chairs.most }),
    }),
    situation('reservation-hourless', 'Branches without hours', at, {
      server: ({ db }) => {
        for (const branch of db.branches) branch.workHours = [];
      },
    }),
    situation('reservation-off', 'Reservations not offered', at, {
      server: ({ db }) => {
        for (const settings of db.settings) settings.bookingActive = false;
      },
    }),
    situation('reservation-loading', 'Loading', at, { unanswered: [calls.branches] }),
    situation('reservation-failed', 'Error', at, {
      server: ({ faults }) => void faults.add({ path: calls.branches, status: 500 }),
    }),
    situation('reservation-long', 'Long texts', at, { server: lengthen }),
    situation('reservations-long', 'Long texts', list, { server: lengthen, before: reserved }),
    situation('reservations', 'One upcoming, one cancelled', list, { before: reserved }),
    situation('reservations-none', 'None yet', list, { before: ({ signIn }) => signIn() }),
    situation('reservations-guest', 'Not signed in', list),
    situation('reservations-loading', 'Loading', list, {
      before: async ({ signIn, leaveUnanswered }) => {
        await signIn();
        leaveUnanswered(calls.reservations);
      },
    }),
    situation('reservations-failed', 'Error', list, {
      before: async ({ signIn, fail }) => {
        await signIn();
        fail(calls.reservations);
      },
    }),
  ],
} satisfies Group;
