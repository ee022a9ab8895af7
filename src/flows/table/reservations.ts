import { failureKind } from '../../api/failureKind';
import {
  cancelReservation as cancelOnServer,
  createReservation,
  listReservations,
} from '../../api/reservations';
import { type ApiError, failure, type Result } from '../../api/result';
import {
  isReservationDraft,
  type Reservation,
  type ReservationDraft,
} from '../../domain/table/reservation';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import * as session from '../../stores/session/session';
import * as reservationDraft from '../../stores/table/reservationDraft';
import * as reservations from '../../stores/table/reservations';
import * as toasts from '../../stores/toasts';
import { services } from '../services';

/** Fetches the user's reservations; the current list stays until they arrive. */
export async function loadReservations(): Promise<void> {
  if (!session.state.token || reservations.state.status === 'loading') return;
  reservations.setStatus('loading');
  const [error, list] = await listReservations(services().http);
  // Another person's list is not loading; a renewed token is the same person's.
  if (error?.kind === 'ended') return;
  if (list) reservations.setList(list);
  else reservations.setStatus('failed');
}

/**
 * Cancels a reservation after a confirmation; `what` is its name and time. Returns whether it was
 * canceled.
 */
export async function cancelReservation(id: string, what: string): Promise<boolean> {
  const { http, telegram } = services();
  if (reservations.state.leavingId !== null) return false;
  const isConfirmed = await telegram.confirm({
    title: t('reservation.cancelQuestion'),
    message: what,
    ok: t('reservation.cancel'),
    cancel: t('reservation.keep'),
    destructive: true,
  });
  if (!isConfirmed) return false;
  reservations.setLeaving(id);
  const [error] = await cancelOnServer(http, id);
  reservations.setLeaving(null);
  // A 404 counts as canceled if the refreshed list agrees.
  if (error?.status === 404) await loadReservations();
  if (error && !(error.status === 404 && reservations.isGivenBack(id))) {
    telegram.haptic('failure');
    toasts.show(errorText(error), { tone: 'bad' });
    return false;
  }
  reservations.setCanceled(id);
  telegram.haptic('success');
  toasts.show(t('reservation.canceledDone'));
  return true;
}

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
