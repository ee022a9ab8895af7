import { beforeAll, describe, expect, test } from 'vitest';
import { runsAll } from '../cases';
import type { OtherServer } from '../otherServer/createOtherServer';
import { faults } from './faultKinds';
import { createForeignCustomer } from './foreignCustomer';
import { openLife } from './life';
import { person, readable } from './person';
import type { Customer } from './server';
import { pass } from './time';

/** What may happen once to a call, on any server. */
const troubles = faults.filter(({ name }) =>
  [
    'done, answer lost',
    'dropped',
    'cut in the middle',
    'truncated',
    'done, then empty',
    'done, then html',
    'html with 404',
    'redirect to a page',
    '429 with Retry-After',
    '503 with Retry-After',
    'work that takes 25 s',
    'answer after 48 s',
  ].includes(name),
);

/** Calls the app depends on, and where the person is when each fails. */
const calls = [
  ['/checkout', { method: 'POST', path: '/orders/v1/orders' }],
  ['/checkout', { method: 'GET', path: '/users/v1/merchants/sub/:sub' }],
  ['/', { method: 'GET', path: '/products/v1/overalls' }],
  ['/checkout', { method: 'GET', path: '/users/v1/users/me' }],
  ['/checkout', { method: 'GET', path: '/users/v1/branches' }],
  ['/checkout', { method: 'GET', path: '/orders/v1/orders/user/:userId/active' }],
] as const;

let customer: Customer<OtherServer>;
beforeAll(async () => {
  customer = await createForeignCustomer();
}, 120_000);

/** What a determined person presses; the first that is enabled. */
const ways = [
  /^Qayta urinish/,
  /^Qayta yuborish/,
  /Buyurtma berish/,
  /Rasmiylashtirish/,
  /^Savat(?!ga)/,
];

/** Presses until the order exists. */
async function orderAtLast(): Promise<void> {
  for (let seconds = 0; seconds < 300; seconds += 1) {
    if (/Buyurtma (yuborildi|qabul qilindi)/.test(readable())) return;
    const way = ways.find(person.canPress);
    if (seconds % 5 === 0 && way) await person.press(way);
    await pass(1000);
  }
  throw new Error(`No order, but: ${readable()}`);
}

describe.each(calls.map(([from, call], index) => ({ from, call, index })))(
  '$call.method $call.path on the foreign server',
  ({ from, call, index }) => {
    // The tests run one fault per call; `npm run faults` runs all.
    const met = troubles.filter((_, at) => runsAll || at === 2 * index);

    test.each(met)(
      '$name, once: exactly one order is made',
      { timeout: 120_000 },
      async (fault) => {
        customer.restore();
        const before = customer.orderCount();
        customer.plant(call, fault, 1);
        const path = `${from}?vendor=${customer.vendor}`;
        const life = await openLife({ backend: customer, path, kept: customer.kept });
        await orderAtLast();
        expect(customer.orderCount() - before).toBe(1);
        expect(life.thrown).toEqual([]);
        life.end();
      },
    );
  },
);
