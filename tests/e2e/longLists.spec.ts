import type { Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { plant } from './planted';
import { byMain, saveAddress } from './saveAddress';
import { expectSheets, topSheet } from './steps';

test.use(inMotion);

const field = (page: Page) => topSheet(page).locator('search input');
/** The names of the listed branches or addresses. */
const found = (page: Page, all: RegExp) => topSheet(page).locator('bdi').filter({ hasText: all });

function addBranches({ backend: { db } }: ServedShop, names: readonly string[]) {
  const [first] = db.branches;
  if (!first) throw new Error('The shop has no branch');
  names.forEach((uz, number) => {
    db.branches.push({ ...first, id: `more-${number}`, name: { ...first.name, uz } });
  });
}

/** Expects each query to leave one name of all. */
async function expectOne(page: Page, all: RegExp, pairs: readonly (readonly [string, string])[]) {
  for (const [query, name] of pairs) {
    await field(page).fill(query);
    await expect(found(page, all)).toHaveText([name]);
  }
}

test('eight branches and eight addresses get a search field, which finds them in either script', async ({
  page,
  shop,
}) => {
  await plant(page, shop);
  await page.goto('/branches?vendor=demo');
  await expect(found(page, /^Chilonzor$/)).toBeVisible();
  await expect(field(page)).toHaveCount(0);

  const names = ['Qoʻyliq', 'Мирзо Улуғбек', 'Sergeli', 'Olmazor'];
  addBranches(shop, names);
  const branch = /^(Chilonzor|Markaz|Qoʻyliq|Мирзо Улуғбек|Sergeli|Olmazor|Registon)$/;
  const ofBranches = [
    ['Чилонзор', 'Chilonzor'],
    ['chilonz', 'Chilonzor'],
    ['қўйлиқ', 'Qoʻyliq'],
    ["mirzo ulug'bek", 'Мирзо Улуғбек'],
  ] as const;
  for (const path of ['/branches', '/address/pickup2']) {
    await page.goto(`${path}?vendor=demo`);
    await expectOne(page, branch, ofBranches);
    await field(page).fill('zzz');
    await expect(found(page, branch)).toHaveCount(0);
    await topSheet(page).getByRole('button', { name: 'Qidiruvni tozalash' }).first().click();
    await expect(field(page)).toHaveValue('');
  }

  const places = ['Chilonzor', 'Ишхона', 'Uy', 'Dacha', 'Ota-onam', 'Zal', 'Bog', 'Opam'];
  for (const name of places) await saveAddress(shop, name, byMain);
  await page.goto('/profile/address?vendor=demo');
  await expectSheets(page, 'Profil', 'Manzillarim');
  await expectOne(page, new RegExp(`^(${places.join('|')})$`), [
    ['Чилонзор', 'Chilonzor'],
    ['ishxona', 'Ишхона'],
  ]);
});
