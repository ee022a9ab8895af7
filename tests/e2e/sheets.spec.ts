import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { branch, openThree } from './openThree';
import { atRest, expectSheets, finger, plovCard, topSheet } from './steps';

test.use(inMotion);

const panel = (page: Page) => topSheet(page).locator('section').first();

/** Top edge of the top sheet's panel, in px. */
const panelTop = (page: Page) => panel(page).evaluate((each) => each.getBoundingClientRect().top);

/** Scrolls a sheet to its top, so that one drag is enough to close it. */
const showTop = (page: Page) => panel(page).evaluate((each) => each.scrollIntoView());

/** Top edge of the panel once it has stopped moving. */
async function restingTop(page: Page): Promise<number> {
  let last = Number.NaN;
  const isStill = async () => {
    const before = last;
    last = await panelTop(page);
    return last === before;
  };
  await expect.poll(isStill, { intervals: [150] }).toBe(true);
  return last;
}

async function tapBeside(page: Page) {
  await atRest(page);
  await page.touchscreen.tap(195, 8);
}

async function pullDown(page: Page) {
  await atRest(page);
  await expect(page.locator('[role=dialog][data-leaving]')).toHaveCount(0);
  await showTop(page);
  const touch = await finger(page);
  await touch.down(195, (await panelTop(page)) + 24);
  await touch.moveTo(830);
  await touch.up();
}

const closings: Record<string, (page: Page) => Promise<unknown>> = {
  'the browser’s Back': (page) => page.goBack(),
  Escape: (page) => page.keyboard.press('Escape'),
  'the close control': (page) => topSheet(page).getByRole('button', { name: 'Yopish' }).click(),
  'a tap beside the sheet': tapBeside,
  'a pull with the finger': pullDown,
};

test('a sheet is closed in five ways, each closes only the top one, and Forward reopens it', {
  tag: '@core:menu',
}, async ({ plain }) => {
  test.slow();
  await openThree(plain);
  for (const [way, close] of Object.entries(closings))
    await test.step(way, async () => {
      await close(plain);
      await expectSheets(plain, 'Profil', 'Filiallar');
      await close(plain);
      await expectSheets(plain, 'Profil');
      await close(plain);
      await expectSheets(plain);
      await plain.goForward();
      await expectSheets(plain, 'Profil');
      await plain.goForward();
      await plain.goForward();
      await expectSheets(plain, 'Profil', 'Filiallar', branch);
    });

  await test.step('a press that begins in a sheet and ends beside it closes nothing', async () => {
    await atRest(plain);
    await plain.mouse.move(195, (await restingTop(plain)) + 24);
    await plain.mouse.down();
    await plain.mouse.move(195, 8);
    await plain.mouse.up();
    await expectSheets(plain, 'Profil', 'Filiallar', branch);
    await plain.mouse.click(195, 8);
    await expectSheets(plain, 'Profil', 'Filiallar');
  });
});

test('a sheet’s opening animation starts at the tap, however late its first frame is', async ({
  plain,
}) => {
  // The first sheet may open while the sheets chunk is still loading.
  await plovCard(plain).click();
  await atRest(plain);
  await plain.goBack();
  await expectSheets(plain);
  const timesHandle = await plain.evaluateHandle(() => {
    const times = { tap: Number.NaN, motions: [] as number[] };
    addEventListener('click', (tap) => Object.assign(times, { tap: tap.timeStamp }), true);
    new MutationObserver(() => {
      if (times.motions.length > 0) return;
      const sheet = document.querySelector('[role=dialog] [data-scroller]');
      const motions = sheet?.getAnimations() ?? [];
      times.motions = motions.map(({ startTime }) => Number(startTime ?? Number.NaN));
    }).observe(document.body, { childList: true, subtree: true });
    return times;
  });
  await plovCard(plain).click();
  await atRest(plain);
  const { tap, motions } = await timesHandle.jsonValue();
  expect(motions).toHaveLength(1);
  expect(motions[0]).toBeLessThanOrEqual(tap);
});

test('Telegram’s back button closes one sheet at a time and disappears with the last', {
  tag: '@core:menu',
}, async ({ simulator }) => {
  const { page, app } = await simulator({ contact: 'grant' });
  const back = page.getByRole('button', { name: 'Back' });
  await app.getByRole('link', { name: 'Profil' }).click();
  await topSheet(app).getByRole('button', { name: 'Filiallar' }).click();
  await topSheet(app).getByRole('link').filter({ hasText: branch }).click();
  await expectSheets(app, 'Profil', 'Filiallar', branch);
  await back.click();
  await expectSheets(app, 'Profil', 'Filiallar');
  await back.click();
  await expectSheets(app, 'Profil');
  await back.click();
  await expectSheets(app);
  await expect(back).toBeHidden();
});

test('one drag first scrolls the content, then pulls the sheet', { tag: '@core:menu' }, async ({
  plain,
}) => {
  await plovCard(plain).click();
  await expectSheets(plain, 'Toʻy oshi');
  const open = await restingTop(plain);
  expect(open).toBeLessThan(100);
  const touch = await finger(plain);
  const expectTop = () => expect.poll(() => panelTop(plain));

  await touch.down(195, 700);
  await touch.moveTo(400);
  await expectTop().toBeLessThan(open - 200);
  await touch.up();
  // Scrolling has momentum after the finger lifts.
  const scrolled = open - (await restingTop(plain));

  await touch.down(195, 100);
  await touch.moveTo(100 + scrolled / 2);
  await expectTop().toBeGreaterThan(open - scrolled);
  expect(await panelTop(plain)).toBeLessThan(open);
  await touch.moveTo(260 + scrolled);
  await expectTop().toBeGreaterThan(open + 60);
  await touch.rest();
  await touch.up();
  await expectTop().toBeCloseTo(open, 0);
  await expectSheets(plain, 'Toʻy oshi');

  await touch.down(195, 100);
  await touch.moveTo(820);
  await touch.up();
  await expectSheets(plain);
});

test('focus moves into a sheet, stays inside, and returns to the opener', {
  tag: '@core:keyboard',
}, async ({ plain }) => {
  const opener = plain.getByRole('link', { name: 'Profil' });
  await opener.focus();
  await plain.keyboard.press('Enter');
  await expectSheets(plain, 'Profil');
  await expect(topSheet(plain)).toBeFocused();
  await expect(plain.locator('[inert]').filter({ has: opener })).toBeAttached();
  const row = topSheet(plain).getByRole('button', { name: /^Filiallar/ });
  for (let stop = 0; stop < 20; stop += 1) {
    await plain.keyboard.press('Tab');
    await expect(plain.locator('[inert] :focus')).toHaveCount(0);
  }
  await row.focus();
  await plain.keyboard.press('Enter');
  await expectSheets(plain, 'Profil', 'Filiallar');
  await plain.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await plain.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('every sheet names the page, with the shop after it, also after Back, Forward and a reload; a deep link stacks its parent sheets', async ({
  page,
}) => {
  const shop = 'Oltin Qozon';
  const home = 'Oltin Qozon: osh, somsa va shashlik';
  await page.goto('/product/toy-oshi?vendor=demo');
  await expect(page).toHaveTitle(`Toʻy oshi – ${shop}`);
  await page.goto('/address/delivery?vendor=demo');
  await expectSheets(page, /./);
  await expect(page).toHaveTitle(new RegExp(`.+ – ${shop}$`));
  await page.goto('/?vendor=demo');
  await expect(plovCard(page)).toBeVisible();
  await expect(page).toHaveTitle(home);
  await page.getByRole('link', { name: 'Profil' }).click();
  await expect(page).toHaveTitle(`Profil – ${shop}`);
  await page.getByRole('button', { name: /^Til/ }).click();
  await expectSheets(page, 'Profil', 'Til');
  await expect(page).toHaveTitle(`Til – ${shop}`);
  await page.goBack();
  await expect(page).toHaveTitle(`Profil – ${shop}`);
  await page.goBack();
  await expectSheets(page);
  await expect(page).toHaveTitle(home);
  await page.goForward();
  await expect(page).toHaveTitle(`Profil – ${shop}`);
  await page.goForward();
  await expect(page).toHaveTitle(`Til – ${shop}`);
  await page.reload();
  await expect(page).toHaveTitle(`Til – ${shop}`);
  // The browser's own list of the visited pages.
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send('Page.getNavigationHistory');
  expect(entries.slice(-3).map(({ title }) => title)).toEqual([
    home,
    `Profil – ${shop}`,
    `Til – ${shop}`,
  ]);
  await page.locator('label', { hasText: 'Русский' }).click();
  await expect(page).toHaveTitle('Профиль – Олтин Козон');

  await test.step('a deep link stacks its parent sheets, and closing stays in the shop', async () => {
    await page.context().clearCookies();
    await page.goto('/profile/orders/x?vendor=demo');
    await expectSheets(page, 'Profil', 'Buyurtmalarim', 'Buyurtmalarim');
    await page.keyboard.press('Escape');
    await expectSheets(page, 'Profil', 'Buyurtmalarim');
    await expect(page).toHaveURL(/\/profile\/orders$/);
    await topSheet(page).getByRole('button', { name: 'Yopish' }).click();
    await page.touchscreen.tap(195, 8);
    await expectSheets(page);
    await expect(plovCard(page)).toBeVisible();
  });
});
