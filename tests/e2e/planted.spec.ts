import type { BrowserContext, Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { goToDelivery } from './deliver';
import { expect, test } from './fixtures';
import { byMain } from './saveAddress';
import { expectSheets, goToCheckout, goToOrder, pickUp, press, topSheet } from './steps';
import { walkToCheckout } from './walkToOrder';

/** Fields of an address that follow from where the pin is. */
const ofPlace = ['streetName', 'houseNumber', 'description', 'latitude', 'longitude'];

/**
 * What the page has stored, the sheets in its history, and what the backend has of the user. Ids,
 * tokens and times are replaced by what they are of, and a place by the types of its fields.
 */
async function stateOf(page: Page, { backend: { db } }: ServedShop) {
  const { local, ...found } = await page.evaluate(() => ({
    local: Object.entries(localStorage),
    session: { ...sessionStorage },
    cookies: document.cookie,
    history: history.state,
  }));
  const stored = Object.fromEntries(local.map(([name, text]) => [name, JSON.parse(text)]));
  const { users, sessions, addresses } = db;
  const ids = new Map<unknown, string>([
    ...users.map(({ id }) => [id, 'user'] as const),
    ...sessions.map(({ token }) => [token, 'token'] as const),
    ...addresses.map(({ id }) => [id, 'address'] as const),
  ]);
  const plain = (name: string, value: unknown) => {
    if (ofPlace.includes(name)) return typeof value;
    if (ids.has(value)) return ids.get(value);
    // A basket, or a sheet.
    if (name === 'id' && /^([0-9a-f]{32}|\w+-\d+)$/.test(String(value))) return 'id';
    return /^\d{4}-\d\d-\d\dT/.test(String(value)) ? 'time' : value;
  };
  const text = JSON.stringify({ ...found, stored, users, sessions, addresses }, plain);
  return JSON.parse(text.replaceAll(`@user-${users[0]?.id}`, '@user'));
}

type Way = {
  /** on the page that the way before has led to, which is home at first */
  walk: (page: Page) => Promise<unknown>;
  /** on a new device, in a shop without users */
  begin: (page: Page) => Promise<unknown>;
};

/** The state that each way ends in, walked and planted. */
async function expectSame(context: BrowserContext, shop: ServedShop, ways: readonly Way[]) {
  const first = await context.newPage();
  await first.goto('/?vendor=demo');
  const walked: Awaited<ReturnType<typeof stateOf>>[] = [];
  for (const { walk } of ways) {
    await walk(first);
    const state = await stateOf(first, shop);
    expect(state.users).toHaveLength(1);
    expect(state.sessions).toHaveLength(1);
    walked.push(state);
  }
  await first.close();
  for (const [index, { begin }] of ways.entries()) {
    await context.setStorageState({ cookies: [], origins: [] });
    shop.backend.reset();
    const page = await context.newPage();
    await begin(page);
    await expect.poll(() => stateOf(page, shop)).toEqual(walked[index]);
    await page.close();
  }
}

test('a session, a basket and its checkout, of which nothing is chosen and by pick-up, are planted as the screens store them', async ({
  context,
  shop,
}) => {
  await expectSame(context, shop, [
    { walk: (page) => walkToCheckout(page, shop), begin: (page) => goToCheckout(page, shop) },
    {
      walk: (page) => pickUp(page, (text) => press(page, text)),
      begin: (page) => goToOrder(page, shop),
    },
  ]);
});

test('a saved address and its delivery are planted as the screens store them', async ({
  context,
  shop,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(byMain);
  await expectSame(context, shop, [
    {
      walk: async (page) => {
        await walkToCheckout(page, shop);
        const checkout = ['Savat', 'Buyurtma berish'];
        await press(page, /Manzilni tanlang/);
        await press(page, /^Saqlash/);
        await page.getByLabel('Nomi').fill('Uy');
        await page.getByLabel('Uy, xonadon, ofis').fill('12');
        await page.getByLabel('Podyezd').fill('2');
        await page.getByRole('textbox', { name: 'Qavat' }).fill('3');
        await page.getByLabel('Domofon').fill('12K');
        await press(page, /^Saqlash/);
        await expectSheets(page, ...checkout);
        await topSheet(page)
          .getByRole('button', { name: /\(\w+\)/ })
          .first()
          .click();
        await topSheet(page).getByRole('button', { name: /^Uy/ }).click();
        await expectSheets(page, ...checkout);
      },
      begin: (page) => goToDelivery(page, shop),
    },
  ]);
});
