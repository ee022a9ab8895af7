import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { keeps, logIn, openProfile, row } from './profileSteps';
import { addPlov, basket, expectSheets, plovCard, press, topSheet } from './steps';

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

test('a product added in one tab appears in the other, which writes nothing back', async ({
  context,
}) => {
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
});

test('signing in or out in one tab applies to the other', async ({ context, shop }) => {
  const [first, second] = [await openTab(context), await openTab(context)];
  await openProfile(second.tab);
  await logIn(first.tab, shop, phone);
  await expect(row(second.tab, /Chiqish/)).toBeVisible();

  await row(second.tab, /Chiqish/).click();
  const question = second.tab.getByRole('alertdialog', { name: 'Hisobdan chiqasizmi?' });
  await question.getByRole('button', { name: 'Chiqish' }).click();
  await expect(row(first.tab, 'Kirish')).toBeVisible();
  expect(await keeps(first.tab, phone)).toBe(false);
});

test('two shops on one host have separate users and baskets', async ({ plain, shop }) => {
  await addPlov(plain, (text) => press(plain, text));
  await logIn(plain, shop);
  // The other merchant has another default language.
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
