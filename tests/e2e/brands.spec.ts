import type { Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { expect, test } from './fixtures';
import { walkTo } from './keyboardSteps';
import { logIn, openProfile, row } from './profileSteps';
import { addOne, settingsOf } from './shopSteps';
import { basket, expectSheets, plovCard, type Screen } from './steps';
import { untilAlive } from './untilAlive';

/** The brand's shops as tabs on home; the other shop's own settings do not enable the tabs. */
const showTabs = (shop: ServedShop) =>
  Object.assign(settingsOf(shop), { multiTabNavigationEnabled: true });

const tabs = (screen: Screen) => screen.getByRole('navigation', { name: 'Doʻkonlar' });
const tab = (screen: Screen, name: string) => tabs(screen).getByRole('button', { name });
const bar = (screen: Screen) => screen.getByRole('button', { name: basket });
const headBasket = (screen: Screen) =>
  screen.locator('header').getByRole('link', { name: /^Savat/ });

async function expectShop(screen: Screen, name: string) {
  await expect(tab(screen, name)).toHaveAttribute('aria-current', 'page');
  await expect(screen.getByRole('article').first()).toBeVisible();
}

async function openTabs(page: Page, shop: ServedShop) {
  showTabs(shop);
  await page.goto('/?vendor=demo');
  await expectShop(page, 'Oltin Qozon');
  // the arrow keys are React's
  await untilAlive(page);
}

test('two shops of a brand are one stop of the keyboard, keep separate baskets and users, and the language on screen, also over reloads', async ({
  page,
  shop,
}) => {
  await openTabs(page, shop);
  // arrows between them
  await walkTo(page, tab(page, 'Oltin Qozon'));
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Bloom')).toBeFocused();
  // nothing is chosen until Enter
  await expectShop(page, 'Oltin Qozon');
  await page.keyboard.press('Shift+Tab');
  await expect(tabs(page).locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(tab(page, 'Oltin Qozon')).toBeFocused();
  await addOne(page);
  await logIn(page, shop);
  await page.keyboard.press('Escape');
  await expectSheets(page);
  const mine = await bar(page).textContent();

  // The other shop's own main language is another one.
  const expectUzbek = () => expect(page.locator('html')).toHaveAttribute('lang', 'uz-Latn-UZ');
  await expectUzbek();
  await tab(page, 'Bloom').click();
  await expectShop(page, 'Bloom');
  await expect(page.locator('header h1')).toHaveText('Bloom gullari');
  await expectUzbek();
  await expect(plovCard(page)).toHaveCount(0);
  await expect(headBasket(page)).toHaveAccessibleName('Savat');
  await page.getByRole('button', { name: 'Savatga qoʻshish: Tuvakdagi kaktus' }).click();
  await expect(headBasket(page)).toHaveAccessibleName('Savat: 1');
  await page.reload();
  await expectShop(page, 'Bloom');
  await expectUzbek();
  // not a choice of theirs: another visit to that shop is in its own language
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('lang');
  await expect(headBasket(page)).toHaveAccessibleName('Savat: 1');
  await openProfile(page);
  await expect(row(page, 'Kirish')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectSheets(page);

  await tab(page, 'Oltin Qozon').click();
  await expectShop(page, 'Oltin Qozon');
  await expect(bar(page)).toHaveText(mine ?? '');
  await openProfile(page);
  await expect(row(page, /Chiqish/)).toBeVisible();
});

test('inside Telegram the other shop opens in the same mini app and signs in automatically', async ({
  shop,
  simulator,
}) => {
  showTabs(shop);
  const { page, app } = await simulator({ contact: 'grant', start: 'product_patir' });
  await expectSheets(app, 'Issiq patir');
  await page.getByRole('button', { name: 'Back' }).click();
  // Unmounted, not only closing: its stepper has the same name as the card's.
  await expect(app.getByRole('dialog')).toHaveCount(0);
  await expectShop(app, 'Oltin Qozon');
  await addOne(app);
  await tab(app, 'Bloom').click();
  await expectShop(app, 'Bloom');
  // The link that opened the mini app pointed to the other shop.
  await expectSheets(app);
  const people = () => new Set(shop.backend.db.users.map(({ merchantId }) => merchantId));
  await expect.poll(people).toEqual(new Set(['7001', '7002']));
  await tab(app, 'Oltin Qozon').click();
  await expectShop(app, 'Oltin Qozon');
  await expect(page.getByRole('button', { name: basket })).toBeVisible();
});
