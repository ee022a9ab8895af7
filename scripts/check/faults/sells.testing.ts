import type { Db } from '../../../mocks/backend/db';
import type { PaymentConfigRecord, SettingsRecord } from '../../../mocks/backend/records/merchant';
import { type Changes, withBody } from '../world.testing';
import type { Faults } from './plant.testing';

type Server = (db: Db) => void;
const all =
  (...changes: Server[]): Server =>
  (db) => {
    for (const change of changes) change(db);
  };
/** All records of a table have these values. */
const set =
  <Table extends 'settings' | 'merchants' | 'branches' | 'products' | 'categories'>(
    table: Table,
    values: Partial<Db[Table][number]>,
  ): Server =>
  (db) => {
    for (const one of db[table]) Object.assign(one, values);
  };
const settings = (values: Partial<SettingsRecord>): Server => set('settings', values);

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
  all(set('products', { amount: 0 }), ({ products: [first] }) =>
    Object.assign(first ?? {}, { amount: rest }),
  );
const elsewhere = set('products', { productBranch: [{ branchId: '1', isActive: false }] });
const toLookAt = set('categories', { isWithoutCart: true });
const shutAllWeek: Server = ({ branches }) => {
  for (const { hours } of branches.flatMap((one) => one.workHours))
    for (const day of hours) day.isDayOff = true;
};
const hoursForDelivery: Server = ({ branches }) => {
  for (const one of branches)
    one.workHours = one.workHours.filter(({ type }) => type === 'DELIVERY');
};
const withoutPickup: Server = ({ branches }) => {
  for (const one of branches) one.settings.pickupEnabled = false;
};
const emptyMenu = (type: string): Changes => ({
  [`api.test/api/products/v1/overalls?type=${type}`]: withBody(
    '{"groups":[],"categories":[],"products":[]}',
  ),
});
const fails = (path: string): Changes => ({ [`api.test/api${path}`]: withBody('{}', 500) });
const atTheTable = { pickupActive: false, deliveryActive: false };

/** Whether an order can be placed. */
export const sellsFaults: Faults = {
  'red sells.active off': {
    'the merchant is switched off: nothing is expected of the calls': {
      server: set('merchants', { isActive: false }),
      also: 'grey server.calls off',
    },
    'the merchant is deleted': { server: set('merchants', { deleted: true }) },
    'a merchant without products is switched off: of these nothing is said': {
      server: all(set('merchants', { isActive: false }), noProducts),
    },
  },
  'red sells.goods none': {
    'there are no products': { server: noProducts },
    'there are no products, and nobody has named the page': {
      server: noProducts,
      typed: { shop: null },
    },
    'there are products in no category': { server: (db) => db.categories.splice(0) },
  },
  'red sells.goods notForSale': {
    'everything is sold out, but for half a kilogram': { server: stock(0.5) },
    'every category is to look at only': { server: toLookAt },
    'every product is of a branch that is closed': { server: elsewhere },
  },
  'green sells.goods some': {
    // a server that keeps no stock
    'every product says 0': { server: stock(0) },
  },
  'red sells.goods telegramEmpty': {
    'the catalogue for Telegram is empty': { changes: emptyMenu('TG') },
  },
  'yellow sells.goods browserEmpty': {
    'the catalogue for browsers is empty': { changes: emptyMenu('WEB') },
  },
  'yellow sells.goods viewOnly': {
    'no basket is switched on': {
      server: settings({ cartInMainActive: false, cartPageActive: false }),
    },
  },
  'red sells.goods unread': {
    'the catalogue fails': { changes: fails('/products/v1/overalls') },
  },
  'red sells.hours closed': {
    // a branch that delivers without any hours counts as open, by the shop's own rule
    'no branch is open this week': {
      server: all(settings({ deliveryActive: false }), shutAllWeek),
    },
    'what has hours are deliveries, and these are off': {
      server: all(settings({ deliveryActive: false }), hoursForDelivery),
    },
  },
  'red sells.hours noBranch': {
    'there is no branch: how it reaches the customer is not known': {
      server: noBranches,
      also: 'grey sells.service notAsked',
    },
    'every branch is switched off': { server: set('branches', { isActive: false }) },
  },
  'red sells.hours unread': {
    'the branches fail: no call is named twice': {
      changes: fails('/users/v1/branches'),
      also: 'grey server.calls told',
    },
  },
  'green sells.payment some': {
    'cash alone is on': { server: settings({ ...noPayment, cashActive: true }) },
  },
  'red sells.payment none': {
    'no payment type is on': { server: settings(noPayment) },
    'the only payment configuration is off': { server: settings(paynet({ isActive: false })) },
  },
  'yellow sells.payment cardsOnly': {
    'saved cards alone are on': { server: settings({ ...noPayment, cardActive: true }) },
  },
  'red sells.payment notInTelegram': {
    'no payment type is on in Telegram': { server: settings(paynet({ botEnabled: false })) },
  },
  'yellow sells.payment notInBrowser': {
    'no payment type is on in browsers': { server: settings(paynet({ webEnabled: false })) },
  },
  'yellow sells.payment unread': {
    'the settings fail': { changes: fails('/support/v1/merchant/settings') },
  },
  'red sells.service off': {
    'neither pick-up nor delivery is on': {
      server: settings({ ...atTheTable, dineInActive: false }),
    },
  },
  'yellow sells.service tableOnly': {
    'orders at the table alone are on': { server: settings({ ...atTheTable, dineInActive: true }) },
  },
  'red sells.service noBranch': {
    'pick-up is on, and off at every branch': {
      server: all(settings({ deliveryActive: false, dineInActive: false }), withoutPickup),
    },
  },
};
