import type { Page } from '@playwright/test';
import { week } from '../../mocks/backend/seed/week';
import { packBasket } from '../../src/domain/basket/sharedBasket';
import { paths, routes } from '../../src/navigation/paths';
import { becomeCustomer } from './customer';
import { expect, test } from './fixtures';
import { everyStop, hideBeneath, visit, withoutShop } from './routeTour';
import { expectSheets, press, topSheet, untilCovered } from './steps';
import { misfits, raiseFont } from './textFit';
import { untilAlive } from './untilAlive';

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

/** Runs in the page, before the app. */
function doubleText() {
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.fontSize = '200%';
  });
}

test('text at 200% in a higher font is whole on a guest’s home while the shop is closed, in filters, on long buttons and in switches', {
  tag: '@core:look',
}, async ({ page, shop, context, baseURL }) => {
  for (const branch of shop.backend.db.branches) {
    Object.assign(branch, { deliveryStart: null, deliveryEnd: null, open: null, close: null });
    branch.workHours = [{ type: 'PICK_UP', hours: week('17:00', '22:00') }];
  }
  for (const product of shop.backend.db.products) {
    if (product.id === 'qazili-osh') product.amount = 0;
  }
  await context.addCookies([{ name: 'lang', value: 'ru', url: baseURL ?? '' }]);
  await page.addInitScript(doubleText);
  await raiseFont(page);
  await page.goto('/address/pickup2?vendor=demo');
  await press(page, /Выбрать этот филиал/);
  await expectSheets(page);
  const notice = page.getByRole('button', { name: /Заказать на потом/ });
  await expect(notice).toBeVisible();
  expect(await misfits(page, true)).toEqual([]);
  const group = page.getByRole('link', { name: 'Национальная кухня' }).first();
  expect(await group.evaluate((tile) => tile.scrollWidth - tile.clientWidth)).toBe(0);
  // The category chips do not lie on the notice.
  const isOnTop = await notice.getByText('Сейчас закрыто').evaluate((title) => {
    const { left, top } = title.getBoundingClientRect();
    return title.contains(document.elementFromPoint(left + 4, top + 4));
  });
  expect(isOnTop).toBe(true);

  await page.goto('/category?id=osh&vendor=demo');
  const chips = topSheet(page).locator('[aria-pressed]').filter({ hasText: 'Сначала' });
  await expect(chips.first()).toBeVisible();
  const cut = await chips.evaluateAll((all) =>
    all.filter((chip) => chip.scrollWidth > chip.clientWidth).map((chip) => chip.textContent),
  );
  expect(cut).toEqual([]);

  const line = { choices: [], count: 1, note: '' };
  const ids = ['tandir-somsa', 'qazili-osh'];
  const packed = packBasket(
    ids.map((id) => ({ ...line, key: id, productId: id })),
    'Aziza',
  );
  await page.goto(`${paths.shared(packed)}&vendor=demo`);
  const label = topSheet(page).getByText('Добавить остальное в корзину');
  await expect(label).toBeVisible();
  expect(await label.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);

  await test.step('the sides of a switch are as high as its track where one label takes two lines', async () => {
    await context.addCookies([{ name: 'lang', value: 'uz', url: baseURL ?? '' }]);
    await page.goto('/address/pickup2?vendor=demo');
    const faces = topSheet(page)
      .locator('fieldset, [role=radiogroup]')
      .first()
      .locator('label > span');
    await expect(faces.first()).toBeVisible();
    const heights = await faces.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    expect(new Set(heights).size).toBe(1);
  });
});

test('one long word in the name of a first group or category makes nothing wider than the screen at 200%', async ({
  page,
  shop,
}) => {
  const name = { uz: 'Сельскохозяйственные', ru: '', eng: '' };
  for (const group of shop.backend.db.groups) group.name = name;
  await page.addInitScript(doubleText);
  await page.goto('/?vendor=demo');
  await untilAlive(page);
  const tooWide = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(tooWide).toBe(0);
  await page.goto('/category?vendor=demo');
  const heading = topSheet(page).getByRole('heading', { name: name.uz }).first();
  await expect(heading).toBeVisible();
  const { x = 0, width = 0 } = (await heading.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(390);
});
