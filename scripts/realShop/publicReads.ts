import { getBotName } from '../../src/api/bot';
import {
  findClosestBranch,
  getBranch,
  listBranches,
  listCities,
  listFullBranches,
} from '../../src/api/branches';
import { listBrands } from '../../src/api/brands';
import { getCatalog, getGrades } from '../../src/api/catalog';
import {
  getPolicy,
  getVacancy,
  listBanners,
  listStories,
  listVacancies,
  type PolicyType,
} from '../../src/api/content';
import { nameOfPlaceForGuest, searchPlaces } from '../../src/api/geocoder';
import { findMerchantByDomain, findMerchantBySub, getSettings } from '../../src/api/merchants';
import { getOrderRules } from '../../src/api/orders';
import { findPromo } from '../../src/api/promos';
import { withoutUntrackedStock } from '../../src/domain/catalog/stockTracking';
import { type Read, read } from './read';

const policyTypes: readonly PolicyType[] = ['TERMS', 'ABOUT_COMPANY', 'PRIVACY_POLICY'];

/** Calls that need no token, in the order in which one tells the next what to ask for. */
export const publicReads: readonly Read[] = [
  read({
    name: 'merchant',
    lacks: 'the shop does not open',
    ask: (http, { vendor }) => findMerchantBySub(http, vendor),
    learn(known, merchant) {
      known.merchant = merchant;
      if (merchant) known.place = merchant.place;
    },
  }),
  read({
    name: 'merchant by domain',
    lacks: 'a shop on a domain of its own does not open',
    mayBeUnknown: true,
    ask: (http, { shopHost }) => findMerchantByDomain(http, shopHost),
  }),
  read({
    name: 'settings',
    lacks: 'the shop opens with default colours, and with cash as its only payment',
    ask: (http) => getSettings(http, 'web'),
    learn(known, settings) {
      known.settings = settings;
    },
  }),
  read({
    name: 'settings in Click',
    lacks: 'inside the Click app the shop opens with default settings',
    ask: (http) => getSettings(http, 'click'),
  }),
  read({
    name: 'catalogue',
    lacks: 'there is no menu',
    ask: (http) => getCatalog(http, 'WEB'),
    learn(known, catalog) {
      known.catalog = catalog && withoutUntrackedStock(catalog, false);
    },
  }),
  read({
    name: 'catalogue in Telegram',
    lacks: 'there is no menu in Telegram',
    ask: (http) => getCatalog(http, 'TG'),
  }),
  read({
    name: 'grades',
    lacks: 'products show no ratings',
    ask: (http) => getGrades(http),
  }),
  read({
    name: 'cities',
    lacks: 'cities cannot be chosen',
    ask: (http, { merchant }) =>
      merchant ? listCities(http, merchant.id) : 'the merchant is not known',
    learn(known, cities) {
      known.cities = cities;
    },
  }),
  read({
    name: 'branches',
    lacks: 'there are no branches, and no pick-up',
    ask: (http) => listBranches(http),
    learn(known, branches) {
      known.branches = branches;
      known.place = branches.find(({ place }) => place)?.place ?? known.place;
    },
  }),
  read({
    name: 'branches of a city',
    lacks: 'the branches of a city cannot be loaded',
    ask: (http, { cities: [city] }) =>
      city ? listFullBranches(http, city.id) : 'there is no city',
  }),
  read({
    name: 'branch',
    lacks: 'a link to a branch does not open',
    ask: (http, { branches: [branch] }) =>
      branch ? getBranch(http, branch.id) : 'there is no branch',
  }),
  read({
    name: 'closest branch',
    lacks: 'a delivery finds no branch',
    mayBeUnknown: true,
    ask: (http, { merchant, place }) => findClosestBranch(http, merchant?.id ?? null, place),
  }),
  read({
    name: 'order rules',
    lacks: 'orders need no SMS code, and addresses outside of the delivery area are not refused',
    ask: (http) => getOrderRules(http),
  }),
  read({
    name: 'bot',
    lacks: 'links do not lead into the bot',
    ask: (http) => getBotName(http),
  }),
  read({
    name: 'brands',
    lacks: 'home has no tabs of other shops of the brand',
    ask: (http) => listBrands(http),
  }),
  read({
    name: 'banners',
    lacks: 'home has no banners',
    ask: (http) => listBanners(http),
  }),
  read({
    name: 'stories',
    lacks: 'home has no stories',
    ask: (http) => listStories(http),
  }),
  ...policyTypes.map((type) =>
    read({
      name: `policy ${type}`,
      lacks: 'its page cannot be loaded',
      ask: (http) => getPolicy(http, type),
    }),
  ),
  read({
    name: 'vacancies',
    lacks: 'the page of vacancies cannot be loaded',
    ask: (http) => listVacancies(http),
    learn(known, [first]) {
      known.vacancyId = first?.id ?? null;
    },
  }),
  read({
    name: 'vacancy',
    lacks: 'a link to a vacancy does not open',
    ask: (http, { vacancyId }) =>
      vacancyId === null ? 'there is no vacancy' : getVacancy(http, vacancyId),
  }),
  read({
    name: 'address search',
    lacks: 'addresses are found on the map only',
    ask: (http, known) => searchPlaces(http, known.cities[0]?.name.uz ?? 'Toshkent'),
  }),
  read({
    name: 'name of a place, for guests',
    lacks: 'a guest types the street of a pin',
    ask: (http, { place }) => nameOfPlaceForGuest(http, place),
  }),
  read({
    name: 'promo code',
    lacks: 'promo codes cannot be entered',
    mayBeUnknown: true,
    ask: (http) => findPromo(http, 'NO-SUCH-CODE'),
  }),
];
