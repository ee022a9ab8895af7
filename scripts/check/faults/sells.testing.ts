import type { Db } from '../../../mocks/backend/db';
import type { PaymentConfigRecord, SettingsRecord } from '../../../mocks/backend/records/merchant';
import { type Changes, withBody } from '../world.testing';
import type { Fault } from './plant.testing';

type Server = (db: Db) => void;
const all =
  (...changes: Server[]): Server =>
  (db) => {
    for (const change of changes) change(db);
  };
const settings =
  (change: Partial<SettingsRecord>): Server =>
  (db) => {
    for (const one of db.settings) Object.assign(one, change);
  };
const merchants =
  (change: object): Server =>
  (db) => {
    for (const one of db.merchants) Object.assign(one, change);
  };
const branches =
  (change: (branch: Db['branches'][number]) => void): Server =>
  (db) =>
    db.branches.forEach(change);
const products =
  (change: (product: Db['products'][number]) => void): Server =>
  (db) =>
    db.products.forEach(change);

const noPayment: Partial<SettingsRecord> = {
  cashActive: false,
  terminalActive: false,
  paymeActive: false,
  clickActive: false,
  uzumActive: false,
  cardActive: false,
  paymentConfigurations: [],
};
const paynet = (more: Partial<PaymentConfigRecord>): Partial<SettingsRecord> => ({
  ...noPayment,
  paymentConfigurations: [
    {
      id: '1',
      merchantId: '7001',
      type: 'PAYNET',
      isActive: true,
      webEnabled: true,
      botEnabled: true,
      operatorEnabled: true,
      appEnabled: true,
      qrEnabled: true,
      ...more,
    },
  ],
});
const noProducts: Server = (db) => db.products.splice(0);
const noBranches: Server = (db) => db.branches.splice(0);
const stock = (rest: number): Server =>
  all(
    products((one) => {
      one.amount = 0;
    }),
    (db) => {
      const [first] = db.products;
      if (first) first.amount = rest;
    },
  );
const elsewhere = products((one) => {
  one.productBranch = [{ branchId: '1', isActive: false }];
});
const toLookAt: Server = (db) => {
  for (const one of db.categories) one.isWithoutCart = true;
};
const shutAllWeek = branches((one) => {
  for (const hours of one.workHours) for (const day of hours.hours) day.isDayOff = true;
});
const hoursForDelivery = branches((one) => {
  one.workHours = one.workHours.filter(({ type }) => type === 'DELIVERY');
});
const shut = branches((one) => {
  one.isActive = false;
});
const withoutPickup = branches((one) => {
  one.settings.pickupEnabled = false;
});
const emptyMenu = (type: string): Changes => ({
  [`api.test/api/products/v1/overalls?type=${type}`]: withBody(
    '{"groups":[],"categories":[],"products":[]}',
  ),
});
const fails = (path: string): Changes => ({ [`api.test/api${path}`]: withBody('{}', 500) });
const atTheTable = { pickupActive: false, deliveryActive: false };

/** Whether an order can be placed. */
export const sellsFaults: readonly Fault[] = [
  [
    'the merchant is switched off',
    'red',
    'sells.active off',
    { server: merchants({ isActive: false }) },
  ],
  [
    'the merchant is switched off: nothing is expected of the calls',
    'grey',
    'server.calls off',
    { server: merchants({ isActive: false }) },
    'sells.active',
  ],
  ['the merchant is deleted', 'red', 'sells.active off', { server: merchants({ deleted: true }) }],
  [
    'a merchant without products is switched off: of these nothing is said',
    'red',
    'sells.active off',
    { server: all(merchants({ isActive: false }), noProducts) },
  ],
  ['there are no products', 'red', 'sells.goods none', { server: noProducts }],
  [
    'there are no products, and nobody has named the page',
    'red',
    'sells.goods none',
    { server: noProducts, typed: { shop: null } },
  ],
  [
    'there are products in no category',
    'red',
    'sells.goods none',
    { server: (db) => db.categories.splice(0) },
  ],
  [
    'everything is sold out, but for half a kilogram',
    'red',
    'sells.goods notForSale',
    { server: stock(0.5) },
  ],
  // a server that keeps no stock
  ['every product says 0', 'green', 'sells.goods some', { server: stock(0) }],
  ['every category is to look at only', 'red', 'sells.goods notForSale', { server: toLookAt }],
  [
    'every product is of a branch that is closed',
    'red',
    'sells.goods notForSale',
    { server: elsewhere },
  ],
  [
    'the catalogue for Telegram is empty',
    'red',
    'sells.goods telegramEmpty',
    { changes: emptyMenu('TG') },
  ],
  [
    'the catalogue for browsers is empty',
    'yellow',
    'sells.goods browserEmpty',
    { changes: emptyMenu('WEB') },
  ],
  [
    'no basket is switched on',
    'yellow',
    'sells.goods viewOnly',
    { server: settings({ cartInMainActive: false, cartPageActive: false }) },
  ],
  ['the catalogue fails', 'red', 'sells.goods unread', { changes: fails('/products/v1/overalls') }],
  // a branch that delivers without any hours counts as open, by the shop's own rule
  [
    'no branch is open this week',
    'red',
    'sells.hours closed',
    { server: all(settings({ deliveryActive: false }), shutAllWeek) },
  ],
  [
    'what has hours are deliveries, and these are off',
    'red',
    'sells.hours closed',
    { server: all(settings({ deliveryActive: false }), hoursForDelivery) },
  ],
  ['there is no branch', 'red', 'sells.hours noBranch', { server: noBranches }],
  ['every branch is switched off', 'red', 'sells.hours noBranch', { server: shut }],
  [
    'the branches fail: no call is named twice',
    'grey',
    'server.calls told',
    { changes: fails('/users/v1/branches') },
    'sells.hours',
  ],
  ['the branches fail', 'red', 'sells.hours unread', { changes: fails('/users/v1/branches') }],
  [
    'cash alone is on',
    'green',
    'sells.payment some',
    { server: settings({ ...noPayment, cashActive: true }) },
  ],
  ['no payment type is on', 'red', 'sells.payment none', { server: settings(noPayment) }],
  [
    'the only payment configuration is off',
    'red',
    'sells.payment none',
    { server: settings(paynet({ isActive: false })) },
  ],
  [
    'saved cards alone are on',
    'yellow',
    'sells.payment cardsOnly',
    { server: settings({ ...noPayment, cardActive: true }) },
  ],
  [
    'no payment type is on in Telegram',
    'red',
    'sells.payment notInTelegram',
    { server: settings(paynet({ botEnabled: false })) },
  ],
  [
    'no payment type is on in browsers',
    'yellow',
    'sells.payment notInBrowser',
    { server: settings(paynet({ webEnabled: false })) },
  ],
  [
    'the settings fail',
    'yellow',
    'sells.payment unread',
    { changes: fails('/support/v1/merchant/settings') },
  ],
  [
    'neither pick-up nor delivery is on',
    'red',
    'sells.service off',
    { server: settings({ ...atTheTable, dineInActive: false }) },
  ],
  [
    'orders at the table alone are on',
    'yellow',
    'sells.service tableOnly',
    { server: settings({ ...atTheTable, dineInActive: true }) },
  ],
  [
    'pick-up is on, and off at every branch',
    'red',
    'sells.service noBranch',
    { server: all(settings({ deliveryActive: false, dineInActive: false }), withoutPickup) },
  ],
  [
    'there is no branch: how it reaches the customer is not known',
    'grey',
    'sells.service notAsked',
    { server: noBranches },
    'sells.hours',
  ],
];
