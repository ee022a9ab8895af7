import type { Page } from '@playwright/test';
import { toastMs } from '../../src/domain/limits';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { accepted, choosePayme, providerAfter, waiting } from './paySteps';
import { addOne } from './shopSteps';
import { atRest, basket, expectSheets, goToOrder, press, topSheet } from './steps';
import { walkToOrder } from './walkToOrder';

test.use(inMotion);

/**
 * Runs in the page before everything else: sums the layout shifts and records their elements.
 * Shifts that follow input count only with `afterTouch`, because Telegram's native buttons are no
 * input to the browser. The browser says so of half a second; on a busy machine that is less than the
 * same 30 frames.
 */
function watchShifts(afterTouch = false) {
  const shifts = { sum: 0, moved: [] as string[] };
  Object.assign(window, { shifts });
  const frames: number[] = [];
  const note = (at: number) => {
    frames.push(at);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  let input = Number.NEGATIVE_INFINITY;
  for (const type of ['pointerup', 'click', 'keydown'])
    addEventListener(type, ({ timeStamp }) => (input = timeStamp), { capture: true });
  const followsInput = (entry: PerformanceEntry) =>
    Reflect.get(entry, 'hadRecentInput') ||
    (entry.startTime > input &&
      frames.filter((at) => at > input && at <= entry.startTime).length <= 30);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!afterTouch && followsInput(entry)) continue;
      shifts.sum += Number(Reflect.get(entry, 'value'));
      const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
      for (const { node } of sources) {
        if (node instanceof Element) shifts.moved.push(node.outerHTML.slice(0, 120));
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'shifts') as { sum: number; moved: string[] });

test('from home to the accepted order there is no unexpected layout shift', {
  tag: '@core:look',
}, async ({ page, shop }) => {
  await page.addInitScript(watchShifts, false);
  // What only a token tells comes when the checkout has been there for a while.
  shop.backend.faults.add({ path: '/orders/v1/order/setting/*', kind: 'delay', delay: 2000 });
  await page.goto('/?vendor=demo');
  await walkToOrder(page, shop);
  await press(page, /Buyurtma berish/);
  await expectSheets(page, 'Buyurtma yuborildi');
  const { sum, moved } = await shiftsOf(page);
  // 0.00 when rounded
  expect(sum, moved.join('\n')).toBeLessThan(0.005);
});

/** Runs in the page before everything else: the time of a notice is never over. */
function holdNotices(time: number) {
  const start = setInterval;
  Object.assign(window, {
    setInterval: (work: () => void, delay: number) => (delay === time ? 0 : start(work, delay)),
  });
}

test('a toast slides out of the way of the next one and stays fully visible above it', async ({
  page,
}) => {
  await page.addInitScript(watchShifts, true);
  await page.addInitScript(holdNotices, toastMs);
  await page.goto('/?vendor=demo');
  await addOne(page);
  await page.getByRole('button', { name: /^Savatga qoʻshish: Choyxona oshi/ }).click();
  const notice = (name: string) =>
    page.getByRole('region', { name: 'Bildirishnomalar' }).getByText(name).locator('..');
  await press(page, basket);
  const remove = (name: string) =>
    topSheet(page).getByRole('group', { name }).getByRole('button').first().dispatchEvent('click');
  await Promise.all(['Issiq patir', 'Choyxona oshi'].map(remove));
  await expect(notice('Choyxona oshi')).toBeVisible();
  const gap = () =>
    notice('Issiq patir').evaluate((first) => {
      const next = first.nextElementSibling?.getBoundingClientRect();
      return next && next.top - first.getBoundingClientRect().bottom;
    });
  await expect.poll(gap).toBe(16);
  expect((await shiftsOf(page)).moved.filter((html) => html.includes('toast'))).toEqual([]);
});

/** What the frames have shown, from `watchTop` on. */
type Seen = { lowest: number; first: number; titles: string[] };

/** Runs in the page: notes in each frame where the top sheet’s top edge is, and its title. */
function watchTop(): void {
  const seen: Seen = { lowest: 0, first: 0, titles: [] };
  Reflect.set(globalThis, 'seen', seen);
  const look = () => {
    const sheet = document.querySelector('[role=dialog]:not([inert])');
    const edges = [
      ...(sheet?.querySelectorAll('[data-scroller], [data-scroller] > section') ?? []),
    ];
    const tops = edges.map((edge) => edge.getBoundingClientRect().top);
    const top = sheet ? Math.max(...tops) : innerHeight;
    seen.first ||= top;
    seen.lowest = Math.max(seen.lowest, top);
    const title = sheet?.querySelector('h2')?.textContent ?? '';
    if (seen.titles.at(-1) !== title) seen.titles.push(title);
    requestAnimationFrame(look);
  };
  look();
}

async function expectPlaceKept(page: Page, ...titles: string[]): Promise<void> {
  await atRest(page);
  const {
    first,
    lowest,
    titles: seen,
  }: Seen = await page.evaluate(() => Reflect.get(globalThis, 'seen'));
  expect(lowest - first).toBeLessThan(40);
  expect(seen).toEqual(titles);
}

test.describe('the checkout’s sheet turns into that of the order, which neither falls nor rises', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  test('an order that is sent keeps the place of its checkout, and begins at its top', async ({
    page,
    shop,
  }) => {
    await goToOrder(page, shop);
    await atRest(page);
    await page.mouse.move(195, 500);
    await page.mouse.wheel(0, 300);
    await page.evaluate(watchTop);
    await press(page, /Buyurtma berish/);
    await expectSheets(page, accepted);
    await expectPlaceKept(page, 'Buyurtma berish', accepted);
    await expect(
      page.getByRole('dialog').getByRole('heading', { name: accepted }),
    ).toBeInViewport();
  });

  test('so does one that is still to be paid', async ({ page, shop, context }) => {
    await goToOrder(page, shop);
    await choosePayme(page);
    await atRest(page);
    await page.evaluate(watchTop);
    await providerAfter(context, () => press(page, /Buyurtma berish/));
    await expectSheets(page, waiting);
    await expectPlaceKept(page, 'Buyurtma berish', 'Toʻlov sahifasi ochilmoqda', waiting);
  });
});
