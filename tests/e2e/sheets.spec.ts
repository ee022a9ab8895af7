import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { branch, openThree, standing } from './openThree';
import { expectSheets, finger, plovCard, topSheet } from './steps';

const panel = (page: Page) => topSheet(page).locator('section').first();

/** Where the panel of the top sheet begins, in px from the top. */
const panelTop = (page: Page) => panel(page).evaluate((each) => each.getBoundingClientRect().top);

/** Shows the top of a scrolled sheet: a finger would need its length twice to pull it down. */
const showTop = (page: Page) => panel(page).evaluate((each) => each.scrollIntoView());

/** Where the panel has come to rest. */
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
  await standing(page);
  await page.touchscreen.tap(195, 8);
}

async function pullDown(page: Page) {
  await standing(page);
  await expect(page.locator('[role=dialog][data-leaving]')).toHaveCount(0);
  await showTop(page);
  const hand = await finger(page);
  await hand.down(195, (await panelTop(page)) + 24);
  await hand.moveTo(830);
  await hand.up();
}

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'the browser’s Back': (page) => page.goBack(),
  Escape: (page) => page.keyboard.press('Escape'),
  'the close control': (page) => topSheet(page).getByRole('button', { name: 'Yopish' }).click(),
  'a tap beside the sheet': tapBeside,
  'a pull with the finger': pullDown,
};

for (const [way, close] of Object.entries(ways)) {
  test(`${way} closes the top sheet and only that, and Forward opens it again`, async ({
    plain,
  }) => {
    await openThree(plain);
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
}

test('the way of a sheet begins with the tap, however late its first frame', async ({ plain }) => {
  // The first one may have come while the sheets themselves were still on their way.
  await plovCard(plain).click();
  await standing(plain);
  await plain.goBack();
  await expectSheets(plain);
  const begun = await plain.evaluateHandle(() => {
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
  await standing(plain);
  const { tap, motions } = await begun.jsonValue();
  expect(motions).toHaveLength(1);
  expect(motions[0]).toBeLessThanOrEqual(tap);
});

test('Telegram’s back button closes one sheet after the other, and goes with the last', async ({
  simulator,
}) => {
  const { page, app } = await simulator({ contact: 'grant' });
  const back = page.getByRole('button', { name: 'Back' });
  await app.getByRole('link', { name: 'Profil' }).click();
  await topSheet(app).getByRole('button', { name: 'Filiallar' }).click();
  await topSheet(app).getByRole('button').filter({ hasText: branch }).click();
  await expectSheets(app, 'Profil', 'Filiallar', branch);
  await back.click();
  await expectSheets(app, 'Profil', 'Filiallar');
  await back.click();
  await expectSheets(app, 'Profil');
  await back.click();
  await expectSheets(app);
  await expect(back).toBeHidden();
});

test('a deep link has what leads to it underneath, and closing stays in the shop', async ({
  page,
}) => {
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

test('one movement of the finger scrolls what is scrolled, then pulls the sheet', async ({
  plain,
}) => {
  await plovCard(plain).click();
  await expectSheets(plain, 'Toʻy oshi');
  const open = await restingTop(plain);
  expect(open).toBeLessThan(100);
  const hand = await finger(plain);
  const settled = () => expect.poll(() => panelTop(plain));

  await hand.down(195, 700);
  await hand.moveTo(400);
  await settled().toBeLessThan(open - 200);
  await hand.up();
  // a lifted finger leaves some momentum behind
  const scrolled = open - (await restingTop(plain));

  await hand.down(195, 100);
  await hand.moveTo(100 + scrolled / 2);
  await settled().toBeGreaterThan(open - scrolled);
  expect(await panelTop(plain)).toBeLessThan(open);
  await hand.moveTo(260 + scrolled);
  await settled().toBeGreaterThan(open + 60);
  await hand.rest();
  await hand.up();
  await settled().toBeCloseTo(open, 0);
  await expectSheets(plain, 'Toʻy oshi');

  await hand.down(195, 100);
  await hand.moveTo(820);
  await hand.up();
  await expectSheets(plain);
});

test('the focus goes into a sheet, stays there, and returns to what opened it', async ({
  plain,
}) => {
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
