import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/root';
import { rest as eng } from '../../src/i18n/eng';
import { first as engHome } from '../../src/i18n/eng.home';
import { rest as uz } from '../../src/i18n/uz';
import { first as uzHome } from '../../src/i18n/uz.home';
import { expect, test } from './fixtures';
import { holdBack } from './holdBack';
import { pastDoubleTap } from './pastDoubleTap';
import { listen } from './spoken';
import { expectSheets, press, topSheet, typeCode } from './steps';
import { untilAlive } from './untilAlive';

const dictionaries = { uz: { ...uzHome, ...uz }, eng: { ...engHome, ...eng } };
const products = {
  uz: { bread: 'Issiq patir', plov: 'Toʻy oshi', portion: 'Butun porsiya' },
  eng: { bread: 'Warm patir bread', plov: 'Wedding plov', portion: 'Full portion' },
};

/** What is said at each step, from a language's column of docs/accessibility.md. */
function spokenScript(column: number): string[][] {
  const [, part = ''] = readFileSync(join(root, 'docs/accessibility.md'), 'utf8').split(
    '\n## What is said during an order\n',
  );
  const [table = ''] = part.split('\n## ');
  const rows = [...table.matchAll(/^\| (?!-)(.+) \|$/gm)].slice(1);
  return rows.map(([, row = '']) => row.split(' | ')[column + 1]?.split(' · ') ?? []);
}

const nameIn = (text: string, name: string) => text.replace('{{name}}', name);

test('what fills the basket is announced from the first second of a visit, also under a sheet; what a load restores is not', {
  tag: '@core:basket',
}, async ({ page }) => {
  const release = await holdBack(page, /\/afterHome-[^/]*\.js$/);
  await page.goto('/?vendor=demo');
  await page.getByRole('button', { name: 'Savatga qoʻshish: Choyxona oshi' }).click();
  await expect(page.getByRole('group', { name: 'Choyxona oshi' })).toContainText('1');
  await release();
  await expect(page.getByRole('status').filter({ hasText: '1 ta mahsulot' })).toBeAttached();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Savat(?!ga)/ })).toBeVisible();
  await page.getByRole('link', { name: 'Profil' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 ta mahsulot' })).toHaveCount(0);
  const notices = page.getByRole('region', { name: 'Bildirishnomalar' });
  await expect(notices).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('Escape');
  await expectSheets(page);
  // Also while a sheet covers home.
  await press(page, /^Savat(?!ga)/);
  await topSheet(page)
    .getByRole('button', { name: /^Koʻpaytirish: Choyxona oshi/ })
    .click();
  await expect(page.getByRole('status').filter({ hasText: '2 ta mahsulot' })).toBeAttached();
});

for (const [column, language] of (['uz', 'eng'] as const).entries())
  test(`what is said from the first dish to an accepted order, each thing once, in ${language}`, async ({
    page,
    context,
    baseURL,
    shop,
  }) => {
    test.slow();
    const texts = dictionaries[language];
    const { bread, plov, portion } = products[language];
    const script = spokenScript(column);
    await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
    await page.goto('/?vendor=demo');
    await untilAlive(page);
    const heard = await listen(page);
    const soFar: string[] = [];
    const expectNext = async () => {
      soFar.push(...(script.shift() ?? []));
      await expect.poll(heard, { timeout: 30_000 }).toEqual(soFar);
    };
    const tap = (name: string) => press(page, new RegExp(`^${name}`));
    await page.getByRole('button', { name: nameIn(texts.common.addNamed, bread) }).click();
    await expectNext();
    await page.getByRole('button', { name: nameIn(texts.common.increase, bread) }).click();
    await expectNext();

    await page.getByRole('article').getByRole('link', { name: plov }).first().click();
    await expectSheets(page, plov);
    await pastDoubleTap(page);
    await topSheet(page)
      .getByRole('radio', { name: new RegExp(portion) })
      .check();
    await expectNext();
    await tap(texts.product.add);
    await expectSheets(page);
    await expectNext();

    await tap(`${texts.home.basket}(?!ga)`);
    await tap(texts.basket.toCheckout);
    await tap(texts.checkout.logIn);
    await topSheet(page).getByLabel(texts.login.phone).fill('901234567');
    await tap(texts.login.send);
    await typeCode(topSheet(page).getByLabel(texts.login.code), shop);
    await expectSheets(page, texts.basket.title, texts.checkout.title);
    await expectNext();
    await topSheet(page).locator('label', { hasText: texts.address.pickUp }).click();
    await tap(texts.checkout.chooseBranch);
    await tap(texts.branches.select);
    await tap(texts.checkout.submit);
    await expectSheets(page, texts.checkout.placedTitle);
    await expectNext();

    const [order] = shop.backend.db.orders;
    if (order) order.status = 'ACCEPTED';
    await expectNext();
    expect(script).toEqual([]);
  });
