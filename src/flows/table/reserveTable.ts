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
export async function reserveTable(draft: ReservationDraft): Promise<Reserved> {
  if (isUnderWay) return { kind: 'ignored' };
  isUnderWay = true;
  try {
    const [error, reservation] = await send(draft);
    if (error) {
      services().telegram.haptic('failure');
      return { kind: 'failed', error };
    }
    if (reservation) reservations.remember(reservation);
    reservationDraft.reset();
    services().telegram.haptic('success');
    toasts.show(t('reservation.done'), { tone: 'good' });
    return { kind: 'reserved' };
  } finally {
    isUnderWay = false;
  }
}

/** null: the server has said yes, and the list that knows the reservation does not come. */
async function send(draft: ReservationDraft): Promise<Result<Reservation | null>> {
  const { http } = services();
  const answer = await createReservation(http, draft);
  const [error, told] = answer;
  if (told || (error && failureKind(error) === 'refused')) return answer;
  const [unknown, list] = await listReservations(http);
  const found = list?.find((each) => isReservationDraft(each, draft));
  if (found) return [null, found];
  if (!error) return unknown ? [null, null] : failure('unreadable');
  // While nobody can tell whether it has arrived, the person decides.
  const isUnclear = unknown !== null || failureKind(error) === 'unknown';
  return isUnclear ? answer : createReservation(http, draft);
}
