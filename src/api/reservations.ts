import * as v from 'valibot';
import type { Reservation, ReservationDraft } from '../domain/table/reservation';
import type { Http } from './call';
import { listOf } from './readers/lists';
import { orNothing, theRecord } from './readers/records';
import { text } from './readers/texts';
import { moment } from './readers/times';
import { id, idOrNull, numberOrNull, oneOf } from './readers/values';
import type { Result } from './result';

const statuses = ['CREATED', 'CANCELED'] as const;

const reservation = v.pipe(
  v.object({
    id,
    branchId: idOrNull,
    branch: idOrNull,
    place: text,
    chairs: numberOrNull,
    time: moment,
    comment: text,
    status: oneOf(statuses, null),
  }),
  v.transform(
    ({ time: at, branch, branchId, ...wire }): Reservation => ({
      ...wire,
      branchId: branchId ?? branch,
      at,
    }),
  ),
);

const path = '/orders/v1/reservations';

/** Lists the customer's reservations, including cancelled ones (settled: assumed calls). */
export const listReservations = (http: Http): Promise<Result<Reservation[]>> =>
  http.get(path, { withToken: true, schema: listOf(reservation) });

/**
 * Reserves a table. Never retried, which could reserve a second one. Null if the server does not
 * return the reservation.
 */
export const createReservation = (
  http: Http,
  { at, ...draft }: ReservationDraft,
): Promise<Result<Reservation | null>> =>
  http.post(path, {
    body: { ...draft, time: new Date(at).toISOString() },
    withToken: true,
    retry: false,
    schema: orNothing(theRecord(reservation)),
  });

export const cancelReservation = (http: Http, id: string): Promise<Result<null>> =>
  http.delete(`${path}/${encodeURIComponent(id)}`, { withToken: true });
