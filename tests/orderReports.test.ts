import { expect, test } from 'vitest';
import { backend, beginJourneys } from './journey';
import { customer, lookedFor, pickUp, press } from './ordering';

beginJourneys({ isNoon: true, isHurried: true });

const orderCall = { method: 'POST', path: pickUp.path } as const;

/** What this life of the page has queued about orders. */
async function queued(): Promise<object[]> {
  const { reports } = await import('../src/device/report');
  return reports.flatMap((one) => (Object(one).order === undefined ? [] : [Object(one)]));
}

test('an order that is taken is counted as placed', async () => {
  const page = await customer(pickUp);
  expect((await press(page)).kind).toBe('accepted');
  expect(await queued()).toEqual([{ order: 'placed' }]);
});

test('an order whose response was lost and that was found is counted as placed', async () => {
  const page = await customer(pickUp);
  backend.faults.add({ ...orderCall, kind: 'drop', after: true, times: 1 });
  expect((await press(page)).kind).toBe('accepted');
  expect(await queued()).toEqual([{ order: 'placed' }]);
});

test.each([
  [400, '400'],
  [403, '403'],
  [404, '404'],
  [422, '422'],
  [429, '429'],
  [503, '503'],
])(
  'an order that is answered with %i is counted once as refused, with nothing besides the code',
  async (status, code) => {
    const page = await customer(pickUp);
    backend.faults.add({ ...orderCall, status });
    expect((await press(page)).kind).toBe('refused');
    expect(await queued()).toEqual([{ order: 'refused', code }]);
  },
);

test('an order that did not arrive is counted once as lost, however often it is looked for', async () => {
  const page = await customer(pickUp);
  backend.faults.add({ ...orderCall, kind: 'drop', times: 1 });
  expect((await press(page)).kind).toBe('checking');
  await lookedFor(page);
  expect(page.pending.state.status).toBe('unseen');
  await page.resolvePendingOrder();
  expect(await queued()).toEqual([{ order: 'lost' }]);
});
