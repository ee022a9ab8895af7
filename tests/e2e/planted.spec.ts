import type { BrowserContext, Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { goToDelivery } from './deliver';
import { expect, test } from './fixtures';
import { byMain } from './saveAddress';
import { expectSheets, goToCheckout, goToOrder, press, topSheet } from './steps';
import { walkToCheckout, walkToOrder } from './walkToOrder';

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

/** The state that each way ends in, both on a new device, in a shop without users. */
async function expectSame(
  context: BrowserContext,
  shop: ServedShop,
  walk: (page: Page) => Promise<void>,
  begin: (page: Page) => Promise<void>,
) {
  const first = await context.newPage();
  await first.goto('/?vendor=demo');
  await walk(first);
  const walked = await stateOf(first, shop);
  expect(walked.users).toHaveLength(1);
  expect(walked.sessions).toHaveLength(1);
  await first.close();
  await context.setStorageState({ cookies: [], origins: [] });
  shop.backend.reset();
  const second = await context.newPage();
  await begin(second);
  await expect.poll(() => stateOf(second, shop)).toEqual(walked);
}

test('a session, a basket and its checkout by pick-up are planted as the screens store them', async ({
  context,
  shop,
}) => {
  await expectSame(
    context,
    shop,
    (page) => walkToOrder(page, shop),
    (page) => goToOrder(page, shop),
  );
});

test('a checkout of which nothing is chosen is planted as the screens store it', async ({
  context,
  shop,
}) => {
  await expectSame(
    context,
    shop,
    (page) => walkToCheckout(page, shop),
    (page) => goToCheckout(page, shop),
  );
});

test('a saved address and its delivery are planted as the screens store them', async ({
  context,
  shop,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(byMain);
  await expectSame(
    context,
    shop,
    async (page) => {
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
    (page) => goToDelivery(page, shop),
  );
});
