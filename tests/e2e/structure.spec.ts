import type { Page } from '@playwright/test';
import { type Localized, languages } from '../../src/domain/text/language';
import { becomeCustomer } from './customer';
import { expect, test } from './fixtures';
import { everyStop, visit, withoutShop } from './routeTour';
import { expectSheets, topSheet, untilCovered } from './steps';
import { walkToCheckout } from './walkToOrder';

test.use({ trace: 'off' });

/** What the accessibility tree says of the sheet on top, or of the page without one. */
type Structure = {
  /** radio buttons without a named question */
  loose: string[];
  /** headings that leave a level out, and dishes that are not one level below what they stand in */
  misplaced: string[];
  /** texts of the shop in a language that they do not name */
  unnamed: string[];
};

/** Runs in the page. */
function readStructure(ofShop: readonly string[]): Structure {
  const top = document.querySelector('[role=dialog][aria-modal]:not([inert])') ?? document.body;
  const isRead = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden=true]');
  const all = (selector: string) => [...top.querySelectorAll(selector)].filter(isRead);
  const textOf = ({ textContent }: Element) => textContent?.trim() ?? '';

  const isNamed = (group: Element | null) =>
    group !== null &&
    (group.hasAttribute('aria-label') ||
      group.hasAttribute('aria-labelledby') ||
      group.querySelector(':scope > legend') !== null);
  const loose = all('input[type=radio]')
    .filter((radio) => !isNamed(radio.closest('[role=radiogroup], fieldset')))
    .map((radio) => textOf(radio.closest('label') ?? radio));

  const misplaced: string[] = [];
  let [before, around] = [1, 1];
  for (const heading of all('h1, h2, h3, h4')) {
    const level = Number(heading.tagName.slice(1));
    const isDish = heading.closest('article') !== null;
    if (level > before + 1 || (isDish && level !== around + 1))
      misplaced.push(`h${level} ${textOf(heading)}`);
    before = level;
    if (!isDish) around = level;
  }

  const unnamed: string[] = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const element = node.parentElement;
    const text = node.nodeValue ?? '';
    if (!element || !isRead(element)) continue;
    // A name within a sentence of the page has no element of its own.
    const rest = ofShop.reduce((left, each) => left.replaceAll(each, ''), text);
    const isOfShop = rest !== text && !/\p{L}/u.test(rest);
    const isPageLanguage = element.closest('[lang]') === document.documentElement;
    if (isOfShop && isPageLanguage) unnamed.push(text);
  }
  return { loose, misplaced, unnamed };
}

/** The regions of the accessibility tree without a name. */
async function namelessRegions(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const isLandmark = (role: unknown) => role === 'region' || role === 'navigation';
  return nodes
    .filter(({ ignored, role }) => !ignored && isLandmark(role?.value))
    .filter(({ name }) => !name?.value)
    .map(({ role }) => String(role?.value));
}

test('every screen has its order: named questions, headings level by level, regions with names, the language of each text', async ({
  page,
  shop,
  context,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const ids = await becomeCustomer(page, shop);
  const { db } = shop.backend;
  // Nothing of the shop is written in Turkish.
  const texts: Localized[] = [
    ...db.products.flatMap(({ name, modificationGroups }) => [
      name,
      ...modificationGroups.flatMap((group) => [
        group.name,
        ...group.modifications.map((option) => option.name),
      ]),
    ]),
    ...db.categories.map(({ name }) => name),
    ...db.branches.map(({ name }) => name),
  ];
  const ofShop = texts.flatMap((text) =>
    languages.flatMap((language) => {
      const found = text[language] ?? '';
      return found.length > 4 ? [found] : [];
    }),
  );
  await context.addCookies([{ name: 'lang', value: 'tr', url: baseURL ?? '' }]);
  await page.goto('/?vendor=demo');
  await expect(page.getByRole('article').first()).toBeVisible();
  const found: Record<string, unknown> = {};
  for (const { name, url } of everyStop(ids)) {
    if (withoutShop.includes(name)) continue;
    await visit(page, url);
    await untilCovered(page);
    const structure = await page.evaluate(readStructure, ofShop);
    const regions = await namelessRegions(page);
    const all = { ...structure, regions };
    if (Object.values(all).some((list) => list.length > 0)) found[url] = all;
  }
  expect(found).toEqual({});
});

test('a product has one heading and says what it requires and costs; time and payment are questions; opening hours a list', async ({
  page,
  shop,
}) => {
  await page.goto('/product/toy-oshi?vendor=demo');
  const sheet = topSheet(page);
  await expect(sheet.getByRole('heading', { name: 'Toʻy oshi' })).toHaveCount(1);
  await expect(sheet.getByRole('group', { name: 'Hajmi' })).toHaveAccessibleDescription(
    /Bittasini tanlang Majburiy/,
  );
  await sheet.locator('label', { hasText: 'Butun porsiya' }).click();
  await expect(sheet.getByRole('button', { name: /^Qoʻshish/ })).toHaveAccessibleName(
    /^Qoʻshish, 42\s000\ssoʻm$/,
  );

  await page.goto('/branches?vendor=demo');
  await sheet.getByRole('link', { name: /^Chilonzor/ }).click();
  await expectSheets(page, 'Filiallar', 'Chilonzor');
  const days = sheet.getByRole('list').getByRole('listitem');
  await expect(days).toHaveCount(7);
  await expect(days.and(page.locator('[aria-current=date]'))).toHaveText(/^Chorshanba/);

  await page.goto('/?vendor=demo');
  await walkToCheckout(page, shop);
  for (const [row, question] of [
    [/^Vaqti/, 'Vaqti'],
    [/^Toʻlov/, 'Toʻlov'],
  ] as const) {
    await sheet.getByRole('button', { name: row }).click();
    const answers = sheet.getByRole('radiogroup', { name: question }).getByRole('radio');
    await expect(answers.and(page.locator(':checked'))).toHaveCount(1);
  }
});
