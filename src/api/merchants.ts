import * as v from 'valibot';
import * as limits from '../domain/limits';
import type { Merchant, MerchantSettings } from '../domain/merchant';
import type { Http } from './http';
import { partsRead } from './partsRead';
import type { Result } from './result';
import { isSettingsField, settings } from './settings';
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

const merchantOrNull = v.union([merchant, noMerchant]);

/** A look-up's response with only what the app reads: the API sends the merchant's secrets along. */
export const merchantParts = (found: unknown): unknown =>
  partsRead(found, (watched) => v.safeParse(merchantOrNull, watched));

/** Settings with only what the app reads. */
export const settingsParts = (found: unknown): unknown =>
  partsRead(found, (watched) => v.safeParse(settings, watched), isSettingsField);

/** How a look-up that the caller repeats is sent: once, and where it polls also during an outage. */
type LookUp = { retry?: boolean; hasOwnPauses?: boolean };

/** Finds a merchant by subdomain (§7); null for a response without an id (§4). */
export const findMerchantBySub = (
  http: Http,
  sub: string,
  how: LookUp = {},
): Promise<Result<Merchant | null>> =>
  http.get(`/users/v1/merchants/sub/${encodeURIComponent(sub)}`, {
    schema: merchantOrNull,
    isReported: true,
    ...how,
  });

/** Finds a merchant by its own host (settled: entering); null as above. */
export const findMerchantByDomain = (
  http: Http,
  host: string,
  how: LookUp = {},
): Promise<Result<Merchant | null>> =>
  http.get(`/users/v1/merchants/domain/${encodeURIComponent(host)}`, {
    schema: merchantOrNull,
    isReported: true,
    ...how,
  });

const settingsPaths = { web: 'web', click: 'click-app/client' } as const;

/** Fetches storefront settings, or those of the Click app's storefront (§7). */
export const getSettings = (
  http: Http,
  channel: keyof typeof settingsPaths,
): Promise<Result<MerchantSettings>> =>
  http.get(`/support/v1/merchant/settings/${settingsPaths[channel]}`, { schema: settings });
