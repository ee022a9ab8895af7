import { expect, test } from 'vitest';
import { createForeignCustomer } from './foreignCustomer';
import { openLife } from './life';
import { describeCalls } from './matrix';
import { person } from './person';
import { coveredAt, moments } from './scenarios/foreignMoments';
import type { CallPattern } from './server';
import { settle } from './settle';

let opening: ReturnType<typeof createForeignCustomer> | undefined;
/** The same for all tests: an app that never ended would answer along with the next. */
function openCustomer() {
  opening ??= createForeignCustomer();
  return opening;
}

/** Calls that no scenario names. */
const uncovered = (made: readonly CallPattern[], covered: readonly string[]) => {
  const patterns = covered.map(
    (call) => new RegExp(`^${call.split(' · ')[0]?.replace(/:\w+/g, '[^/]+')}$`),
  );
  return made
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !patterns.some((pattern) => pattern.test(call)));
};

test('every call of a first visit and of a checkout has a scenario', {
  timeout: 120_000,
}, async () => {
  const customer = await openCustomer();
  const open = async (path: string, kept = {}) => {
    customer.restore();
    const life = await openLife({
      backend: customer,
      path: `${path}?vendor=${customer.vendor}`,
      kept,
    });
    await settle(life, () => true);
    return life;
  };
  const visit = await open('/');
  visit.end();
  expect(customer.calls().length).toBeGreaterThan(5);
  expect(uncovered(customer.calls(), coveredAt.firstVisit)).toEqual([]);

  const ordering = await open('/checkout', customer.kept);
  await person.choose(/^Yetkazib berish$/);
  await settle(ordering, () => true);
  const before = customer.calls().length;
  await person.press(/Buyurtma berish/);
  await settle(ordering, () => customer.orderCount() > 1);
  ordering.end();
  const made = customer.calls().slice(before);
  expect(made.length).toBeGreaterThan(3);
  expect(uncovered(made, coveredAt.checkout)).toEqual([]);
});

describeCalls(moments, openCustomer);
