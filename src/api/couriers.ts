import * as v from 'valibot';
import { type Courier, courierStatuses } from '../domain/delivery/courier';
import type { Http } from './call';
import { fieldOf } from './readers/field';
import { placeFields, placeOf } from './readers/places';
import { orNull, theRecord } from './readers/records';
import { text, textOrNull } from './readers/texts';
import { id, oneOf } from './readers/values';
import type { Result } from './result';

/** The courier's person, or just the name. */
export const person = v.pipe(
  v.unknown(),
  v.transform((user) => ({ name: user, phone: fieldOf(user, 'phone') })),
  v.object({ name: text, phone: textOrNull }),
);

const courier = v.pipe(
  v.object({
    id,
    user: orNull(person),
    status: oneOf(courierStatuses, null),
    ...placeFields,
  }),
  v.transform(
    ({ id: own, user, status, ...spot }): Courier => ({
      id: own,
      name: user?.name ?? '',
      phone: user?.phone ?? null,
      status,
      place: placeOf(spot),
    }),
  ),
);

/** Fetches the courier of an order by its `courierId` (§7). */
export const getCourier = (http: Http, courierId: string): Promise<Result<Courier>> =>
  http.get(`/deliveries/v1/delivery/courier/${encodeURIComponent(courierId)}`, {
    withToken: true,
    schema: theRecord(courier),
  });
