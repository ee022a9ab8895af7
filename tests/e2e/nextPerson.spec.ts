import { expect, type Launched, test } from './fixtures';
import { holdBack } from './holdBack';
import { addPlov, basket, plovCard, reloadApp, type Screen, topSheet } from './steps';

const dilnoza = { id: 501, name: 'Dilnoza', contact: 'grant' } as const;
const aziz = { id: 777, name: 'Aziz', contact: 'grant' } as const;
const street = 'Dilnozaning koʻchasi';
const receiver = { firstName: 'Malika', phone: '998935550101' };
const token = '**/webbot/v1/users/token';

const bar = ({ page }: Launched) => page.getByRole('button', { name: basket });
const keys = (app: Screen) => app.locator('html').evaluate(() => Object.keys(localStorage));

/** Adds a dish, stores an address and a receiver as a checkout does, and waits for the snapshot. */
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
  await expect
    .poll(async () => (await keys(app)).some((key) => key.startsWith('home:')))
    .toBe(true);
}

/** Nothing of the previous user is on the page, visible or hidden. */
async function expectNoPersonalData(launched: Launched) {
  await expect(bar(launched)).toHaveCount(0);
  expect(await launched.app.locator('html').innerHTML()).not.toMatch(
    new RegExp(`${street}|${receiver.firstName}|${receiver.phone}|Dilnoza`),
  );
}

/** Opens the remaining screens where personal data could show. */
async function openProfile(launched: Launched) {
  await launched.app.getByRole('link', { name: 'Profil' }).click();
  await expect(topSheet(launched.app)).toBeVisible();
  await expectNoPersonalData(launched);
}

async function expectRestored(launched: Launched) {
  await expect(bar(launched)).toBeVisible();
  await expect(launched.app.getByText(street).first()).toBeVisible();
}

test('the next account sees nothing of the previous one, during its slow sign-in and after it', async ({
  simulator,
  shop,
}) => {
  const last = await simulator(dilnoza);
  await storePersonalData(last);
  const { page } = last;
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  // What the previous account's page still sends until then is its own.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) sent.length = 0;
  });
  const releaseSignIn = await holdBack(page, token);
  const releaseScripts = await holdBack(page, `${shop.appOrigin}/assets/*.js`);
  // `simulator` resolves only when the page has loaded, so it cannot be awaited yet.
  const opening = simulator(aziz);
  await page.waitForURL(/id=777/, { waitUntil: 'commit' });
  const next = { page, app: last.app };
  // The inline script renders this before the app loads.
  await expect(next.app.locator('.early')).toBeVisible();
  await expect(next.app.getByRole('article')).toHaveCount(0);
  await expectNoPersonalData(next);
  await releaseScripts();
  await opening;
  await expect(plovCard(next.app)).toBeVisible();
  await expectNoPersonalData(next);
  await releaseSignIn();
  await expect.poll(() => shop.backend.db.users.length).toBe(2);
  await openProfile(next);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.join('\n')).not.toMatch(
    new RegExp(`${receiver.phone}|${encodeURIComponent(street)}|${street}`),
  );
  await expectRestored(await simulator(dilnoza));
});

test('when its sign-in fails the next account sees nothing of the previous one and deletes nothing', async ({
  simulator,
  shop,
  expectErrors,
}) => {
  expectErrors(/webbot\/v1\/users\/token/);
  await storePersonalData(await simulator(dilnoza));
  shop.backend.faults.add({ path: '/webbot/v1/users/token', status: 503 });
  const next = await simulator(aziz);
  await expect(plovCard(next.app)).toBeVisible();
  await expectNoPersonalData(next);
  await openProfile(next);
  shop.backend.faults.clear();
  await expectRestored(await simulator(dilnoza));
});
