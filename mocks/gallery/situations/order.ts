import type { OrderStatus } from '../../../src/domain/order/order';
import { paths } from '../../../src/navigation/paths';
import { otherPaymentPath, problemPath } from '../../../src/navigation/sheetPaths';
import * as problemReport from '../../../src/stores/order/problemReport';
import type { Group } from '../specimen';
import type { Stage } from '../stage/stage';
import { calls } from './calls';
import { lengthen } from './lengthen';
import { situation } from './situation';
import { feast, snack } from './wishes';

/** A user viewing one of their orders, whose record on the server has these fields. */
const viewing =
  (status: OrderStatus, fields: object = {}, pathOf: (id: string) => string = paths.order) =>
  async (stage: Stage) => {
    await stage.signIn();
    stage.chooseBranch('markaz');
    stage.fill(...feast);
    const id = await stage.order(status);
    const record = stage.backend.db.orders.find((order) => order.id === id);
    if (record) Object.assign(record, fields);
    stage.forgetOrders();
    stage.standAt(pathOf(id));
  };

const delivery = {
  serviceType: 'DELIVERY',
  courierId: 'courier-1',
  courierStatus: 'PERFORMER_PICKUPED',
  distance: 1840,
  courierComment: 'Qoʻngʻiroq qilmasdan yuqoriga chiqing',
  receiver: { firstName: 'Dilnoza', phone: '+998935550147' },
  address: {
    latitude: 41.3105,
    longitude: 69.2455,
    streetName: 'Navoiy koʻchasi',
    houseNumber: '5',
    office: '12',
    entrance: '2',
    floor: '4',
    domophone: '12K',
  },
};

/** The shop has changed since: one dish is gone, another costs more. */
async function changed(stage: Stage, view = viewing('CLOSED', {}, paths.orderAgain)) {
  await view(stage);
  for (const product of stage.backend.db.products) {
    if (product.id === 'qazili-osh') product.active = false;
    if (product.id === 'tandir-somsa') product.costPrice += 3000;
  }
  await stage.reloadCatalog();
}

/** The address of a report that has been written. */
function written(id: string): string {
  problemReport.open(id);
  problemReport.change({
    kinds: ['missing', 'late'],
    productIds: ['tandir-somsa', 'kok-choy'],
    comment: 'Tandir somsa uchta edi, choy kelmadi',
    grade: 2,
  });
  return problemPath(id);
}

const otherPayment = viewing('CREATED', { paymentType: 'CLICK' }, otherPaymentPath);

const at = '/profile/orders/none';

export const order = {
  id: 'order',
  title: 'Order',
  specimens: [
    situation('order-created', 'Sent, can be cancelled', at, { before: viewing('CREATED') }),
    situation('order-unpaid', 'Awaiting payment', at, {
      before: viewing('CREATED', { paymentType: 'CLICK', isPaid: false }),
    }),
    situation('order-later', 'Scheduled', at, {
      before: viewing('AT_TIME', { deliveryAt: '2026-05-13T13:30:00.000Z' }),
    }),
    situation('order-cooking', 'Being prepared', at, { before: viewing('COOKING') }),
    situation('order-delayed', 'Later than first estimated', at, {
      before: viewing('COOKING', {
        createdDate: '2026-05-13T06:40:00.000Z',
        cookingTime: '2026-05-13T06:58:00.000Z',
      }),
    }),
    situation('order-overdue', 'Taking longer than expected', at, {
      before: viewing('ACCEPTED', {
        createdDate: '2026-05-13T05:40:00.000Z',
        acceptedTime: '2026-05-13T05:41:00.000Z',
      }),
    }),
    situation('order-done', 'Ready', at, { before: viewing('DONE') }),
    situation('order-on-way', 'Delivery on its way', at, { before: viewing('ON_WAY', delivery) }),
    situation('order-table', 'At a table', at, {
      before: viewing('COOKING', { serviceType: 'DINE_IN', tableId: '7' }),
    }),
    situation('order-closed', 'Completed, not graded', at, { before: viewing('CLOSED') }),
    situation('order-graded', 'Graded', at, { before: viewing('CLOSED', { grade: 4 }) }),
    situation('order-canceled', 'Cancelled', at, {
      before: viewing('CANCELED', { reason: 'Mehmonlar kelmadi', acceptedTime: null }),
    }),
    situation('order-refunded', 'Cancelled delivery that was paid', at, {
      before: viewing('CANCELED', { ...delivery, paymentType: 'PAYME', isPaid: true }),
    }),
    situation('order-stale', 'Could not be refreshed', at, {
      before: async (stage) => {
        await viewing('COOKING')(stage);
        stage.fill(...snack);
        stage.standAt(paths.order(await stage.order('COOKING')));
        stage.fail(calls.order);
      },
    }),
    situation('order-missing', 'Unknown', at, { before: ({ signIn }) => signIn() }),
    situation('order-guest', 'Not signed in', at),
    situation('order-loading', 'Loading', at, {
      before: async ({ signIn, leaveUnanswered }) => {
        await signIn();
        leaveUnanswered(calls.order);
      },
    }),
    situation('order-failed', 'Error', at, {
      before: async ({ signIn, fail }) => {
        await signIn();
        fail(calls.order);
      },
    }),
    situation('order-long', 'Long texts and prices', at, {
      server: lengthen,
      before: viewing('COOKING'),
    }),
    situation('order-map', 'On the map', paths.orderMap('none'), {
      before: viewing('ON_WAY', delivery, paths.orderMap),
    }),
    situation('order-again', 'Reordering, with differences', paths.orderAgain('none'), {
      before: (stage) => changed(stage),
    }),
    situation('order-again-long', 'Reordering, long texts and prices', paths.orderAgain('none'), {
      server: lengthen,
      before: (stage) => changed(stage),
    }),
    situation('order-again-nothing', 'Reordering, nothing available', paths.orderAgain('none'), {
      before: async (stage) => {
        await viewing('CLOSED', {}, paths.orderAgain)(stage);
        for (const product of stage.backend.db.products) product.active = false;
        await stage.reloadCatalog();
      },
    }),
    situation('order-cancel', 'Choosing a cancellation reason', paths.orderCancel('none'), {
      before: viewing('CREATED', {}, paths.orderCancel),
    }),
    situation('order-cancel-paid', 'Cancelling a paid order', paths.orderCancel('none'), {
      before: viewing('CREATED', { paymentType: 'PAYME', isPaid: true }, paths.orderCancel),
    }),
    situation('order-cancel-late', 'Too late to cancel', paths.orderCancel('none'), {
      before: viewing('COOKING', {}, paths.orderCancel),
    }),
    situation('order-other-payment', 'Paying an order another way', paths.orderCancel('none'), {
      before: (stage) => changed(stage, otherPayment),
    }),
    situation('order-other-payment-paid', 'Paid in the meantime', paths.orderCancel('none'), {
      before: viewing('CREATED', { paymentType: 'CLICK', isPaid: true }, otherPaymentPath),
    }),
    situation(
      'order-other-payment-late',
      'Too late to pay another way',
      paths.orderCancel('none'),
      {
        before: viewing('COOKING', { paymentType: 'CLICK' }, otherPaymentPath),
      },
    ),
    situation('order-grade', 'Grading', paths.orderGrade('none'), {
      before: viewing('CLOSED', {}, paths.orderGrade),
    }),
    situation('order-problem', 'Reporting a problem', paths.orderGrade('none'), {
      before: viewing('CLOSED', {}, problemPath),
    }),
    situation('order-problem-filled', 'A problem, ready to be sent', paths.orderGrade('none'), {
      before: viewing('CLOSED', {}, written),
    }),
    situation('order-problem-long', 'A problem, long texts', paths.orderGrade('none'), {
      server: lengthen,
      before: viewing('CLOSED', {}, written),
    }),
    situation('order-problem-under-way', 'A problem while under way', paths.orderGrade('none'), {
      before: viewing('ON_WAY', delivery, problemPath),
    }),
    situation('order-problem-rated', 'A problem after the rating', paths.orderGrade('none'), {
      before: viewing('CLOSED', { grade: 5 }, problemPath),
    }),
    situation('order-grade-closed', 'Already graded', paths.orderGrade('none'), {
      before: viewing('CLOSED', { grade: 5 }, paths.orderGrade),
    }),
  ],
} satisfies Group;
