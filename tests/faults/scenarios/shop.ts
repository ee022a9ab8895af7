import { serverDown } from '../faultKinds';
import type { Scenarios } from '../scenario';
import { asksForCode } from './orders';

const usual = '§8: the defaults apply';

/** The shop itself, and its catalogue. */
export const shop: Scenarios = {
  'GET /users/v1/merchants/sub/:sub': {
    path: '/',
    isGuest: true,
    goal: /Toʻy oshi/,
    says: 'errors.unreachableText',
    saysUnder: { 404: 'errors.missingText', ...serverDown },
  },
  'GET /users/v1/merchants/domain/:host': {
    path: 'https://oltinqozon.example/',
    isGuest: true,
    goal: /Toʻy oshi/,
    says: 'errors.unreachableText',
    saysUnder: { 404: 'errors.missingText', ...serverDown },
  },
  'GET /support/v1/merchant/settings/web': {
    path: '/extra',
    isGuest: true,
    goal: /Telegram bot/,
    silent: usual,
  },
  'GET /support/v1/merchant/settings/click-app/client': {
    path: '/extra?channel=click',
    isGuest: true,
    goal: /Telegram bot/,
    silent: usual,
  },
  'GET /support/v1/brand/catalog': {
    path: '/',
    isGuest: true,
    given: ({ db }) => {
      for (const settings of db.settings) settings.multiTabNavigationEnabled = true;
    },
    goal: /Bloom/,
    silent: 'the shop is open without the tabs of its brand',
  },
  'GET /orders/v1/merchant/settings': {
    path: '/checkout/confirm?order={order}',
    given: asksForCode,
    goal: /Buyurtmani tasdiqlang/,
    silent: usual,
  },
  'GET /webbot/v1/setting': {
    path: '/product/toy-oshi',
    given: ({ db }) => {
      for (const settings of db.settings) settings.telegramBotLink = null;
    },
    goal: /Toʻy oshi/,
    silent: 'a link to the page itself is shared instead',
  },
  'GET /products/v1/overalls': {
    path: '/',
    isGuest: true,
    goal: /Savatga qoʻshish: /,
    says: 'home.failed',
  },
  'GET /products/v1/grade': {
    path: '/product/toy-oshi',
    goal: /Mijozlar bahosi/,
    silent: 'the product is shown without its rating',
  },
  'GET /orders/v1/order/setting/:id': { path: '/checkout', goal: /Xizmat haqi/, silent: usual },
  'GET /products/v1/favourite/all': {
    path: '/profile/favorites',
    goal: /Shoʻrva/i,
    says: 'favourites.failed',
  },
  'POST /products/v1/favourite': {
    path: '/product/lagmon',
    before: (person) => person.sees(/Sevimli/),
    act: (person) => person.press(/^Sevimli/),
    goal: /Lagʻmon/i,
    isKept: ({ db }) => db.favourites.some(({ productId }) => productId === 'lagmon'),
  },
  'DELETE /products/v1/favourite/:id': {
    path: '/profile/favorites',
    before: (person) => person.sees(/Sevimli:/),
    act: (person) => person.press(/^Sevimli:/),
    goal: /Sevimlilar hali yoʻq/,
  },
};
