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

/** Leaves a dish, and an address and a receiver as a checkout would; home has been written down. */
async function leaveThings({ page, app }: Launched) {
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

/** Nothing of the last person is on the page, drawn or only there. */
async function expectNothing(launched: Launched) {
  await expect(bar(launched)).toHaveCount(0);
  expect(await launched.app.locator('html').innerHTML()).not.toMatch(
    new RegExp(`${street}|${receiver.firstName}|${receiver.phone}|Dilnoza`),
  );
}

/** Opens the last screens on which it could be seen. */
async function lookAround(launched: Launched) {
  await launched.app.getByRole('link', { name: 'Profil' }).click();
  await expect(topSheet(launched.app)).toBeVisible();
  await expectNothing(launched);
}

async function expectBack(launched: Launched) {
  await expect(bar(launched)).toBeVisible();
  await expect(launched.app.getByText(street).first()).toBeVisible();
}

test('the next account on a device sees nothing of the last one while its sign-in is slow, nor after it', async ({
  simulator,
  shop,
}) => {
  const last = await simulator(dilnoza);
  await leaveThings(last);
  const { page } = last;
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const letSignIn = await holdBack(page, token);
  const letCodeCome = await holdBack(page, `${shop.appOrigin}/assets/*.js`);
  // The page is not loaded before the code that is kept back.
  const opening = simulator(aziz);
  await page.waitForURL(/id=777/, { waitUntil: 'commit' });
  const next = { page, app: last.app };
  // What the inline script draws, before there is any app.
  await expect(next.app.locator('.early')).toBeVisible();
  await expect(next.app.getByRole('article')).toHaveCount(0);
  await expectNothing(next);
  await letCodeCome();
  await opening;
  await expect(plovCard(next.app)).toBeVisible();
  await expectNothing(next);
  await letSignIn();
  await expect.poll(() => shop.backend.db.users.length).toBe(2);
  await lookAround(next);
  expect(sent.join('\n')).not.toMatch(
    new RegExp(`${receiver.phone}|${encodeURIComponent(street)}|${street}`),
  );
  await expectBack(await simulator(dilnoza));
});

test('the next account sees nothing of the last one when its sign-in fails, and deletes nothing', async ({
  simulator,
  shop,
  expectErrors,
}) => {
  expectErrors(/webbot\/v1\/users\/token/);
  await leaveThings(await simulator(dilnoza));
  shop.backend.faults.add({ path: '/webbot/v1/users/token', status: 503 });
  const next = await simulator(aziz);
  await expect(plovCard(next.app)).toBeVisible();
  await expectNothing(next);
  await lookAround(next);
  shop.backend.faults.clear();
  await expectBack(await simulator(dilnoza));
});
