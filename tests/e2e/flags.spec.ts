import type { ServedShop } from '../../mocks/serve';
import { featureFlags, paymentFlags } from '../../src/domain/settingsSchema';
import { flagTable } from '../flagTable';
import { unfold } from './checkoutSteps';
import { expect, test } from './fixtures';
import { place } from './pastOrders';
import { addOne, settingsOf } from './shopSteps';
import {
  addPlov,
  basket,
  expectSheets,
  orderAnswers,
  pickUp,
  plovCard,
  type Screen,
  topSheet,
} from './steps';

const allFlags = [...featureFlags, ...paymentFlags];

/** Elements present whatever the flags: they show that the page has loaded. */
const always: Record<string, string> = {
  '/': 'article',
  '/category': 'a[href*="/category?id="]',
  '/profile': 'button:has-text("Shaxsiy ma’lumotlar")',
  '/checkout': 'text="Toʻlov"',
  '/basket': '[role=dialog] >> text="Issiq patir"',
  '/profile/orders/{id}': 'text="Tarkibi"',
};

/** Turns all flags on or off. */
const setAll = (shop: ServedShop, isOn: boolean) =>
  Object.assign(settingsOf(shop), Object.fromEntries(allFlags.map((flag) => [flag, isOn])));

/** Sets up what a row needs and returns the URL of its page. */
async function prepare(
  shop: ServedShop,
  screen: Screen,
  { where, needs }: { where: string; needs?: 'basket' | 'order' },
): Promise<string> {
  if (needs === 'basket') await addOne(screen);
  if (needs !== 'order') return where;
  return where.replace('{id}', place(shop, ['patir']).id);
}

/** Every new user gets a balance and a card, for the flags about them. */
async function enrich({ backend }: ServedShop, before: number): Promise<void> {
  const isSignedIn = () => backend.db.users.length > before && backend.db.users.at(-1)?.phone;
  // With a phone, which ordering requires.
  await expect.poll(isSignedIn).toBeTruthy();
  const user = backend.db.users.at(-1);
  if (!user) throw new Error('No user has signed in');
  user.cashback = 12_000;
  backend.db.cards.push({
    id: 'own-card',
    userId: user.id,
    name: '',
    number: '4242 **** **** 4242',
    expire: '12/29',
    type: 'VISA',
    phone: '',
    isVerified: true,
  });
}

for (const flag of allFlags) {
  const row = flagTable[flag];
  if ('testedIn' in row) continue;
  test(`${flag} on ${row.where}: shown when on, absent when off`, async ({
    page,
    shop,
    simulator,
  }) => {
    setAll(shop, true);
    const users = shop.backend.db.users.length;
    const open = async (path: string): Promise<Screen> => {
      if (row.who !== 'guest') return (await simulator({ contact: 'grant', path })).app;
      await page.goto(`${path}?vendor=demo`);
      return page;
    };
    const home = await open('/');
    await expect(home.locator('article').first()).toBeVisible();
    if (row.who !== 'guest') await enrich(shop, users);
    const path = await prepare(shop, home, row);

    const on = await open(path);
    if (row.behind) await unfold(on, row.behind);
    await expect(on.locator(row.sight).first()).toBeVisible();

    for (const each of [flag, ...(row.alsoOff ?? [])]) settingsOf(shop)[each] = false;
    const off = await open(path);
    await expect(off.locator(always[row.where] ?? '').first()).toBeVisible();
    if (row.behind) await unfold(off, row.behind);
    await expect(off.locator(row.sight)).toHaveCount(0);
  });
}

test('with every flag on everything is shown and an order can be placed', async ({
  shop,
  simulator,
}) => {
  setAll(shop, true);
  const { page, app } = await simulator({ contact: 'grant' });
  for (const row of Object.values(flagTable)) {
    if (!('sight' in row) || row.where !== '/' || row.needs) continue;
    await expect(app.locator(row.sight).first()).toBeVisible();
  }
  const pressMain = (name: RegExp) => page.getByRole('button', { name }).last().click();
  await addPlov(app, pressMain);
  await expect(app.getByRole('link', { name: 'Savat: 1' })).toBeVisible();
  await pressMain(basket);
  await pressMain(/Rasmiylashtirish/);
  await pickUp(app, pressMain);
  await pressMain(/Buyurtma berish/);
  await expect.poll(() => orderAnswers(shop)).toEqual([201]);
});

test('with every flag off the shop can be browsed and nothing breaks', async ({ page, shop }) => {
  setAll(shop, false);
  await page.goto('/?vendor=demo');
  await expect(plovCard(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /Savatga qoʻshish/ })).toHaveCount(0);
  await expect(page.locator('a[href="/basket"], a[href="/checkout"]')).toHaveCount(0);
  for (const row of Object.values(flagTable)) {
    if (!('sight' in row) || row.where !== '/') continue;
    await expect(page.locator(row.sight)).toHaveCount(0);
  }

  await plovCard(page).click();
  await expectSheets(page, 'Toʻy oshi');
  await expect(topSheet(page).getByRole('button', { name: /Qoʻshish/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectSheets(page);

  await page.getByRole('link', { name: 'Profil' }).click();
  await expectSheets(page, 'Profil');
  await expect(topSheet(page).getByRole('button', { name: /^Til/ })).toBeVisible();
  for (const row of Object.values(flagTable)) {
    if (!('sight' in row) || row.where !== '/profile') continue;
    await expect(page.locator(row.sight)).toHaveCount(0);
  }
  for (const path of ['/basket', '/checkout', '/search', '/category', '/profile/favorites']) {
    await page.goto(`${path}?vendor=demo`);
    await expect(topSheet(page)).toBeVisible();
  }
});
