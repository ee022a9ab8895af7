import type { BrowserContext, FrameLocator, Page } from '@playwright/test';
import { expect, type Launched, pressOnceRested, test } from './fixtures';
import { holdBack } from './holdBack';
import { keeps, logIn, openAsUser, openProfile, row } from './profileSteps';
import { pressIn } from './simulatorSteps';
import {
  addPlov,
  basket,
  expectSheets,
  pickUp,
  plovCard,
  press,
  reloadApp,
  topSheet,
} from './steps';

/** A phone unlike any of the shop's own numbers. */
const phone = '935557788';

/** Another tab of the same shop, and a count of the storage events it gets for shared keys. */
async function openTab(
  context: BrowserContext,
): Promise<{ tab: Page; countEvents(): Promise<number> }> {
  const tab = await context.newPage();
  await tab.goto('/?vendor=demo');
  await expect(plovCard(tab)).toBeVisible();
  const count = await tab.evaluateHandle(() => {
    const events = { times: 0 };
    window.addEventListener('storage', ({ key }) => {
      if (/^(cart|draft|guestAddresses|token|user):/.test(key ?? '')) events.times += 1;
    });
    return events;
  });
  return { tab, countEvents: () => count.evaluate(({ times }) => times) };
}

test('a product added in one tab appears in the other, which writes nothing back, and signing in or out applies there too', {
  tag: ['@core:basket', '@core:log-out'],
}, async ({ context, shop }) => {
  const [first, second] = [await openTab(context), await openTab(context)];
  const bar = (page: Page) => page.getByRole('button', { name: basket });
  await addPlov(first.tab, (text) => press(first.tab, text));
  await expect(bar(second.tab)).toHaveText((await bar(first.tab).textContent()) ?? '');
  expect(await first.countEvents()).toBe(0);

  await press(second.tab, basket);
  await expectSheets(second.tab, 'Savat');
  const one = await bar(first.tab).textContent();
  const before = await second.countEvents();
  await topSheet(second.tab)
    .getByRole('button', { name: /^Koʻpaytirish/ })
    .first()
    .click();
  await expect(bar(first.tab)).not.toHaveText(one ?? '');
  expect(await second.countEvents()).toBe(before);

  await second.tab.goBack();
  await expect(bar(second.tab)).toHaveText((await bar(first.tab).textContent()) ?? '');

  await test.step('signing in or out', async () => {
    await openProfile(second.tab);
    await logIn(first.tab, shop, phone);
    await expect(row(second.tab, /Chiqish/)).toBeVisible();

    await row(second.tab, /Chiqish/).click();
    const question = second.tab.getByRole('alertdialog', { name: 'Hisobdan chiqasizmi?' });
    await question.getByRole('button', { name: 'Chiqish' }).click();
    await expect(row(first.tab, 'Kirish')).toBeVisible();
    expect(await keeps(first.tab, phone)).toBe(false);
  });
});

const dilnoza = { id: 501, name: 'Dilnoza', contact: 'grant' } as const;
const aziz = { id: 777, name: 'Aziz', contact: 'grant' } as const;
const street = 'Dilnozaning koʻchasi';
const receiver = { firstName: 'Malika', phone: '998935550101' };
const tokenCall = '**/webbot/v1/users/token';

const barOf = ({ page }: Launched) => page.getByRole('button', { name: basket });

/** Adds a dish, stores an address and a receiver as a checkout does. */
async function storePersonalData({ page, app }: Launched) {
  await addPlov(app, (text) => page.getByRole('button', { name: text }).click());
  await app.locator('html').evaluate(
    (_, draft) => {
      const name = Object.keys(localStorage).find((key) => key.startsWith('cart:')) ?? '';
      const text = JSON.stringify({ format: 1, value: draft });
      localStorage.setItem(name.replace('cart:', 'draft:'), text);
    },
    {
      serviceType: 'DELIVERY',
      receiver,
      note: '',
      address: {
        ...{ id: 'temporary:1', name: '', streetName: street, houseNumber: '5', description: '' },
        ...{ comment: '', cityId: null, latitude: 41.3119, longitude: 69.2425 },
        details: { office: '', entrance: '', floor: '', domophone: '' },
      },
    },
  );
  await reloadApp(page, app);
  await expect(app.getByText(street).first()).toBeVisible();
}

/** Nothing of the previous user is on the page, visible or hidden. */
async function expectNoPersonalData(launched: Launched) {
  await expect(barOf(launched)).toHaveCount(0);
  expect(await launched.app.locator('html').innerHTML()).not.toMatch(
    new RegExp(`${street}|${receiver.firstName}|${receiver.phone}|Dilnoza`),
  );
}

/** Opens the remaining screens where personal data could show. */
async function openProfileOf(launched: Launched) {
  await launched.app.getByRole('link', { name: 'Profil' }).click();
  await expect(topSheet(launched.app)).toBeVisible();
  await expectNoPersonalData(launched);
}

async function expectRestored(launched: Launched) {
  await expect(barOf(launched)).toBeVisible();
  await expect(launched.app.getByText(street).first()).toBeVisible();
}

test('the next account sees nothing of the previous one, during its slow sign-in and after it', {
  tag: '@core:log-out',
}, async ({ simulator, shop }) => {
  const last = await simulator(dilnoza);
  await storePersonalData(last);
  const { page } = last;
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  // What the previous account's page still sends until then is its own.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) sent.length = 0;
  });
  const releaseSignIn = await holdBack(page, tokenCall);
  const releaseScripts = await holdBack(page, `${shop.appOrigin}/assets/*.js`);
  // `simulator` resolves only when the page has loaded, so it cannot be awaited yet.
  const opening = simulator(aziz);
  await page.waitForURL(/id=777/, { waitUntil: 'commit' });
  const next = { page, app: last.app };
  await expect(next.app.locator('.early')).toBeVisible();
  await expect(next.app.getByRole('article')).toHaveCount(0);
  await expectNoPersonalData(next);
  await releaseScripts();
  await opening;
  await expect(plovCard(next.app)).toBeVisible();
  await expectNoPersonalData(next);
  await releaseSignIn();
  await expect.poll(() => shop.backend.db.users.length).toBe(2);
  await openProfileOf(next);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.join('\n')).not.toMatch(
    new RegExp(`${receiver.phone}|${encodeURIComponent(street)}|${street}`),
  );
  await expectRestored(await simulator(dilnoza));
});

const appIn = (telegram: Page | FrameLocator) => telegram.frameLocator('iframe[title="Mini App"]');

test('two people order on two phones, and each sees their own order only', async ({
  simulator,
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await simulator({ second: 'long', contact: 'grant', fit: false });
  const second = page.frameLocator('iframe[title="Second phone"]');
  pressOnceRested(second, appIn(second));
  const telegrams = [page, second];
  for (const telegram of telegrams) {
    const press = pressIn(telegram);
    await addPlov(appIn(telegram), press);
    await press(basket);
    await press(/Rasmiylashtirish/);
    await pickUp(appIn(telegram), press);
    await press(/Buyurtma berish/);
    await expectSheets(appIn(telegram), 'Buyurtma yuborildi');
  }
  const { orders, users } = shop.backend.db;
  expect(users).toHaveLength(2);
  expect(orders).toHaveLength(2);

  await page.evaluate(() => window.simulator.change({ path: '/profile/orders' }));
  for (const [index, telegram] of telegrams.entries()) {
    const sheet = topSheet(appIn(telegram));
    await expect(sheet).toContainText(orders[index]?.number ?? '');
    await expect(sheet).not.toContainText(orders[1 - index]?.number ?? '');
  }
});

test('deleting the account asks for confirmation and removes all personal data', async ({
  page,
  shop,
}) => {
  await openAsUser(page, shop, phone);
  expect(await keeps(page, phone)).toBe(true);
  await row(page, 'Hisobni oʻchirish').click();
  const question = page.getByRole('alertdialog', { name: 'Hisobingiz oʻchirilsinmi?' });
  await question.getByRole('button', { name: 'Bekor qilish' }).click();
  await expect(question).toHaveCount(0);
  expect(shop.backend.db.users).toHaveLength(1);
  await row(page, 'Hisobni oʻchirish').click();
  await question.getByRole('button', { name: 'Oʻchirish' }).click();
  await expectSheets(page);
  await expect(page.getByText('Hisobingiz oʻchirildi')).toBeVisible();
  expect(shop.backend.db.users).toHaveLength(0);
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await keeps(page, phone)).toBe(false);
  await openProfile(page);
  await expect(topSheet(page)).toContainText('Siz tizimga kirmagansiz');
});

test('logging out works offline', { tag: '@core:log-out' }, async ({
  page,
  shop,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await openAsUser(page, shop, phone);
  await context.setOffline(true);
  await row(page, 'Chiqish').click();
  const question = page.getByRole('alertdialog', { name: 'Hisobdan chiqasizmi?' });
  await question.getByRole('button', { name: 'Chiqish' }).click();
  await expectSheets(page);
  expect(await keeps(page, phone)).toBe(false);
  await context.setOffline(false);
  await page.reload();
  await openProfile(page);
  await expect(topSheet(page)).toContainText('Siz tizimga kirmagansiz');
});
