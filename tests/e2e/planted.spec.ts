import type { Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { expect, test } from './fixtures';
import { goToOrder } from './steps';
import { walkToOrder } from './walkToOrder';

/** The picture of home is of the moment at which it was taken. */
const isPicture = (name: string) => name.startsWith('home:');

/**
 * What the page has stored, the sheets in its history, and whom the backend knows. Ids, tokens and
 * times are replaced by what they are of.
 */
async function stateOf(page: Page, { backend: { db } }: ServedShop) {
  const { local, ...found } = await page.evaluate(() => ({
    local: Object.entries(localStorage),
    session: { ...sessionStorage },
    cookies: document.cookie,
    history: history.state,
  }));
  const kept = local.filter(([name]) => !isPicture(name));
  const stored = Object.fromEntries(kept.map(([name, text]) => [name, JSON.parse(text)]));
  const { users, sessions, addresses } = db;
  const names = new Map<unknown, string>([
    ...users.map(({ id }) => [id, 'a user'] as const),
    ...sessions.map(({ token }) => [token, 'a token'] as const),
    ...addresses.map(({ id }) => [id, 'an address'] as const),
  ]);
  const withoutIds = (name: string, value: unknown) => {
    if (name === 'id' && /^[0-9a-f]{32}$|^\w+-\d+$/.test(String(value))) return 'an id';
    return typeof value === 'string' && /^\d{4}-.*Z$/.test(value)
      ? 'a time'
      : (names.get(value) ?? value);
  };
  const text = JSON.stringify({ ...found, stored, users, sessions, addresses }, withoutIds);
  return JSON.parse(text.replaceAll(`@user-${users[0]?.id}`, '@user'));
}

test('spy', async ({ plain, shop, context }) => {
  await walkToOrder(plain, shop);
  const walked = await stateOf(plain, shop);
  await plain.close();
  await context.setStorageState({ cookies: [], origins: [] });
  shop.backend.reset();
  const page = await context.newPage();
  await goToOrder(page, shop);
  await expect.poll(() => stateOf(page, shop)).toEqual(walked);
});
