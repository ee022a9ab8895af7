import type { Page } from '@playwright/test';
import { paths, routes } from '../../src/navigation/paths';
import { expect } from './fixtures';
import { topSheet } from './steps';

type Routes = typeof routes;
export type RouteName = keyof Routes;
/** The routes that are about one thing. */
type Particular = {
  [Name in RouteName]: Routes[Name] extends `${string}:id${string}` ? Name : never;
}[RouteName];

/** What each of those is about; a new route among them does not compile until something is named. */
export type Particulars = Readonly<Record<Particular, string>>;

export type Stop = { name: RouteName; url: string };

const particular = (name: RouteName, ids: Particulars): string =>
  Object.entries(ids).find(([each]) => each === name)?.[1] ?? '';

/** Some routes show more with a query. */
const more: readonly Stop[] = [
  { name: 'category', url: paths.category('osh') },
  { name: 'search', url: paths.search('osh') },
  { name: 'search', url: paths.search('qqqqqq') },
];

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

/** Every address of the shop, each route at least once: a new route is among them by itself. */
export function everyStop(ids: Particulars): Stop[] {
  const names = Object.keys(routes).filter(isRouteName);
  const stops = names.map((name) => ({
    name,
    url: routes[name].replace(':id', particular(name, ids)),
  }));
  return [...stops, ...more];
}

/** Screens that stand in place of the shop, so that nothing within it leads there. */
export const withoutShop: readonly RouteName[] = ['blocked', 'merchantNotAvailable'];

/**
 * Opens a sheet at this address as the app does, without loading the page again, and waits until
 * what it shows has come. A screen that has nothing to show there leads elsewhere by itself.
 */
export async function visit(page: Page, url: string): Promise<void> {
  const stack = url === routes.home ? [] : [{ id: url, url }];
  await page.evaluate(
    ([place, address]) => {
      history.replaceState(place, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    [{ stack, pushed: 0 }, url] as const,
  );
  await expectSettled(page);
}

/** Nothing that stands in for something else is on screen any more, and nothing moves. */
async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('[role=dialog][data-leaving]')).toHaveCount(0);
  const sheet = topSheet(page);
  const place = (await sheet.count()) > 0 ? sheet : page.locator('body');
  await expect(place.locator('[class*="_bone"]')).toHaveCount(0);
}
