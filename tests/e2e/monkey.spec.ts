import { becomeCustomer } from './customer';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { playMonkey } from './monkey';

test.use(inMotion);

test('whatever is pressed, in whatever order, with failing calls in between, the shop goes on', async ({
  page,
  shop,
  expectErrors,
}) => {
  test.slow();
  // Only what nothing caught counts; the failing calls are logged by the browser.
  expectErrors(/^console: /, /^request: /);
  await becomeCustomer(page, shop);
  await page.goto('/?vendor=demo');
  const { faults, rests, crashes } = await playMonkey(page, shop, {
    seed: 7,
    actions: 150,
    restEvery: 75,
  });
  expect(faults).toEqual([]);
  expect(rests).toHaveLength(2);
  // No script of a page of 20 MB makes a browser give it up; it is told, and may not be the rule.
  for (const description of crashes) test.info().annotations.push({ type: 'crash', description });
  expect(crashes.length).toBeLessThan(3);
});
