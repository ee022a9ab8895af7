import type { Page } from '@playwright/test';
import { routes } from '../../src/navigation/paths';
import { becomeCustomer } from './customer';
import { expect, test } from './fixtures';
import { everyStop, hideBeneath, visit, withoutShop } from './routeTour';
import { untilCovered } from './steps';
import { misfits } from './textFit';

test.use({ trace: 'off' });

/**
 * Runs in the page: focuses what Tab reaches, as far as it goes, and returns what something lies
 * over, of five parts of each fewer than `least` being seen. Of a long page only every few.
 */
async function findCovered(least: number): Promise<string[]> {
  const frames = async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  };
  const top = document.querySelector('[role=dialog][aria-modal]:not([inert])') ?? document.body;
  const stops = [
    ...top.querySelectorAll<HTMLElement>('a[href], button, input, textarea, [tabindex="0"]'),
  ].filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      !stop.matches(':disabled') &&
      // Pins may lie on each other; the links past the page are seen with the focus only.
      !stop.closest('[inert], .maplibregl-map, nav[class*=_links]') &&
      stop.checkVisibility({ visibilityProperty: true }),
  );
  const step = Math.ceil(stops.length / 24);
  const covered: string[] = [];
  for (const stop of stops.filter((_, index) => index % step === 0)) {
    let fault = await faultOf(stop);
    // What loads at the same time may have pushed it away, or a sheet that has closed itself (as log-in does for a
    // customer) lie over it: then it is focused once more, at rest.
    for (let tries = 0; fault && tries < 2; tries += 1) {
      stop.blur();
      do await frames();
      while (document.querySelector('[role=dialog][data-leaving]'));
      fault = await faultOf(stop);
    }
    if (fault) covered.push(fault);
  }
  return covered;

  async function faultOf(stop: HTMLElement): Promise<string | null> {
    stop.focus();
    await frames();
    // What had the focus before may have scrolled home to its start, where the second way to the search is gone.
    if (!stop.isConnected) return null;
    const face = stop instanceof HTMLInputElement ? (stop.closest('label') ?? stop) : stop;
    const { top: start, left, right, height } = face.getBoundingClientRect();
    const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
    const isSeen = (part: number) => {
      const hit = document.elementFromPoint(x, start + height * part);
      return hit !== null && (face.contains(hit) || hit.contains(face));
    };
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9].filter(isSeen).length;
    const name = stop.getAttribute('aria-label') ?? (face.textContent || face.outerHTML);
    // The browser scrolls to a text's cursor, not to the whole of it; a neighbour may reach a little in.
    const isLarge = height > innerHeight / 2 || stop.matches('textarea');
    return parts < (isLarge ? 1 : least) ? `${parts}/5 “${name}”` : null;
  }
}

/** What is wrong on any screen: texts that do not fit, and controls that are covered. */
async function faultsOnTour(page: Page, ids: Parameters<typeof everyStop>[0], least: number) {
  await expect(page.getByRole('article').first()).toBeVisible();
  await hideBeneath(page);
  // What follows counts as the keyboard's.
  await page.keyboard.press('Tab');
  const found: string[] = [];
  for (const { name, url } of everyStop(ids)) {
    if (withoutShop.includes(name)) continue;
    await visit(page, url);
    await untilCovered(page);
    const covered = await page.evaluate(findCovered, least);
    found.push(...covered.map((each) => `${url}: ${each} is covered`));
    found.push(...(await misfits(page)).map((misfit) => `${url}: ${misfit}`));
  }
  return found;
}

test.describe('enlarged four times', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('at 320 × 256 bars scroll along, nothing focused is covered and nothing is cut', async ({
    page,
    shop,
    context,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const ids = await becomeCustomer(page, shop);
    for (const settings of shop.backend.db.settings) settings.isNavigationViewEnabled = true;
    await context.addCookies([{ name: 'lang', value: 'ru', url: baseURL ?? '' }]);
    await page.goto('/?vendor=demo');
    expect(await faultsOnTour(page, ids, 4)).toEqual([]);
  });
});

test('with the text spacing of WCAG 1.4.12 nothing is cut, and nothing focused is covered', async ({
  page,
  shop,
  context,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const ids = await becomeCustomer(page, shop);
  await context.addCookies([{ name: 'lang', value: 'uz', url: baseURL ?? '' }]);
  await page.goto('/?vendor=demo');
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, spacing];
  });
  // At the end of home nothing can be scrolled further from under what floats there.
  expect(await faultsOnTour(page, ids, 1)).toEqual([]);
  await visit(page, routes.home);
  const chip = page.getByRole('navigation', { name: 'Turkumlar' }).getByRole('link').first();
  expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
