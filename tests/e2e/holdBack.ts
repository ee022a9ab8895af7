import type { Page, Route } from '@playwright/test';

/** Holds back requests to `url`; returns a function that releases them. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(url, (route) => {
    if (isHeld) held.push(route);
    else return route.fallback();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.fallback()));
  };
}
