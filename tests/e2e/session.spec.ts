import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { keeps, logIn, openProfile, row } from './profileSteps';
import { addPlov, basket, expectSheets, plovCard, press, topSheet } from './steps';

/** Nobody else's: a shop may well have a customer's number among its own. */
const phone = '935557788';

/** Another tab of the same shop, and how often the others have told it of what tabs share. */
async function openTab(context: BrowserContext): Promise<{ tab: Page; heard(): Promise<number> }> {
  const tab = await context.newPage();
  await tab.goto('/?vendor=demo');
  await expect(plovCard(tab)).toBeVisible();
  const count = await tab.evaluateHandle(() => {
    const told = { times: 0 };
    window.addEventListener('storage', ({ key }) => {
      if (/^(cart|draft|guestAddresses|token|user):/.test(key ?? '')) told.times += 1;
    });
    return told;
  });
  return { tab, heard: () => count.evaluate(({ times }) => times) };
}

test('what one tab puts into the basket is in the other, which says nothing back', async ({
  context,
}) => {
  const [first, second] = [await openTab(context), await openTab(context)];
  const bar = (page: Page) => page.getByRole('button', { name: basket });
  await addPlov(first.tab, (text) => press(first.tab, text));
  await expect(bar(second.tab)).toHaveText((await bar(first.tab).textContent()) ?? '');
  expect(await first.heard()).toBe(0);

  await press(second.tab, basket);
  await expectSheets(second.tab, 'Savat');
  const one = await bar(first.tab).textContent();
  const before = await second.heard();
  await topSheet(second.tab)
    .getByRole('button', { name: /^Koʻpaytirish/ })
    .first()
    .click();
  await expect(bar(first.tab)).not.toHaveText(one ?? '');
  expect(await second.heard()).toBe(before);

  await second.tab.goBack();
  await expect(bar(second.tab)).toHaveText((await bar(first.tab).textContent()) ?? '');
});

test('who logs in or out in one tab has done so in the other', async ({ context, shop }) => {
  const [first, second] = [await openTab(context), await openTab(context)];
  await openProfile(second.tab);
  await logIn(first.tab, shop, phone);
  await expect(row(second.tab, /Chiqish/)).toBeVisible();

  await row(second.tab, /Chiqish/).click();
  const question = second.tab.getByRole('dialog', { name: 'Hisobdan chiqasizmi?' });
  await question.getByRole('button', { name: 'Chiqish' }).click();
  await expect(row(first.tab, 'Kirish')).toBeVisible();
  expect(await keeps(first.tab, phone)).toBe(false);
});

test('two shops on one host: each has its own person and its own basket', async ({
  plain,
  shop,
}) => {
  await addPlov(plain, (text) => press(plain, text));
  await logIn(plain, shop);
  // The other merchant's own language is another.
  await plain.goto('/uz/?vendor=bloom');
  await expect(plain.getByRole('article')).not.toHaveCount(0);
  await expect(plain.getByRole('button', { name: basket })).toHaveCount(0);
  await plain.goto('/profile?vendor=bloom');
  await expect(row(plain, 'Kirish')).toBeVisible();
  await plain.goto('/profile?vendor=demo');
  await expect(row(plain, /Chiqish/)).toBeVisible();
  await plain.goto('/?vendor=demo');
  await expect(plain.getByRole('button', { name: basket })).toBeVisible();
});
