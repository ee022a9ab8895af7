import { expect, test } from 'vitest';
import type { SettingsRecord } from '../mocks/backend/records/merchant';
import { testNow } from '../mocks/backend/testNow';
import { featureFlags, paymentFlags } from '../src/domain/settingsSchema';
import { place } from './e2e/pastOrders';
import { flagTable } from './flagTable';
import { backend, beginJourneys, inBrowser, inTelegram, type Page } from './journey';
import { type Shown, showShop } from './showShop';
import { eventually } from './until';

beginJourneys({ isNoon: true });

const allFlags = [...featureFlags, ...paymentFlags];
const rows = allFlags.flatMap((flag) => {
  const row = flagTable[flag];
  return 'sight' in row ? [{ flag, ...row }] : [];
});
type Row = (typeof rows)[number];

/** The demo shop's settings on the server. */
function settings(): SettingsRecord {
  const found = backend.db.settings.find(({ id }) => id === 'settings-demo');
  return found ?? expect.unreachable('The demo shop has no settings');
}

const setAll = (isOn: boolean) =>
  Object.assign(settings(), Object.fromEntries(allFlags.map((flag) => [flag, isOn])));

/** Opens the shop for a guest, or inside Telegram for somebody with a balance and a card. */
async function open(who: Row['who']): Promise<Page> {
  if (who === 'guest') return inBrowser();
  // a second life, which reads what the person has: Telegram's data are as old as the shop's clock
  const opening = { signedAt: Math.floor(testNow / 1000), contact: 'refused' } as const;
  const first = await inTelegram(opening);
  const user = backend.db.users.at(-1) ?? expect.unreachable('Nobody has signed in');
  Object.assign(user, { phone: '+998901112233', isVerified: true, cashback: 12_000 });
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
  first.kill();
  const page = await inTelegram(opening);
  // a client that can scan
  Object.assign(page.services().telegram, { platform: 'ios', version: '9.1' });
  return page;
}

const addBread = (page: Page) =>
  page.addToBasket(
    page.catalog.state.products.get('patir') ?? expect.unreachable('The demo sells no bread'),
  );

const isSeen = (shop: Shown, { sight, reads = /(?:)/ }: Row) =>
  [...shop.top().querySelectorAll(sight)].some(({ textContent }) =>
    reads.test(textContent?.trim() ?? ''),
  );

/** Unfolds the summary row behind which it is. */
async function unfold(shop: Shown, { behind }: Row): Promise<void> {
  if (!behind) return;
  const row = await shop.find('button', behind);
  if (row.getAttribute('aria-expanded') !== 'true') row.click();
  await eventually(() => expect(row.getAttribute('aria-expanded')).toBe('true'));
}

const places = [...new Set(rows.map(({ where }) => where))];
const guests = rows.filter(({ who }) => who === 'guest').map(({ where }) => where);

test('a guest sees home, somebody signed in all else', () => {
  expect(new Set(guests)).toEqual(new Set(['/']));
  expect(rows.filter(({ where }) => where === '/').every(({ who }) => who === 'guest')).toBe(true);
});

test.each(places)(
  'with all flags on %s shows what each of them is for, and nothing of one that is off',
  async (where) => {
    const here = rows.filter((row) => row.where === where);
    setAll(true);
    const page = await open(here[0]?.who);
    if (here.some(({ needs }) => needs === 'basket')) addBread(page);
    const path = where.replace('{id}', () => place({ backend }, ['patir']).id);
    const shop = await showShop(path === '/' ? [] : [path], { withHome: path === '/' });
    for (const row of here) await unfold(shop, row);
    await eventually(() => {
      for (const row of here) expect(isSeen(shop, row), row.flag).toBe(true);
    });
    const { settings: all } = page.merchant.state;
    for (const row of here) {
      const off = Object.fromEntries([row.flag, ...(row.alsoOff ?? [])].map((one) => [one, false]));
      page.merchant.setSettings({ ...all, flags: { ...all.flags, ...off } });
      await eventually(() => expect(isSeen(shop, row), `${row.flag}, off`).toBe(false));
      page.merchant.setSettings(all);
      await unfold(shop, row);
      await eventually(() => expect(isSeen(shop, row), row.flag).toBe(true));
    }
  },
);

test('with all flags on an order can be placed', async () => {
  setAll(true);
  const page = await open(undefined);
  addBread(page);
  page.chooseService('PICK_UP');
  page.chooseBranch('markaz');
  const shop = await showShop(['/basket', '/checkout']);
  await shop.press(/^Buyurtma berish/);
  await eventually(() => expect(backend.db.orders).toHaveLength(1));
});

test('with all flags off nothing of them is shown, and the menu can be read', async () => {
  setAll(false);
  const page = await open('guest');
  addBread(page);
  const shop = await showShop(['/profile'], { withHome: true });
  const expectNone = (where: string) => {
    for (const row of rows.filter((each) => each.where === where))
      expect(isSeen(shop, row), row.flag).toBe(false);
  };
  await shop.find('button', /^Til/);
  expectNone('/profile');
  await shop.close();
  await shop.at();
  await shop.find('link', /^Toʻy oshi/);
  expectNone('/');
  expect(shop.all('button', /Savatga qoʻshish/)).toEqual([]);
  expect(shop.top().querySelector('a[href="/basket"], a[href="/checkout"]')).toBeNull();
  await shop.press(/^Toʻy oshi/, 'link');
  await shop.at('Toʻy oshi');
  expect(shop.all('button', /Qoʻshish/)).toEqual([]);
});

test.each(['/basket', '/checkout', '/category', '/profile/favorites'])(
  'with all flags off %s opens all the same',
  async (path) => {
    setAll(false);
    await open('guest');
    const shop = await showShop([path]);
    await shop.at(/./);
  },
);
