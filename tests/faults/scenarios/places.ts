import { inItsWords } from '../faultKinds';
import type { Person } from '../person';
import type { Scenarios } from '../scenario';

/** The only address is chosen by itself. */
const chooseDelivery = (person: Person) => person.choose(/^Yetkazib berish$/);
/** Retries the quote, or picks another address where nobody is said to deliver. */
const retryQuote = async (person: Person) => {
  if (person.canPress(/Narxni qayta/)) return person.press(/Narxni qayta/);
  await person.press(/Boshqa manzil/);
  await person.press(/^Uy/);
};

/** Branches, addresses, and delivery prices. */
export const places: Scenarios = {
  'GET /users/v1/branches': {
    path: '/branches',
    goal: /Registon|Markaz/,
    says: 'branches.failed',
  },
  'GET /users/v1/branches/full': {
    path: '/branches',
    before: (person) => person.sees(/Toshkent/),
    act: (person) => person.press(/^Samarqand$/),
    goal: /Registon/,
  },
  'GET /users/v1/city-merchant/merchant/:merchantId': {
    path: '/branches',
    goal: /Samarqand/,
    silent: '§8: silent; all branches are in one list',
  },
  'GET /users/v1/branches/merchant/:merchantId/closest': {
    path: '/checkout',
    act: chooseDelivery,
    again: retryQuote,
    goal: /Yetkazib berish\d.*Buyurtma berish\d/,
    says: 'checkout.quoteFailed',
    saysUnder: { ...inItsWords, 404: 'checkout.notDelivered' },
  },
  'POST /deliveries/v1/delivery/tariff/client/calculate': {
    path: '/checkout',
    act: chooseDelivery,
    again: retryQuote,
    goal: /Yetkazib berish\d.*Buyurtma berish\d/,
    says: 'checkout.quoteFailed',
    saysUnder: inItsWords,
  },
  'GET /users/v1/region': {
    path: '/checkout',
    goal: /Buyurtma berish/,
    silent: '§8: the previous regions stay; the server decides',
  },
  'GET /users/v1/addresses/merchant/:merchantId/user/:userId': {
    path: '/profile/address',
    goal: /Navoiy/,
    says: 'address.loadFailed',
  },
  'POST /users/v1/addresses/user/:userId': {
    path: '/profile/address/create',
    before: async (person) => {
      await person.press(/^Saqlash/);
      await person.fill(/^Nomi/, 'Ish');
    },
    act: (person) => person.press(/^Saqlash/),
    goal: /Ish/,
  },
  'PUT /users/v1/addresses/:id': {
    path: '/profile/address',
    before: async (person) => {
      await person.press(/^Uy/);
      await person.fill(/^Nomi/, 'Hovli');
    },
    act: (person) => person.press(/^Saqlash/),
    goal: /Hovli/,
  },
  'DELETE /users/v1/addresses/:id': {
    path: '/profile/address',
    before: (person) => person.press(/^Oʻchirish: /),
    act: (person) => person.press(/^Ha, oʻchirish/),
    again: async (person) => {
      await person.press(/^Oʻchirish: /);
      await person.press(/^Ha, oʻchirish/);
    },
    // It was the order’s: the map opens (§5).
    goal: /Qayerga yetkazib beramiz/,
  },
  'GET /notifications/v1/nominatim/reverse': {
    path: '/profile/address/create',
    goal: /Navoiy shoh/,
    says: 'address.failed',
  },
  'GET /notifications/v1/nominatim/search': {
    path: '/address/delivery/search',
    act: (person) => person.fill(/Qidirish|Manzil qidirish/, 'Amir Temur'),
    goal: /Amir Temur/,
    says: 'address.searchFailed',
  },
};
