import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { uz } from '../../mocks/telegram/texts/uz';
import { root } from '../../scripts/root';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { addPlov, basket, expectSheets, pickUp } from './steps';

test.use(inMotion);

const page = readFileSync(join(root, 'docs/growing.md'), 'utf8');
/** Table rows: a call's pattern and its count; null for polled calls. */
const rows = [...page.matchAll(/^\| (GET|POST|PUT) `(\/[^`]+)` \| (\d+|polled) \|/gm)].map(
  ([, method, path = '', times]) => ({
    call: `${method} ${path}`,
    pattern: new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    most: times === 'polled' ? null : Number(times),
  }),
);

test('an order makes the API calls listed in docs/growing.md, and no more', async ({
  simulator,
  page: phone,
  shop: { backend },
}) => {
  expect(rows.length).toBeGreaterThan(15);
  const countCalls = (pattern: RegExp) =>
    backend.calls.filter(({ method, path }) => pattern.test(`${method} ${path}`)).length;
  const { app } = await simulator({ contact: 'ask' });
  const press = (name: RegExp) => phone.getByRole('button', { name }).click();
  await phone.getByRole('dialog').getByRole('button', { name: uz.share }).click();
  // as of somebody who looks at home first
  await expect.poll(() => countCalls(/orders\/user\/\d+$/)).toBe(1);
  await addPlov(app, press);
  await press(basket);
  await press(/Rasmiylashtirish/);
  await pickUp(app, press);
  await press(/Buyurtma berish/);
  await expectSheets(app, 'Buyurtma yuborildi');

  for (const { call, pattern } of rows)
    await expect.poll(() => countCalls(pattern), `${call} is made`).toBeGreaterThan(0);
  for (const { call, pattern, most } of rows)
    if (most !== null) expect([call, countCalls(pattern) <= most]).toEqual([call, true]);
  const unknown = backend.calls
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !rows.some(({ pattern }) => pattern.test(call)));
  expect(unknown, 'calls missing from docs/growing.md').toEqual([]);
});
