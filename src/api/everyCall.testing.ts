import { sampleAddress } from '../../tests/samples/models';
import { sampleRequest } from '../../tests/samples/orders';
import type { PhoneChange } from '../domain/session/user';
import * as addresses from './addresses';
import * as bot from './bot';
import * as branches from './branches';
import * as brands from './brands';
import type { Http } from './call';
import * as cards from './cards';
import * as catalog from './catalog';
import * as content from './content';
import * as couriers from './couriers';
import * as deliveries from './deliveries';
import * as favourites from './favourites';
import * as geocoder from './geocoder';
import * as merchants from './merchants';
import * as notifications from './notifications';
import * as orderSteps from './orderSteps';
import * as orders from './orders';
import * as payments from './payments';
import * as promos from './promos';
import * as reservations from './reservations';
import type { Result } from './result';
import * as sessions from './sessions';
import * as users from './users';
import * as waiters from './waiters';

type Call = (http: Http) => Promise<Result<unknown>>;

const place = { latitude: 41.31, longitude: 69.28 };
const record: PhoneChange = { id: '1', phone: '', type: 'WEB', time: 60, timestamp: null };
const tariffRequest = {
  ...place,
  productPrice: 1,
  distance: 1,
  branchId: '1',
  address: '',
  cityId: '1',
};
const table = { tableId: '7', hallId: '1', branchId: '1' };
const reservationDraft = { branchId: '1', place: '', chairs: 2, comment: '', at: 0 };
const request = sampleRequest();

/**
 * Every API call that reads a response body, grouped by response shape, so that each malformed
 * response is tested against every call that may receive it.
 */
export const callsByAnswer = {
  address: {
    createAddress: (http) => addresses.createAddress(http, '1', sampleAddress()),
    updateAddress: (http) => addresses.updateAddress(http, sampleAddress()),
  },
  addresses: { listAddresses: (http) => addresses.listAddresses(http, '1', '1') },
  banners: { listBanners: (http) => content.listBanners(http) },
  bot: { getBotName: (http) => bot.getBotName(http) },
  branch: {
    getBranch: (http) => branches.getBranch(http, '1'),
    findClosestBranch: (http) => branches.findClosestBranch(http, '1', place),
  },
  branches: {
    listBranches: (http) => branches.listBranches(http),
    listFullBranches: (http) => branches.listFullBranches(http, '1'),
  },
  brands: { listBrands: (http) => brands.listBrands(http) },
  card: { verifyCard: (http) => cards.verifyCard(http, '1', '') },
  cards: {
    listCards: (http) => cards.listCards(http),
    findPendingCard: (http) => cards.findPendingCard(http, ''),
  },
  catalog: { getCatalog: (http) => catalog.getCatalog(http, 'WEB') },
  checkout: { getCheckoutLink: (http) => payments.getCheckoutLink(http, '1') },
  cities: { listCities: (http) => branches.listCities(http, '1') },
  code: {
    changePhone: (http) => users.changePhone(http, ''),
    sendLoginCode: (http) => sessions.sendLoginCode(http, ''),
    sendOrderCode: (http) => orderSteps.sendOrderCode(http, '1'),
  },
  courier: { getCourier: (http) => couriers.getCourier(http, '1') },
  favourite: { addFavourite: (http) => favourites.addFavourite(http, '1') },
  favourites: { listFavourites: (http) => favourites.listFavourites(http, '1') },
  grades: { getGrades: (http) => catalog.getGrades(http) },
  merchant: {
    findMerchantByDomain: (http) => merchants.findMerchantByDomain(http, '1'),
    findMerchantBySub: (http) => merchants.findMerchantBySub(http, '1'),
  },
  notices: { listNotices: (http) => notifications.listNotices(http, '1', 0) },
  order: {
    cancelOrder: (http) => orders.cancelOrder(http, '1', ''),
    confirmOrder: (http) => orderSteps.confirmOrder(http, '1', ''),
    createOrder: (http) => orders.createOrder(http, request, { later: false, idempotencyKey: '1' }),
    createLaterOrder: (http) =>
      orders.createOrder(http, request, { later: true, idempotencyKey: '1' }),
    getOrder: (http) => orders.getOrder(http, '1'),
    gradeOrder: (http) => orders.gradeOrder(http, '1', { grade: 5, comment: '', products: [] }),
  },
  orderPage: {
    listOrders: (http) => orders.listOrders(http, { userId: '1', page: 0, archive: false }),
  },
  orderRules: { getOrderRules: (http) => orders.getOrderRules(http) },
  orderSettings: { getOrderSettings: (http) => orders.getOrderSettings(http, '1', false) },
  orders: { listActiveOrders: (http) => orders.listActiveOrders(http, '1') },
  pendingCard: {
    addCard: (http) => cards.addCard(http, { name: '', number: '', expire: '' }),
  },
  phone: { verifyPhone: (http) => users.verifyPhone(http, record, '') },
  place: { nameOfPlace: (http) => geocoder.nameOfPlace(http, place) },
  places: {
    nameOfPlaceForGuest: (http) => geocoder.nameOfPlaceForGuest(http, place),
    searchPlaces: (http) => geocoder.searchPlaces(http, ''),
  },
  policies: { getPolicy: (http) => content.getPolicy(http, 'TERMS') },
  promo: { findPromo: (http) => promos.findPromo(http, '') },
  promos: { listPromos: (http) => promos.listPromos(http, '1') },
  regions: { listRegions: (http) => deliveries.listRegions(http) },
  reservation: {
    createReservation: (http) => reservations.createReservation(http, reservationDraft),
  },
  reservations: { listReservations: (http) => reservations.listReservations(http) },
  session: {
    confirmLogin: (http) => sessions.confirmLogin(http, record, ''),
    exchangeInitData: (http) => sessions.exchangeInitData(http, ''),
  },
  settings: { getSettings: (http) => merchants.getSettings(http, 'web') },
  stories: { listStories: (http) => content.listStories(http) },
  tariff: { calculateTariff: (http) => deliveries.calculateTariff(http, tariffRequest) },
  user: {
    authenticate: (http) => sessions.authenticate(http, ''),
    getMe: (http) => users.getMe(http),
    updateUser: (http) => users.updateUser(http, '1', {}),
  },
  vacancies: { listVacancies: (http) => content.listVacancies(http) },
  vacancy: { getVacancy: (http) => content.getVacancy(http, '1') },
  waiterCall: { callWaiter: (http) => waiters.callWaiter(http, table, 'WAITER') },
} satisfies Record<string, Record<string, Call>>;

export type AnswerKind = keyof typeof callsByAnswer;

/** Calls that ignore the response body. */
export const callsWithoutAnswer = [
  'cancelReservation',
  'deleteAccount',
  'deleteAddress',
  'deleteCard',
  'logOut',
  'removeFavourite',
];
