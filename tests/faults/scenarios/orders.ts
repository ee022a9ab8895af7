import type { Backend } from '../../../mocks/backend/app';
import type { Deed, Scenarios } from '../scenario';
import { typeAnotherCode, typeCode } from './people';

/** Makes the merchant require an SMS code for every order. */
export function asksForCode({ db }: Backend): void {
  for (const rules of db.orderRules) rules.isSmsConfirmationRequiredPerOrder = true;
  for (const order of db.orders) order.isConfirmed = false;
}

/** The order was not found: sending it again is a separate step. */
const orderAgain: Deed = async (person) => {
  if (person.canPress(/^Qayta yuborish/)) await person.press(/^Qayta yuborish/);
  await person.press(/Buyurtma berish|Qayta yuborish/);
};

/** An order that may have arrived was looked up; a refusal is shown in the server's words. */
const sent = {
  says: 'checkout.unseen',
  saysUnder: {
    'off line at the tap': 'checkout.offline',
    400: null,
    403: null,
    404: null,
    422: null,
  },
} as const;

/** Orders from the press to the rating, tables, and payments. */
export const orders: Scenarios = {
  'POST /orders/v1/orders': {
    path: '/checkout',
    before: (person) => person.sees(/Xizmat haqi/),
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
      await person.sees(/Xizmat haqi/);
    },
    act: (person) => person.press(/Buyurtma berish/),
    again: orderAgain,
    goal: /Buyurtma (yuborildi|qabul qilindi)/,
    ...sent,
  },
  'POST /orders/v1/orders/:id/confirm': {
    path: '/checkout/confirm?order={order}',
    given: asksForCode,
    goal: /raqamiga kod yubordik/,
  },
  'POST /orders/v1/orders/:id/confirm · the code': {
    path: '/checkout/confirm?order={order}',
    given: asksForCode,
    before: (person) => person.sees(/raqamiga kod yubordik/),
    act: typeCode,
    again: typeAnotherCode,
    goal: /Buyurtma (yuborildi|qabul qilindi)/,
  },
  'GET /orders/v1/orders/user/:userId/active': {
    path: '/profile/orders',
    goal: /Buyurtma №/,
    says: 'orders.failed',
  },
  'GET /orders/v1/orders/user/:userId': {
    path: '/profile/orders',
    before: (person) => person.sees(/Arxiv/),
    act: (person) => person.choose(/^Arxiv/),
    goal: /Buyurtma №\s1002/,
    says: 'orders.failed',
  },
  'GET /orders/v1/orders/:id': {
    path: '/profile/orders/{done}',
    goal: /Tarkibi/,
    says: 'orders.failed',
    saysUnder: { 403: 'orders.missing', 404: 'orders.missing' },
  },
  'PUT /orders/v1/orders/:id/cancel': {
    path: '/profile/orders/{order}/cancel',
    before: (person) => person.sees(/Fikrim/),
    act: (person) => person.press(/^Buyurtmani bekor qilish/),
    goal: /Bekor qilindi|bekor qilindi/,
  },
  'POST /orders/v1/orders/:id/grade': {
    path: '/profile/orders/{done}/grade',
    before: (person) => person.choose(/^5 yulduz/),
    act: (person) => person.press(/^Bahoni yuborish/),
    goal: /rahmat|Sizning bahoyingiz/,
  },
  'GET /payments/v2/checkout/:id': {
    path: '/checkout/confirm?order={online}',
    before: (person) => person.sees(/Toʻlash/),
    act: (person) => person.press(/^Toʻlash/),
    again: (person) => person.press(/^(Qayta toʻlash|Toʻlash)/),
    goal: /Toʻlov kutilmoqda/,
  },
  'GET /deliveries/v1/delivery/courier/:id': {
    path: '/profile/orders/{onWay}',
    goal: /Sardor/,
    silent: 'the order is shown without its courier',
  },
  'GET /orders/v1/reservations': {
    path: '/profile/reservations',
    goal: /Bronni bekor qilish/,
    says: 'reservation.failed',
  },
  'POST /orders/v1/reservations': {
    path: '/reservation',
    before: async (person) => {
      await person.choose(/^Ertaga/);
      await person.choose(/^19:00/);
    },
    act: (person) => person.press(/^Stolni band qilish/),
    goal: /05\.03\.2026 19:00/,
  },
  'DELETE /orders/v1/reservations/:id': {
    path: '/profile/reservations',
    before: (person) => person.press(/^Bronni bekor qilish/),
    act: (person) => person.press(/^Bronni bekor qilish/),
    again: async (person) => {
      await person.press(/^Bronni bekor qilish/);
      await person.press(/^Bronni bekor qilish/);
    },
    goal: /Bekor qilingan/,
  },
  'POST /orders/v1/waiter-calls': {
    path: '/waiter?tableId=7&hallId=zal&branchId=markaz',
    before: (person) => person.sees(/Ofitsiantni/),
    act: (person) => person.press(/^Ofitsiantni chaqirish/),
    // A call that arrived although its response was lost is not repeated: the waiter is on the way.
    goal: /Ofitsiant chaqirildi|allaqachon kelishmoqda/,
  },
};
