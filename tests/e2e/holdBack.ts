import type { Page, Route } from '@playwright/test';

/** Keeps back what is asked for at these addresses, and answers how to let it come. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(url, (route) => {
    if (isHeld) held.push(route);
    else return route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}
