import { expect, test } from 'vitest';
import { rest } from '../src/i18n/uz';
import { backend, beginJourneys, chooseMain, fill, inTelegram } from './journey';
import { settled, until } from './until';

beginJourneys({ isHurried: true });

/** Someone who has ordered, and their possible actions on the order. */
async function ordered() {
  const page = await inTelegram();
  chooseMain(page);
  fill(page, 2);
  await until(() => page.merchant.state.orderSettings !== null);
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  const id = page.placed.state.orderId ?? '';
  page.toasts.reset();
  const cancel = await import('../src/flows/order/cancelOrder');
  const grade = await import('../src/flows/order/gradeOrder');
  const problemReport = await import('../src/stores/order/problemReport');
  problemReport.open(id);
  problemReport.change({ kinds: ['missing'], comment: 'Non yoʻq', grade: 1 });
  const five = { grade: 5, comment: '', products: [] };
  return {
    page,
    id,
    cancel: () => settled(cancel.cancelOrder(id, 'Fikrim oʻzgardi')),
    grade: () => settled(grade.gradeOrder(id, five)),
    problemReport,
    /** Sends the report about the order that has been begun. */
    report: () => {
      const known = page.orders.state.known[id];
      if (!known) throw new Error('The order is unknown');
      return settled(grade.reportProblem(known, { ...problemReport.state, grade: 1 }));
    },
    knownOrder: () => page.orders.state.known[id],
    texts: () => page.toasts.state.list.map(({ text }) => text),
  };
}

const order = '/orders/v1/orders/{id}';

test.each(['drop', 'html', 'truncate'] as const)(
  'an order is cancelled although the response was lost (%s)',
  async (kind) => {
    const { cancel, knownOrder, texts } = await ordered();
    backend.faults.add({ path: `${order}/cancel`, kind, after: true });
    expect(await cancel()).toBeNull();
    expect(knownOrder()).toMatchObject({ status: 'CANCELED', reason: 'Fikrim oʻzgardi' });
    expect(texts()).toEqual([rest.orders.cancel.done]);
  },
);

test('a refusal because the first try succeeded is not a failure', async () => {
  const { cancel, knownOrder } = await ordered();
  backend.faults.add({ path: `${order}/cancel`, kind: 'drop', after: true, times: 1 });
  expect(await cancel()).toBeNull();
  expect(knownOrder()?.status).toBe('CANCELED');
});

test.each([
  ['it was not carried out', false],
  ['the result is unknown', true],
])('when %s the reason is shown and the order stays', async (_, isUntold) => {
  const { cancel, knownOrder, texts } = await ordered();
  backend.faults.add({ path: `${order}/cancel`, kind: 'drop' });
  if (isUntold) backend.faults.add({ path: order, kind: 'drop' });
  expect((await cancel())?.kind).toBe('network');
  expect(knownOrder()?.status).toBe('CREATED');
  expect(texts()).toEqual([]);
});

test('an order is rated although the response was lost', async () => {
  const { grade, knownOrder, texts } = await ordered();
  backend.clock.advance(60 * 60_000);
  backend.faults.add({ path: `${order}/grade`, kind: 'drop', after: true });
  expect(await grade()).toBeNull();
  expect(knownOrder()?.grade).toBe(5);
  expect(texts()).toEqual([rest.orders.grade.thanks]);
});

test('a different rating from another window is not confirmed as this one', async () => {
  const { id, grade, texts } = await ordered();
  backend.clock.advance(60 * 60_000);
  const record = backend.db.orders.find((one) => one.id === id);
  Object.assign(record ?? {}, { grade: 2, status: 'CLOSED' });
  expect((await grade())?.status).toBe(409);
  expect(texts()).toEqual([]);
});

test('a report whose response was lost has arrived', async () => {
  const { id, report, problemReport, texts } = await ordered();
  backend.clock.advance(60 * 60_000);
  backend.faults.add({ path: `${order}/grade`, kind: 'drop', after: true, times: 1 });
  expect(await report()).toBeNull();
  const record = backend.db.orders.find((one) => one.id === id);
  expect(record).toMatchObject({ grade: 1, gradeComment: expect.stringContaining('Non yoʻq') });
  expect(problemReport.state.comment).toBe('');
  expect(texts()).toEqual([rest.orders.grade.thanks]);
});

test('a report that may have arrived, and has, is not refused when it is sent again', async () => {
  const { report, problemReport, texts } = await ordered();
  backend.clock.advance(60 * 60_000);
  backend.faults.add({ path: `${order}/grade`, kind: 'drop', after: true });
  backend.faults.add({ path: order, kind: 'drop' });
  expect((await report())?.kind).toBe('network');
  expect(problemReport.state.comment).toBe('Non yoʻq');
  backend.faults.clear();
  expect(await report()).toBeNull();
  expect(problemReport.state.comment).toBe('');
  expect(texts()).toEqual([rest.orders.grade.thanks]);
});

test('a report that is refused at once did not arrive, although the order has as many stars', async () => {
  const { id, report, problemReport, texts } = await ordered();
  backend.clock.advance(60 * 60_000);
  const record = backend.db.orders.find((one) => one.id === id);
  Object.assign(record ?? {}, { grade: 1, status: 'CLOSED' });
  for (const _ of ['the first press', 'the next one']) expect((await report())?.status).toBe(409);
  expect(problemReport.state.comment).toBe('Non yoʻq');
  expect(texts()).toEqual([]);
});
