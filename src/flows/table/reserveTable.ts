import { failureKind } from '../../api/failureKind';
import { createReservation, listReservations } from '../../api/reservations';
import { type ApiError, failure, type Result } from '../../api/result';
import {
  isReservationDraft,
  type Reservation,
  type ReservationDraft,
} from '../../domain/table/reservation';
import { t } from '../../i18n/t';
import * as reservationDraft from '../../stores/table/reservationDraft';
import * as reservations from '../../stores/table/reservations';
import * as toasts from '../../stores/toasts';
import { services } from '../services';

let isInFlight = false;

/** Outcome of a reservation attempt; `ignored`: another one is in flight. */
export type Reserved =
  | { kind: 'reserved' }
  | { kind: 'ignored' }
  | { kind: 'failed'; error: ApiError };

/**
 * Reserves a table, exactly once: a reservation whose response was lost is looked up among the
 * user's own before it is resent (§7).
 */
export async function reserveTable(draft: ReservationDraft): Promise<Reserved> {
  if (isInFlight) return { kind: 'ignored' };
  isInFlight = true;
  try {
    const [error, reservation] = await send(draft);
    if (error) {
      services().telegram.haptic('failure');
      return { kind: 'failed', error };
    }
    // The answer need not say what was sent.
    if (reservation) reservations.remember({ ...reservation, ...draft });
    reservationDraft.reset();
    services().telegram.haptic('success');
    toasts.show(t('reservation.done'), { tone: 'good' });
    return { kind: 'reserved' };
  } finally {
    isInFlight = false;
  }
}

/** null: the server confirmed, but the list with the reservation did not load. */
async function send(draft: ReservationDraft): Promise<Result<Reservation | null>> {
  if (reservationDraft.state.isSent) {
    const [error, found] = await lookUp(draft);
    if (found) return [null, found];
    // Where the list is refused, nothing can be looked up: the person has decided.
    if (error && failureKind(error) !== 'refused') return [error, null];
  }
  const result = await post(draft);
  const [error, created] = result;
  if (created || (error && failureKind(error) === 'refused')) return result;
  const [listError, found] = await lookUp(draft);
  if (found) return [null, found];
  if (!error) return listError ? [null, null] : failure('unreadable');
  // Still unknown whether it arrived: let the user decide.
  const isUnclear = listError !== null || failureKind(error) === 'unknown';
  return isUnclear ? result : post(draft);
}

/** Sends it; unless it is clear what came of it, the next press looks it up first, also after a reload. */
async function post(draft: ReservationDraft): ReturnType<typeof createReservation> {
  reservationDraft.change({ isSent: true });
  const result = await createReservation(services().http, draft);
  const [error] = result;
  if (error && failureKind(error) === 'refused') reservationDraft.change({ isSent: false });
  return result;
}

/** The user's reservation with the same values; undefined if there is none. */
async function lookUp(draft: ReservationDraft): Promise<Result<Reservation | undefined>> {
  const [error, list] = await listReservations(services().http);
  return error ? [error, null] : [null, list.find((one) => isReservationDraft(one, draft))];
}
