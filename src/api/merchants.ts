import * as v from 'valibot';
import { limits } from '../domain/limits';
import type { Merchant, MerchantSettings } from '../domain/merchant';
import type { Http } from './http';
import type { Result } from './result';
import { settings } from './settings';
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

/**
 * A look-up's response without what the app does not read: the API sends the merchant's secrets
 * along. Throws for a text that is not JSON.
 */
export function withoutSecrets(text: string): string {
  const found: unknown = JSON.parse(text);
  const fields = Object.entries(found ?? {}).filter(([name]) => name in merchant.entries);
  return JSON.stringify(Object.fromEntries(fields));
}

/** Settings without the keys of third parties, which the app does not read either. */
export function withoutKeys(text: string): string {
  const found: unknown = JSON.parse(text);
  const fields = Object.entries(found ?? {}).filter(
    ([name]) => !/(key|keys|secret|token)$/i.test(name),
  );
  return JSON.stringify(Object.fromEntries(fields));
}

/** The merchant look-up has its own retries and pauses, since the whole shop depends on it. */
const lookUpOptions = { schema: merchantOrNull, hasOwnPauses: true };

/** Finds a merchant by subdomain (§7); null for a response without an id (§4). */
export const findMerchantBySub = (http: Http, sub: string): Promise<Result<Merchant | null>> =>
  http.get(`/users/v1/merchants/sub/${encodeURIComponent(sub)}`, lookUpOptions);

/** Finds a merchant by its own host (settled: entering); null as above. */
export const findMerchantByDomain = (http: Http, host: string): Promise<Result<Merchant | null>> =>
  http.get(`/users/v1/merchants/domain/${encodeURIComponent(host)}`, lookUpOptions);

const settingsPaths = { web: 'web', click: 'click-app/client' } as const;

/** Fetches storefront settings, or those of the Click app's storefront (§7). */
export const getSettings = (
  http: Http,
  channel: keyof typeof settingsPaths,
): Promise<Result<MerchantSettings>> =>
  http.get(`/support/v1/merchant/settings/${settingsPaths[channel]}`, { schema: settings });
