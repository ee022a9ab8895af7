import { backend, home } from '../journey';
import type { Flows } from './flow';
import type { LatePage } from './openLate';

const quote = (page: LatePage) => () => {
  page.draft.setAddress(home);
  return page.quoteDelivery();
};

export const priceFlows: Flows = {
  'the fees': {
    call: 'GET /orders/v1/order/setting/{id}',
    scope: 'person',
    fills: ['fees', 'merchant', 'storedFees'],
    prepare: (page) => {
      for (const setting of backend.db.orderSettings) setting.serviceFeeAmount += 1000;
      return page.loadOrderSettings;
    },
  },
  'the order rules': {
    call: 'GET /orders/v1/merchant/settings',
    scope: 'shop',
    fills: ['merchant'],
    prepare: (page) => {
      for (const rules of backend.db.orderRules) rules.isSmsConfirmationRequiredPerOrder = true;
      return page.loadOrderRules;
    },
  },
  'the nearest branch': {
    call: 'GET /users/v1/branches/merchant/{merchantId}/closest',
    scope: 'shop',
    fills: ['branches', 'deliveryQuote', 'nearest'],
    prepare: quote,
  },
  'the nearest branch to a guest': {
    call: 'GET /users/v1/branches/merchant/{merchantId}/closest',
    scope: 'shop',
    fills: ['branches', 'deliveryQuote', 'nearest'],
    opening: { isGuest: true },
    prepare: quote,
  },
  'the price of a delivery': {
    call: 'POST /deliveries/v1/delivery/tariff/client/calculate',
    scope: 'person',
    fills: ['deliveryQuote'],
    prepare: quote,
  },
  'a promo': {
    call: 'GET /orders/v1/promo',
    scope: 'person',
    fills: ['draft'],
    prepare: (page) => () => page.applyPromo('SALOM10'),
  },
  'the promos': {
    call: 'GET /orders/v1/promo/user/{userId}',
    scope: 'person',
    fills: ['promos'],
    prepare: (page) => page.loadPromos,
  },
};
