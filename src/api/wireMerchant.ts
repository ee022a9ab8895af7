import * as v from 'valibot';
import * as limits from '../domain/limits';
import type { Merchant } from '../domain/merchant';
import { partsRead } from './partsRead';
import {
  colorOrNull,
  fieldOf,
  flag,
  id,
  idOrNull,
  latitudeOrNull,
  localized,
  longitudeOrNull,
  placeOf,
  text,
  textOrNull,
} from './wire';

// Secrets (SMS password, integration logins) are not listed here, so they are dropped.
const merchant = v.pipe(
  v.object({
    id,
    name: localized,
    logo: textOrNull,
    color: colorOrNull,
    sub: text,
    isActive: flag(true),
    deleted: flag(false),
    latitude: latitudeOrNull,
    longitude: longitudeOrNull,
    mainCityId: idOrNull,
    yandexMapKey: textOrNull,
  }),
  v.transform(
    ({ latitude, longitude, ...rest }): Merchant => ({
      ...rest,
      // §3: default coordinates near the capital.
      place: placeOf({ latitude, longitude }) ?? limits.defaultCentre,
    }),
  ),
);

const noMerchant = v.pipe(
  v.custom<object>(
    (value) =>
      Object(value) === value && !Array.isArray(value) && (fieldOf(value, 'id') ?? '') === '',
  ),
  v.transform(() => null),
);

/** A look-up's response; null for one without an id (§4). */
export const merchantOrNull = v.union([merchant, noMerchant]);

/** A look-up's response with only what the app reads: the API sends the merchant's secrets along. */
export const merchantParts = (found: unknown): unknown =>
  partsRead(found, (watched) => v.safeParse(merchantOrNull, watched));
