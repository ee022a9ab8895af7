import type { Page } from '@playwright/test';
import { type Language, langTag } from '../../src/domain/text/language';
import { languageNames } from '../../src/i18n/languageNames';
import { paths, routes } from '../../src/navigation/paths';
import { expect } from './fixtures';
import { topSheet } from './steps';

type Routes = typeof routes;
export type RouteName = keyof Routes;
/** The routes with an `:id`. */
export type Particular = {
  [Name in RouteName]: Routes[Name] extends `${string}:id${string}` ? Name : never;
}[RouteName];

/** Their ids; a new route of this kind does not compile until it has one. */
export type Particulars = Readonly<Record<Particular, string>>;

export type Stop = { name: RouteName; url: string };

const particular = (name: RouteName, ids: Particulars): string =>
  Object.entries(ids).find(([each]) => each === name)?.[1] ?? '';

/** Routes that show more with a query. */
const more: readonly Stop[] = [
  { name: 'category', url: paths.category('osh') },
  { name: 'search', url: paths.search('osh') },
  { name: 'search', url: paths.search('qqqqqq') },
];

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

/** Every route at least once, so that a new route is covered automatically. */
export function everyStop(ids: Particulars): Stop[] {
  const names = Object.keys(routes).filter(isRouteName);
  const stops = names.map((name) => ({
    name,
    url: routes[name].replace(':id', particular(name, ids)),
  }));
  return [...stops, ...more];
}

/** Screens shown in place of the shop, with no way into it. */
export const withoutShop: readonly RouteName[] = ['blocked', 'merchantNotAvailable'];

/**
 * Opens a route as the app does, without a page load, and waits until its content has loaded. A
 * screen without content navigates elsewhere.
 */
export async function visit(page: Page, url: string): Promise<void> {
  const stack = url === routes.home ? [] : [{ id: url, url }];
  await page.evaluate(
    async ([place, address]) => {
      history.replaceState({ ...history.state, ...place }, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
      // What was on screen before could pass for what has loaded.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    },
    [{ stack, pushed: 0 }, url] as const,
  );
  await expectSettled(page);
}

/**
 * From now on home is not laid out beneath sheets, which nobody sees or reaches: every other width, theme and font size
 * would lay out all of it again. For tours that look at home itself, too, where no sheet is open.
 */
export const hideBeneath = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const beneath = new CSSStyleSheet();
    beneath.replaceSync('#root > [inert] { display: none }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, beneath];
  });

/** No skeleton is on screen and no sheet is closing. */
async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('[role=dialog][data-leaving]')).toHaveCount(0);
  const sheet = topSheet(page);
  const place = (await sheet.count()) > 0 ? sheet : page.locator('body');
  await expect(place.locator('[class*="_bone"]')).toHaveCount(0);
}

/** Changes the language as a person does: everything on screen is rendered again in place. */
export async function switchLanguage(page: Page, language: Language): Promise<void> {
  await visit(page, routes.language);
  await topSheet(page).getByRole('radio', { name: languageNames[language], exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', langTag(language));
  await expect(page.locator('[name=language]')).toHaveCount(0);
  await expectSettled(page);
}
