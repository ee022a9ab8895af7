import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { test } from './fromEdge';
import { expectSheets, plovCard, topSheet } from './steps';
import { untilAlive } from './untilAlive';
import { openWithoutCode, visitAgain } from './withoutCode';

const chips = (page: Page) => page.locator('nav a[href^="#section-"]');

test('before React a tap shows at once that it was received', async ({ page, edge }) => {
  await openWithoutCode(page, `${edge.appOrigin}/?vendor=demo`);
  await plovCard(page).click();
  const plov = page.getByRole('link', { name: 'Toʻy oshi' });
  const card = page.getByRole('article').filter({ has: plov });
  await expect(card.first()).toHaveCSS('opacity', '0.6');
});

test('before React a category is scrolled to at once, and the page stays there', async ({
  page,
  edge,
}) => {
  const release = await openWithoutCode(page, `${edge.appOrigin}/?vendor=demo`);
  const chip = chips(page).nth(1);
  const section = page.locator(`[id="${(await chip.getAttribute('href'))?.slice(1)}"]`);
  const top = async () => Math.round((await section.boundingBox())?.y ?? Number.NaN);
  await chip.click();
  await expect(chip).toHaveAttribute('aria-current', 'true');
  const before = await top();
  expect(before).toBeLessThan(200);
  await release();
  await untilAlive(page);
  await expect.poll(top).toBe(before);
});

test('before React the first tap that opens a sheet ends the replay', async ({ page, edge }) => {
  const release = await openWithoutCode(page, `${edge.appOrigin}/?vendor=demo`);
  await plovCard(page).click();
  await page.getByRole('link', { name: 'Profil' }).click();
  await release();
  await expectSheets(page, 'Toʻy oshi');
});

test('what is typed into the search before React is in its field afterwards', async ({
  page,
  edge,
}) => {
  const release = await openWithoutCode(page, `${edge.appOrigin}/?vendor=demo`);
  await page.locator('a[href="/search"]').first().click();
  await page.keyboard.type('lag');
  await release();
  await untilAlive(page);
  const field = topSheet(page).getByRole('textbox');
  await expect(field).toHaveValue('lag');
  await expect(field).toBeFocused();
  await page.keyboard.type('mon');
  await expect(field).toHaveValue('lagmon');
  await expect(page.locator('.early-search')).toHaveCount(0);
});

test('an element that has the focus before React keeps it', async ({ page, edge }) => {
  const release = await openWithoutCode(page, `${edge.appOrigin}/?vendor=demo`);
  const profile = page.getByRole('link', { name: 'Profil' });
  await profile.focus();
  await release();
  await untilAlive(page);
  await expect(profile).toBeFocused();
});

test('a tap on a story of the last visit opens it once the stories are there', async ({
  page,
  edge,
}) => {
  const release = await visitAgain(page, `${edge.appOrigin}/?vendor=demo`);
  const story = page.locator('[data-part=promotions] a').first();
  await story.click();
  await release();
  await expect(topSheet(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/stories\//);
});
