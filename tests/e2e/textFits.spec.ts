import type { Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { type Language, languages } from '../../src/domain/text/language';
import { routes } from '../../src/navigation/paths';
import { becomeCustomer } from './customer';
import { expect, test } from './fixtures';
import { misreadNumbers } from './numberOrder';
import { everyStop, hideBeneath, switchLanguage, visit, withoutShop } from './routeTour';
import { topSheet } from './steps';
import { structureFaults } from './structure';
import { misfits } from './textFit';

test.use({ trace: 'off' });

/** CSS px: a phone's height, and one that keeps all of home's sections near the viewport. */
const heights = { phone: 740, home: 9000 };

/** Texts that do not fit, of what is on screen, in each of these widths (CSS px). */
async function misfitsIn(page: Page, widths: readonly number[], height: number) {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    found.push(...(await misfits(page, true)).map((misfit) => `${width} px: ${misfit}`));
  }
  return found;
}

/** A size of the window and of its text, and in which languages all of it is looked at. */
type View = { sentence: string; width: number; text: string; languages: readonly Language[] };

const onNarrow = 'all text fits on narrow phones, in whole words';

/** The narrowest phones in use, the most common width, and a text size of 200%. */
const views: readonly View[] = [
  { sentence: onNarrow, width: 320, text: '', languages },
  { sentence: onNarrow, width: 360, text: '', languages },
  {
    sentence: 'text at 200% is neither clipped nor broken nor overlapping',
    width: 390,
    text: '200%',
    languages: ['uz', 'ru', 'eng', 'kz'],
  },
];

const show = async (page: Page, { width, text }: View, isHome: boolean) => {
  await page.setViewportSize({ width, height: isHome && !text ? heights.home : heights.phone });
  await page.evaluate((size) => {
    const { style } = document.documentElement;
    if (style.fontSize !== size) style.fontSize = size;
  }, text);
};

type Look = {
  sentence: string;
  languages: readonly Language[];
  faults: (page: Page, shop: ServedShop) => Promise<string[]>;
};

/** What is looked at once on every screen, and in which languages. */
const looks: readonly Look[] = [
  { sentence: 'numbers read from left to right', languages: ['ar'], faults: misreadNumbers },
  {
    sentence:
      'questions are named, headings go level by level, regions have names, and a text in another language says so',
    // Nothing of the shop is written in Turkish.
    languages: ['tr'],
    faults: structureFaults,
  },
];

/** Opens the demo shop, and its home in one language after another on the same page. */
async function* homeIn(page: Page, spoken: readonly Language[]) {
  await page.goto('/?vendor=demo');
  await expect(page.getByRole('article').first()).toBeVisible();
  await hideBeneath(page);
  for (const language of spoken) {
    await page.setViewportSize({ width: 360, height: heights.phone });
    await switchLanguage(page, language);
    await visit(page, routes.home);
    yield language;
  }
}

// Two pages, as two browsers run at a time.
for (const spoken of [
  ['uz', 'ru', 'ar'],
  ['eng', 'kz', 'tr', 'zh'],
] as const) {
  test(`on every screen all text fits on narrow phones and at 200%, in whole words and in its order, in ${spoken.join(', ')}`, async ({
    page,
    shop,
  }) => {
    // 250 screens, on a busy machine
    test.setTimeout(1_200_000);
    const ids = await becomeCustomer(page, shop);
    for (const settings of shop.backend.db.settings) settings.isNavigationViewEnabled = true;
    const found = new Map<string, string[]>();
    for await (const language of homeIn(page, spoken)) {
      const isSpoken = (each: { languages: readonly Language[] }) =>
        each.languages.includes(language);
      let order = views.filter(isSpoken);
      const seen = new Set<string>();
      for (const { name, url } of everyStop(ids)) {
        if (withoutShop.includes(name)) continue;
        const note = (sentence: string, faults: readonly string[]) =>
          found.set(sentence, [
            ...(found.get(sentence) ?? []),
            ...faults.map((fault) => `${language}, ${url}: ${fault}`),
          ]);
        await visit(page, url);
        // A screen without content navigates elsewhere.
        const place = await page.evaluate(() => location.pathname + location.search);
        if (seen.has(place)) continue;
        seen.add(place);
        for (const view of order) {
          await show(page, view, name === 'home');
          const cut = await misfits(page, true);
          note(
            view.sentence,
            cut.map((misfit) => `${view.width} px: ${misfit}`),
          );
        }
        // The next screen opens in the size of this one: each change lays out all of it again.
        order = order.toReversed();
        for (const { sentence, faults } of looks.filter(isSpoken))
          note(sentence, await faults(page, shop));
      }
      if (language === 'ar') await expectMisreadIsFound(page);
    }
    for (const [sentence, faults] of found)
      await test.step(sentence, () => expect(faults).toEqual([]));
  });
}

/** Without bidi isolation the line of a phone is misread, and this is noticed. */
async function expectMisreadIsFound(page: Page) {
  await visit(page, '/profile/phone');
  await expect(topSheet(page).getByRole('textbox').first()).toHaveCSS('direction', 'ltr');
  await page.evaluate(() => {
    const line = document.createElement('p');
    line.textContent = 'هاتف +998 90 123 45 67';
    document.querySelector('[role=dialog]:not([inert]) section')?.append(line);
  });
  expect(await misreadNumbers(page)).toHaveLength(1);
}

test('all text of small cards fits in whole words at every width, in uz, ru, kz', async ({
  page,
  shop,
}) => {
  for (const category of shop.backend.db.categories) category.viewType = 'SMALL';
  const found: string[] = [];
  for await (const language of homeIn(page, ['uz', 'ru', 'kz'])) {
    const widths = [320, 360, 390, 412, 600, 700, 768, 1280];
    const wrong = await misfitsIn(page, widths, heights.home);
    found.push(...wrong.map((misfit) => `${language}, ${misfit}`));
  }
  expect(found).toEqual([]);
});
