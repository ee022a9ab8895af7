import { failureKind } from '../api/failureKind';
import { createReservation, listReservations } from '../api/reservations';
import { type ApiError, failure, type Result } from '../api/result';
import { isWish, type Reservation, type TableWish } from '../domain/reservation';
import { t } from '../i18n/t';
import * as reservations from '../stores/reservations';
import * as tableWish from '../stores/tableWish';
import * as toasts from '../stores/toasts';
import { wired } from './wiring';

let isUnderWay = false;

/** How a try to reserve ended; `ignored`: another one is under way. */
export type Reserved =
  | { kind: 'reserved' }
  | { kind: 'ignored' }
  | { kind: 'failed'; error: ApiError };

/**
 * Reserves a table. One wish is one table: a reservation whose answer was lost is looked up among the
 * person's own before it is sent a second time, as §7 wants it.
 */
export async function reserveTable(wish: TableWish): Promise<Reserved> {
  if (isUnderWay) return { kind: 'ignored' };
  isUnderWay = true;
  try {
    const [error, reservation] = await send(wish);
    if (error) {
      wired().telegram.haptic('failure');
      return { kind: 'failed', error };
    }
    if (reservation) reservations.remember(reservation);
    tableWish.reset();
    wired().telegram.haptic('success');
    toasts.show(t('reservation.done'), { tone: 'good' });
    return { kind: 'reserved' };
  } finally {
    isUnderWay = false;
  }
}

/** null: the server has said yes, and the list that knows the reservation does not come. */
async function send(wish: TableWish): Promise<Result<Reservation | null>> {
  const { http } = wired();
  const answer = await createReservation(http, wish);
  const [error, told] = answer;
  if (told || (error && failureKind(error) === 'refused')) return answer;
  const [unknown, list] = await listReservations(http);
  const found = list?.find((each) => isWish(each, wish));
  if (found) return [null, found];
  if (!error) return unknown ? [null, null] : failure('unreadable');
  // While nobody can tell whether it has arrived, the person decides.
  const isUnclear = unknown !== null || failureKind(error) === 'unknown';
  return isUnclear ? answer : createReservation(http, wish);
}
