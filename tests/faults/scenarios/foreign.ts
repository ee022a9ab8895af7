import type { OtherServer } from '../../otherServer/createOtherServer';
import { serverDown } from '../faultKinds';
import type { Person } from '../person';
import type { Deed, Scenarios } from '../scenario';

type ForeignDeed = Deed<OtherServer>;

const typeCode: ForeignDeed = async (person, { world }) => {
  await person.fill(/SMS kodi/, '');
  await person.fill(/SMS kodi/, world.codes.at(-1)?.code ?? '');
};

/** The order was not found: sending it again is a separate step. */
const orderAgain: ForeignDeed = async (person) => {
  if (person.canPress(/^Qayta yuborish/)) await person.press(/^Qayta yuborish/);
  await person.press(/Buyurtma berish|Qayta yuborish/);
};

/** An order that may have arrived was looked up; a plain-text 404 may come from a gateway. */
const sent = {
  says: 'checkout.unseen',
  saysUnder: { 'off line at the tap': 'checkout.offline', 400: null, 403: null, 422: null },
} as const;

const askForCode = async (person: Person) => {
  await person.fill(/Telefon raqami/, '907654321');
  await person.press(/Kodni olish/);
};

/** The only address is chosen by itself. */
const chooseDelivery = (person: Person) => person.choose(/^Yetkazib berish$/);

/** Retries the quote, or picks another address where nobody is said to deliver. */
const retryQuote = async (person: Person) => {
  if (person.canPress(/Narxni qayta/)) return person.press(/Narxni qayta/);
  await person.press(/Boshqa manzil/);
  await person.press(/^Uy/);
};

const shop: Scenarios<OtherServer> = {
  'GET /users/v1/merchants/sub/:sub': {
    path: '/',
    isGuest: true,
    goal: /Goʻshtli somsa/,
    says: 'errors.unreachableText',
    saysUnder: serverDown,
  },
  'GET /products/v1/overalls': {
    path: '/',
    isGuest: true,
    goal: /Goʻshtli somsa/,
    says: 'home.failed',
  },
  'GET /users/v1/branches': { path: '/branches', goal: /Chorsu/, says: 'branches.failed' },
  'GET /users/v1/branches/merchant/:merchantId/closest': {
    path: '/checkout',
    act: chooseDelivery,
    again: retryQuote,
    goal: /Yetkazib berish\d.*Buyurtma berish\d/,
    says: 'checkout.quoteFailed',
  },
  'POST /deliveries/v1/delivery/tariff/client/calculate': {
    path: '/checkout',
    act: chooseDelivery,
    again: retryQuote,
    goal: /Yetkazib berish\d.*Buyurtma berish\d/,
    says: 'checkout.quoteFailed',
  },
  'GET /products/v1/favourite/all': {
    path: '/profile/favorites',
    goal: /Goʻshtli somsa/,
    says: 'favourites.failed',
  },
  'POST /products/v1/favourite': {
    path: '/product/121',
    before: (person) => person.sees(/Sevimli/),
    act: (person) => person.press(/^Sevimli/),
    goal: /Patir/,
    isKept: ({ world }) => world.favourites.some(({ productId }) => productId === 121),
  },
};

const people: Scenarios<OtherServer> = {
  'POST /webbot/v1/users/login': {
    path: '/login',
    isGuest: true,
    act: askForCode,
    goal: /Kodni kiriting/,
    saysUnder: { 400: 'errors.wrongPhone' },
  },
  'POST /webbot/v1/users/login · the code': {
    path: '/login',
    isGuest: true,
    before: async (person) => {
      await askForCode(person);
      await person.sees(/Kodni kiriting/);
    },
    act: typeCode,
    goal: /Goʻshtli somsa/,
    saysUnder: { 400: 'errors.wrongCode', 422: 'errors.wrongCode' },
  },
  'GET /users/v1/users/me': {
    path: '/profile',
    given: ({ world }) => {
      for (const each of world.people) each.firstName = 'Malika';
    },
    goal: /Malika/,
    silent: 'the stored profile stays',
  },
  'PUT /users/v1/users/:id': {
    path: '/profile/user',
    before: (person) => person.fill(/^Ism/, 'Dilnoza'),
    act: (person) => person.press(/^Saqlash/),
    goal: /saqlandi/,
  },
  'GET /users/v1/addresses/merchant/:merchantId/user/:userId': {
    path: '/profile/address',
    goal: /Navoiy/,
    says: 'address.loadFailed',
  },
  'POST /users/v1/users/logout': {
    path: '/profile',
    isLeaving: true,
    before: (person) => person.press(/^Chiqish/),
    act: (person) => person.press(/^Chiqish/),
    goal: /Goʻshtli somsa/,
    silent: 'the log-out takes effect locally, even offline',
  },
};

const orders: Scenarios<OtherServer> = {
  'POST /orders/v1/orders': {
    path: '/checkout',
    before: (person) => person.sees(/Buyurtma berish/),
    act: (person) => person.press(/Buyurtma berish/),
    again: orderAgain,
    goal: /Buyurtma (yuborildi|qabul qilindi)/,
    ...sent,
  },
  'POST /orders/v1/orders/at-time': {
    path: '/checkout',
    before: async (person) => {
      await person.press(/^Vaqti/);
      await person.choose(/^Belgilangan vaqtda/);
      await person.choose(/^Ertaga/);
      await person.choose(/^13:00/);
      await person.press(/^Tanlash/);
    },
    act: (person) => person.press(/Buyurtma berish/),
    again: orderAgain,
    goal: /Buyurtma (yuborildi|qabul qilindi)/,
    ...sent,
  },
  'GET /orders/v1/orders/user/:userId/active': {
    path: '/profile/orders',
    goal: /Buyurtma №/,
    says: 'orders.failed',
  },
  'GET /orders/v1/orders/:id': { path: '/profile/orders/{order}', goal: /Tarkibi/ },
  'PUT /orders/v1/orders/:id/cancel': {
    path: '/profile/orders/{order}/cancel',
    before: (person) => person.sees(/Fikrim/),
    act: (person) => person.press(/^Buyurtmani bekor qilish/),
    goal: /Bekor qilindi|bekor qilindi/,
    saysUnder: { 409: 'orders.cancel.tooLate' },
  },
};

/** The app's calls on the foreign server, except those that add nothing new. */
export const foreign: Scenarios<OtherServer> = { ...shop, ...people, ...orders };
