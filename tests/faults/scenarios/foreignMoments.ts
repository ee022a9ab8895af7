import type { OtherServer } from '../../otherServer/createOtherServer';
import type { Person } from '../person';
import type { Scenario, Scenarios } from '../scenario';
import { foreign } from './foreign';

type ForeignScenario = Scenario<OtherServer>;

/** A first visit: whatever else fails, the menu is there. */
const arriving = (silent: string): ForeignScenario => ({
  path: '/',
  isGuest: true,
  goal: /Goʻshtli somsa/,
  silent,
});

/** In the middle of a checkout, a delivery. */
const sending = {
  path: '/checkout',
  before: async (person: Person) => {
    await person.choose(/^Yetkazib berish$/);
    await person.sees(/Yetkazib berish\d.*Buyurtma berish\d/);
  },
  act: (person: Person) => person.press(/Buyurtma berish/),
} satisfies Partial<ForeignScenario>;

/** Whatever else fails, the order can be sent. */
const ordering = (silent: string): ForeignScenario => ({
  ...sending,
  goal: /Buyurtma (yuborildi|qabul qilindi)/,
  silent,
});

/** Without a price nothing is sent; once there is one, it can be. */
const requoting: ForeignScenario = {
  ...sending,
  goal: /Buyurtma (yuborildi|qabul qilindi)|Yetkazib berish\d.*Buyurtma berish\d/,
  says: 'checkout.quoteFailed',
};

/** The calls of a first visit that no scenario has from there. */
const firstVisit: Scenarios<OtherServer> = {
  'GET /support/v1/merchant/settings/web': arriving('the defaults apply'),
  'GET /orders/v1/merchant/settings': arriving('the defaults apply'),
  'GET /users/v1/branches': arriving('the menu needs none'),
  'GET /users/v1/city-merchant/merchant/:merchantId': arriving('the menu needs none'),
  'GET /support/v1/banner': arriving('optional'),
  'GET /notifications/v2/stories': arriving('optional'),
};

/** The calls that sending an order sets off, and those it follows. */
const checkout: Scenarios<OtherServer> = {
  'GET /products/v1/overalls': ordering('the loaded menu stays'),
  'GET /orders/v1/order/setting/:merchantId': ordering('the loaded rules stay'),
  'GET /orders/v1/orders/:id': ordering('the placed order is known'),
  'GET /orders/v1/orders/user/:userId/active': ordering('the placed order is known'),
  'GET /users/v1/branches/merchant/:merchantId/closest': requoting,
  'POST /deliveries/v1/delivery/tariff/client/calculate': requoting,
};

/** Both, by the name of the call and the moment. */
export const moments: Scenarios<OtherServer> = {
  ...named(firstVisit, 'on a first visit'),
  ...named(checkout, 'while an order is sent'),
};

/** All calls with a scenario at that moment. */
export const coveredAt = {
  firstVisit: [
    ...Object.keys(firstVisit),
    ...Object.keys(foreign).filter((call) => foreign[call]?.path === '/'),
  ],
  checkout: [...Object.keys(checkout), 'POST /orders/v1/orders'],
};

function named(scenarios: Scenarios<OtherServer>, moment: string): Scenarios<OtherServer> {
  return Object.fromEntries(
    Object.entries(scenarios).map(([call, scenario]) => [`${call} · ${moment}`, scenario]),
  );
}
