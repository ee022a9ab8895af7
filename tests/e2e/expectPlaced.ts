import type { Page } from '@playwright/test';
import { rootEnd } from '../../deploy/edge/template';
import { expect } from './fixtures';
import { plovCard } from './steps';

/**
 * Expects that home's markup lies where it will lie before the line behind it has arrived: on a slow network a
 * browser paints what it has. Scripts must be held back.
 */
export async function expectPlaced(page: Page, url: string): Promise<void> {
  const places = () =>
    page.locator('#root [data-style]').evaluateAll((all) =>
      all.flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        // how high a section is that reaches below the fold, the browser estimates at first
        return y + height > innerHeight ? [] : [[element.className, x, y, width, height].join(' ')];
      }),
    );
  const response = await page.goto(url, { waitUntil: 'commit' });
  await expect(plovCard(page)).toBeVisible();
  const whole = await places();
  expect(whole.length).toBeGreaterThan(10);
  const [arrived = '', rest] = ((await response?.text()) ?? '').split(rootEnd);
  expect(rest).toContain('</body>');
  const { 'content-encoding': _, 'content-length': __, ...headers } = response?.headers() ?? {};
  await page.route(url, (route) => route.fulfill({ headers, body: arrived }));
  await page.goto(url, { waitUntil: 'commit' });
  await expect(plovCard(page)).toBeVisible();
  expect(await places()).toEqual(whole);
}
