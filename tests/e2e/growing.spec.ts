import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/root';
import { expect, test } from './fixtures';
import { addPlov, basket, expectSheets, pickUp } from './steps';

const page = readFileSync(join(root, 'docs/growing.md'), 'utf8');
/** The rows of the page: which calls, and how often; null for what is asked again and again. */
const rows = [...page.matchAll(/^\| (GET|POST|PUT) `(\/[^`]+)` \| (\d+|again) \|/gm)].map(
  ([, method, path = '', times]) => ({
    call: `${method} ${path}`,
    pattern: new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    most: times === 'again' ? null : Number(times),
  }),
);

test('an order asks the API what docs/growing.md says, and nothing more often', async ({
  simulator,
  page: phone,
  shop: { backend },
}) => {
  expect(rows.length).toBeGreaterThan(15);
  const asked = (pattern: RegExp) =>
    backend.calls.filter(({ method, path }) => pattern.test(`${method} ${path}`)).length;
  const { app } = await simulator({ contact: 'ask' });
  const press = (name: RegExp) => phone.getByRole('button', { name }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
  await addPlov(app, press);
  await press(basket);
  await press(/Rasmiylashtirish/);
  await pickUp(app, press);
  await press(/Buyurtma berish/);
  await expectSheets(app, 'Buyurtma qabul qilindi');

  for (const { call, pattern } of rows)
    await expect.poll(() => asked(pattern), `${call} is asked`).toBeGreaterThan(0);
  for (const { call, pattern, most } of rows)
    if (most !== null) expect([call, asked(pattern) <= most]).toEqual([call, true]);
  const unknown = backend.calls
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !rows.some(({ pattern }) => pattern.test(call)));
  expect(unknown, 'calls that the page does not name').toEqual([]);
});
