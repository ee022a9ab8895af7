import type { Merchant, MerchantSettings } from '../domain/merchant';
import type { Http } from './call';
import type { Result } from './result';

const loadSchema = async () => (await import('./wireMerchant')).merchantOrNull;

/** A look-up that the caller repeats is sent once. */
type LookUp = { retry?: boolean };

/** Finds a merchant by subdomain (§7); null for a response without an id (§4). */
export const findMerchantBySub = (
  http: Http,
  sub: string,
  how: LookUp = {},
): Promise<Result<Merchant | null>> =>
  http.get(`/users/v1/merchants/sub/${encodeURIComponent(sub)}`, {
    schema: loadSchema,
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
    schema: loadSchema,
    isReported: true,
    ...how,
  });

const settingsPaths = { web: 'web', click: 'click-app/client' } as const;

/** Fetches storefront settings, or those of the Click app's storefront (§7). */
export const getSettings = (
  http: Http,
  channel: keyof typeof settingsPaths,
): Promise<Result<MerchantSettings>> =>
  http.get(`/support/v1/merchant/settings/${settingsPaths[channel]}`, {
    schema: async () => (await import('./settings')).settings,
  });
