import * as v from 'valibot';
import * as limits from '../domain/limits';
import type { Merchant } from '../domain/merchant';
import { partsRead } from './partsRead';
import { fieldOf } from './readers/field';
import { pictureOrNull } from './readers/links';
import { placeFields, placeOf } from './readers/places';
import { theRecord } from './readers/records';
import { localized, text, textOrNull } from './readers/texts';
import { colorOrNull, flag, id, idOrNull } from './readers/values';

// Secrets (SMS password, integration logins) are not listed here, so they are dropped.
const merchant = v.pipe(
  v.object({
    id,
    name: localized,
    logo: pictureOrNull,
    color: colorOrNull,
    sub: text,
    isActive: flag(true),
    deleted: flag(false),
    ...placeFields,
    mainCityId: idOrNull,
    yandexMapKey: textOrNull,
  }),
  v.transform(
    ({ latitude, longitude, lat, lng, lon, location, coordinates, ...rest }): Merchant => ({
      ...rest,
      // §3: default coordinates near the capital.
      place:
        placeOf({ latitude, longitude, lat, lng, lon, location, coordinates }) ??
        limits.defaultCentre,
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
export const merchantOrNull = theRecord(v.union([merchant, noMerchant]));

/** A look-up's response with only what the app reads: the API sends the merchant's secrets along. */
export const merchantParts = (found: unknown): unknown =>
  partsRead(found, (watched) => v.safeParse(merchantOrNull, watched));
