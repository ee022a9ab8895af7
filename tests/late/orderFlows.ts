import type { PaymentType } from '../../src/domain/order/paymentTraits';
import { backend, fill, lastCode } from '../journey';
import { settled } from '../until';
import type { Flows } from './flow';
import type { LatePage } from './openLate';

/** Fills in a pick-up without pressing the order button. */
async function filledIn(page: LatePage, later: { day: string; time: string } | null = null) {
  page.chooseBranch('markaz');
  page.draft.setNote('Annaning izohi');
  page.draft.setTime(later);
  await settled(page.loadOrderSettings());
}

/** Places an order with this payment type; returns the stored order. */
async function ordered(page: LatePage, payment: PaymentType = 'CASH') {
  await filledIn(page);
  page.draft.setPaymentType(payment);
  const { kind } = await settled(page.submitOrder());
  const order = backend.db.orders.at(-1);
  if (kind !== 'accepted' || !order) throw new Error(`The order is ${kind}`);
  fill(page);
  return order;
}

/**
 * An order whose response was lost, and which the server does not list while the faults are set.
 */
async function lost(page: LatePage) {
  await filledIn(page);
  backend.faults.add({ method: 'POST', path: '/orders/v1/orders', kind: 'drop', after: true });
  backend.faults.add({ path: '/orders/v1/orders/user/*/active', kind: 'json', json: [] });
  const { kind } = await settled(page.submitOrder());
  if (kind !== 'checking') throw new Error(`The order is ${kind}`);
}

/** What an accepted order changes. */
const accepted = ['cart', 'draft', 'intent', 'orders', 'pendingOrder', 'placed', 'placedOrder'];

export const orderFlows: Flows = {
  'an order': {
    call: 'POST /orders/v1/orders',
    scope: 'person',
    fills: accepted,
    prepare: async (page) => {
      await filledIn(page);
      return page.submitOrder;
    },
  },
  'an order for later': {
    call: 'POST /orders/v1/orders/at-time',
    scope: 'person',
    fills: accepted,
    prepare: async (page) => {
      await filledIn(page, { day: '2026-03-05', time: '13:00' });
      return page.submitOrder;
    },
  },
  'the look for a lost order': {
    call: 'GET /orders/v1/orders/user/{userId}/active',
    scope: 'person',
    fills: accepted,
    prepare: async (page) => {
      await lost(page);
      return () => {
        backend.faults.clear();
        return page.resolvePendingOrder();
      };
    },
  },
  'the active orders': {
    call: 'GET /orders/v1/orders/user/{userId}/active',
    scope: 'person',
    fills: ['orders'],
    prepare: async (page) => {
      await ordered(page);
      return page.loadActiveOrders;
    },
  },
  'the archive': {
    call: 'GET /orders/v1/orders/user/{userId}',
    scope: 'person',
    fills: ['archive', 'orders'],
    prepare: async (page) => {
      const order = await ordered(page);
      order.status = 'CLOSED';
      return page.refreshArchive;
    },
  },
  'one order': {
    call: 'GET /orders/v1/orders/{id}',
    scope: 'person',
    fills: ['orderLoads', 'orders'],
    prepare: async (page) => {
      const order = await ordered(page);
      order.status = 'COOKING';
      return () => page.refreshOrder(order.id);
    },
  },
  'the courier': {
    call: 'GET /deliveries/v1/delivery/courier/{id}',
    scope: 'person',
    fills: ['orderLoads'],
    prepare: async (page) => {
      const order = await ordered(page);
      order.courierId = 'courier-1';
      return () => page.refreshOrder(order.id);
    },
  },
  'a cancelled order': {
    call: 'PUT /orders/v1/orders/{id}/cancel',
    scope: 'person',
    fills: ['orderLoads', 'orders', 'toasts'],
    prepare: async (page) => {
      const { id } = await ordered(page);
      return () => page.cancelOrder(id, 'Annaning fikri');
    },
  },
  'a grade': {
    call: 'POST /orders/v1/orders/{id}/grade',
    scope: 'person',
    fills: ['orders', 'toasts'],
    prepare: async (page) => {
      const order = await ordered(page);
      order.status = 'DONE';
      return () => page.gradeOrder(order.id, { grade: 5, comment: 'Annadan', products: [] });
    },
  },
  'the code of an order': {
    call: 'POST /orders/v1/orders/{id}/confirm',
    scope: 'person',
    fills: ['placed', 'placedOrder'],
    prepare: async (page) => {
      const { id } = await ordered(page);
      return () => page.askForOrderCode(id);
    },
  },
  'a confirmed order': {
    call: 'POST /orders/v1/orders/{id}/confirm',
    scope: 'person',
    fills: ['orders', 'placed', 'placedOrder'],
    prepare: async (page) => {
      const order = await ordered(page);
      order.isConfirmed = false;
      await settled(page.refreshOrder(order.id));
      await settled(page.askForOrderCode(order.id));
      return () => page.giveOrderCode(order.id, lastCode());
    },
  },
  'a payment': {
    call: 'GET /payments/v2/checkout/{id}',
    scope: 'person',
    fills: ['placed', 'placedOrder'],
    prepare: async (page) => {
      const { id } = await ordered(page, 'PAYME');
      return () => page.payOrder(id);
    },
  },
};
