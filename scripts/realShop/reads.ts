import { listAddresses } from '../../src/api/addresses';
import { getBotName } from '../../src/api/bot';
import {
  findClosestBranch,
  getBranch,
  listBranches,
  listCities,
  listFullBranches,
} from '../../src/api/branches';
import { listBrands } from '../../src/api/brands';
import type { Http } from '../../src/api/call';
import { listCards } from '../../src/api/cards';
import { getCatalog, getGrades } from '../../src/api/catalog';
import {
  getPolicy,
  getVacancy,
  listBanners,
  listStories,
  listVacancies,
  type PolicyType,
} from '../../src/api/content';
import { listRegions } from '../../src/api/deliveries';
import { listFavourites } from '../../src/api/favourites';
import { nameOfPlace, nameOfPlaceForGuest, searchPlaces } from '../../src/api/geocoder';
import { findMerchantByDomain, findMerchantBySub, getSettings } from '../../src/api/merchants';
import { listNotices } from '../../src/api/notifications';
import {
  getOrder,
  getOrderRules,
  getOrderSettings,
  listActiveOrders,
  listOrders,
} from '../../src/api/orders';
import { findPromo, listPromos } from '../../src/api/promos';
import { listReservations } from '../../src/api/reservations';
import type { Result } from '../../src/api/result';
import { getMe } from '../../src/api/users';
import type { Branch, City } from '../../src/domain/branches/branch';
import type { Catalog } from '../../src/domain/catalog/catalog';
import { withoutUntrackedStock } from '../../src/domain/catalog/stockTracking';
import type { LatLng } from '../../src/domain/geo/geo';
import type { Merchant } from '../../src/domain/merchant';
import type { User } from '../../src/domain/session/user';

/** What earlier reads have told; later ones need it. */
export type Known = {
  vendor: string;
  /** host of the shop, for the look-up by domain */
  shopHost: string;
  merchant: Merchant | null;
  catalog: Catalog | null;
  cities: readonly City[];
  branches: readonly Branch[];
  place: LatLng;
  user: User | null;
  vacancyId: string | null;
  orderId: string | null;
};

/** Asks; a text is the reason why it cannot, as what it needs is not known. */
type Ask<T> = (http: Http, known: Known) => Promise<Result<T>> | string;

type More<T> = {
  /** What later reads need of it. */
  learn?: (value: T, known: Known) => Partial<Known>;
  /** a 404 with the API's own body is an answer here, such as "no such promo" */
  mayBeUnknown?: true;
};

/** A reading call of the shop. */
export type Read = More<unknown> & {
  name: string;
  /** what the shop lacks without it, a clause after "without it" */
  lacks: string;
  ask: Ask<unknown>;
  needsToken: boolean;
};

/** A read whose result is typed where it is remembered. */
const read = <T>(name: string, lacks: string, ask: Ask<T>, more: More<T> = {}): Read =>
  ({ name, lacks, ask, needsToken: false, ...more }) as Read;

const withMerchant =
  <T>(ask: (http: Http, id: string) => Promise<Result<T>>): Ask<T> =>
  (http, { merchant }) =>
    merchant ? ask(http, merchant.id) : 'the merchant is not known';

const withUser =
  <T>(ask: (http: Http, id: string) => Promise<Result<T>>): Ask<T> =>
  (http, { user }) =>
    user ? ask(http, user.id) : 'the profile is not known';

const policyTypes: readonly PolicyType[] = ['TERMS', 'ABOUT_COMPANY', 'PRIVACY_POLICY'];
const mayBeUnknown = true;

/** Calls that need no token, in the order in which one tells the next what to ask for. */
const publicReads: readonly Read[] = [
  read(
    'merchant',
    'the shop does not open',
    (http, { vendor }) => findMerchantBySub(http, vendor),
    {
      learn: (merchant) => ({ merchant, ...(merchant && { place: merchant.place }) }),
    },
  ),
  read(
    'merchant by domain',
    'a shop on a domain of its own does not open',
    (http, { shopHost }) => findMerchantByDomain(http, shopHost),
    { mayBeUnknown },
  ),
  read(
    'settings',
    'the shop opens with default colours, and with cash as its only payment',
    (http) => getSettings(http, 'web'),
  ),
  read('settings in Click', 'inside the Click app the shop opens with default settings', (http) =>
    getSettings(http, 'click'),
  ),
  read('catalogue', 'there is no menu', (http) => getCatalog(http, 'WEB'), {
    learn: (catalog) => ({ catalog: catalog && withoutUntrackedStock(catalog, false) }),
  }),
  read('catalogue in Telegram', 'there is no menu in Telegram', (http) => getCatalog(http, 'TG')),
  read('grades', 'products show no ratings', getGrades),
  read('cities', 'cities cannot be chosen', withMerchant(listCities), {
    learn: (cities) => ({ cities }),
  }),
  read('branches', 'there are no branches, and no pick-up', listBranches, {
    learn: (branches, known) => ({
      branches,
      place: branches.find(({ place }) => place)?.place ?? known.place,
    }),
  }),
  read(
    'branches of a city',
    'the branches of a city cannot be loaded',
    (http, { cities: [city] }) => (city ? listFullBranches(http, city.id) : 'there is no city'),
  ),
  read('branch', 'a link to a branch does not open', (http, { branches: [branch] }) =>
    branch ? getBranch(http, branch.id) : 'there is no branch',
  ),
  read(
    'closest branch',
    'a delivery finds no branch',
    (http, { merchant, place }) => findClosestBranch(http, merchant?.id ?? null, place),
    { mayBeUnknown },
  ),
  read(
    'order rules',
    'orders need no SMS code, and addresses outside of the delivery area are not refused',
    getOrderRules,
  ),
  read('bot', 'links do not lead into the bot', getBotName),
  read('brands', 'home has no tabs of other shops of the brand', listBrands),
  read('banners', 'home has no banners', listBanners),
  read('stories', 'home has no stories', listStories),
  ...policyTypes.map((type) =>
    read(`policy ${type}`, 'its page cannot be loaded', (http) => getPolicy(http, type)),
  ),
  read('vacancies', 'the page of vacancies cannot be loaded', listVacancies, {
    learn: ([first]) => ({ vacancyId: first?.id ?? null }),
  }),
  read('vacancy', 'a link to a vacancy does not open', (http, { vacancyId }) =>
    vacancyId === null ? 'there is no vacancy' : getVacancy(http, vacancyId),
  ),
  read('address search', 'addresses are found on the map only', (http, { cities: [city] }) =>
    searchPlaces(http, city?.name.uz ?? 'Toshkent'),
  ),
  read('name of a place, for guests', 'a guest types the street of a pin', (http, { place }) =>
    nameOfPlaceForGuest(http, place),
  ),
  read('promo code', 'promo codes cannot be entered', (http) => findPromo(http, 'NO-SUCH-CODE'), {
    mayBeUnknown,
  }),
];

/** Calls of a signed-in customer, the profile first. */
const customerReads: readonly Read[] = [
  read('profile', 'nobody stays signed in', getMe, {
    learn: (user) => ({ user }),
  }),
  read('addresses', 'saved addresses are not offered', (http, { merchant, user }) =>
    user ? listAddresses(http, merchant?.id ?? '', user.id) : 'the profile is not known',
  ),
  read('delivery areas', 'the delivery area is not checked before the order', listRegions),
  read(
    'order settings',
    'no service fee and no minimum is shown before the order',
    withMerchant((http, id) => getOrderSettings(http, id, false)),
  ),
  read(
    'active orders',
    'orders cannot be followed, and a lost response cannot be looked up',
    withUser(listActiveOrders),
  ),
  read(
    'orders',
    'the list of orders cannot be loaded',
    withUser((http, userId) => listOrders(http, { userId, page: 0, archive: false })),
    {
      learn: ({ items: [first] }) => ({ orderId: first?.id ?? null }),
    },
  ),
  read('order', 'an order cannot be opened', (http, { orderId }) =>
    orderId === null ? 'there is no order' : getOrder(http, orderId),
  ),
  read('favourites', 'favourites cannot be loaded', withUser(listFavourites)),
  read('promos of a customer', 'the list of promos stays empty', withUser(listPromos)),
  read(
    'notifications',
    'the list of notifications cannot be loaded',
    withUser((http, id) => listNotices(http, id, 0)),
  ),
  read('reservations', 'the list of reservations cannot be loaded', listReservations),
  read('cards', 'the list of cards cannot be loaded', listCards),
  read('name of a place', 'a customer types the street of a pin', (http, { place }) =>
    nameOfPlace(http, place),
  ),
];

/** Every reading call of the shop. */
export const reads: readonly Read[] = [
  ...publicReads,
  ...customerReads.map((one) => ({ ...one, needsToken: true })),
];

/** Those of these names, in their order here. */
export const readsNamed = (names: readonly string[]): readonly Read[] =>
  reads.filter(({ name }) => names.includes(name));
