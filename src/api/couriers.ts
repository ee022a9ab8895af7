import * as v from 'valibot';
import { type Courier, courierStatuses } from '../domain/delivery/courier';
import type { Http } from './http';
import type { Result } from './result';
import {
  id,
  latitudeOrNull,
  longitudeOrNull,
  oneOf,
  orNull,
  placeOf,
  text,
  textOrNull,
} from './wire';

const person = v.object({ firstName: text, lastName: text, phone: textOrNull });

const courier = v.pipe(
  v.object({
    id,
    user: orNull(person),
    status: oneOf(courierStatuses, null),
    latitude: latitudeOrNull,
    longitude: longitudeOrNull,
  }),
  v.transform(
    ({ id: own, user, status, ...spot }): Courier => ({
      id: own,
      name: `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim(),
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
    schema: courier,
  });
