import type { Http } from '../../src/api/call';
import type { Result } from '../../src/api/result';
import type { Branch, City } from '../../src/domain/branches/branch';
import type { Catalog } from '../../src/domain/catalog/catalog';
import type { LatLng } from '../../src/domain/geo/geo';
import type { Merchant, MerchantSettings } from '../../src/domain/merchant';
import type { User } from '../../src/domain/session/user';

/** What earlier reads have told; later ones need it. */
export type Known = {
  vendor: string;
  /** host of the shop, for the look-up by domain */
  shopHost: string;
  hasToken: boolean;
  merchant: Merchant | null;
  settings: MerchantSettings | null;
  catalog: Catalog | null;
  cities: readonly City[];
  branches: readonly Branch[];
  place: LatLng;
  user: User | null;
  vacancyId: string | null;
  orderId: string | null;
};

/** A reading call of the shop. */
export type Read = {
  name: string;
  /** what the shop lacks without it, a clause after "without it" */
  lacks: string;
  needsToken?: true;
  /** null: what it needs is not known, with the reason */
  ask: (http: Http, known: Known) => Promise<Result<unknown>> | string;
  /** Remembers what later reads need. */
  learn?: (known: Known, value: unknown) => void;
  /** a 404 with the API's own body is an answer here, such as "no such promo" */
  mayBeUnknown?: true;
};

/** A read whose result is typed where it is remembered. */
export const read = <T>(one: {
  name: string;
  lacks: string;
  needsToken?: true;
  mayBeUnknown?: true;
  ask: (http: Http, known: Known) => Promise<Result<T>> | string;
  learn?: (known: Known, value: T) => void;
}): Read => one as Read;
