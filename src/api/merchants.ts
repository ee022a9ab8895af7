import * as v from 'valibot';
import { limits } from '../domain/limits';
import type { Merchant, MerchantSettings } from '../domain/merchant';
import type { Http } from './http';
import type { Result } from './result';
import { settings } from './settings';
import {
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

// The merchant's secrets (SMS password, integration log-ins) are not named here, and so end here.
const merchant = v.pipe(
  v.object({
    id,
    name: localized,
    logo: textOrNull,
    color: textOrNull,
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
      // §3: the default coordinates are near the capital city.
      place: placeOf({ latitude, longitude }) ?? limits.defaultCentre,
    }),
  ),
);

const nobody = v.pipe(
  v.custom<object>(
    (value) =>
      Object(value) === value && !Array.isArray(value) && (fieldOf(value, 'id') ?? '') === '',
  ),
  v.transform(() => null),
);

const found = v.union([merchant, nobody]);

/** A look-up has tries and pauses of its own: what hangs on it is the whole shop. */
const lookUp = { schema: found, hasOwnPauses: true };

/** Finds the merchant of a sub-domain (§7). A result of null: an answer without an id (§4). */
export const findMerchantBySub = (http: Http, sub: string): Promise<Result<Merchant | null>> =>
  http.get(`/users/v1/merchants/sub/${encodeURIComponent(sub)}`, lookUp);

/** Finds the merchant that owns a host (readings: how the app is entered). Null as above. */
export const findMerchantByDomain = (http: Http, host: string): Promise<Result<Merchant | null>> =>
  http.get(`/users/v1/merchants/domain/${encodeURIComponent(host)}`, lookUp);

const settingsPaths = { web: 'web', click: 'click-app/client' } as const;

/** Fetches the settings of the storefront, or of the Click app's storefront (§7). */
export const getSettings = (
  http: Http,
  channel: keyof typeof settingsPaths,
): Promise<Result<MerchantSettings>> =>
  http.get(`/support/v1/merchant/settings/${settingsPaths[channel]}`, { schema: settings });
