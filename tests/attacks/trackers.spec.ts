import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures';
import { place } from '../e2e/pastOrders';
import { plant } from '../e2e/planted';
import { expectSheets, press, topSheet } from '../e2e/steps';

/**
 * Runs as the tracker's script: looks where such scripts look by themselves, and whenever they do.
 * Google's and Meta's wrap the history's functions, all read address, referrer and title, and
 * Google's history trigger also the states.
 */
function beNosy() {
  if (Reflect.has(window, 'nosy')) return;
  const seen = new Set<string>();
  Object.assign(window, { nosy: seen });
  const note = (...what: unknown[]) => seen.add(JSON.stringify(what));
  const look = () => {
    const { URL, documentURI, baseURI, referrer, title } = document;
    note(location.href, URL, documentURI, baseURI, referrer, title, history.state);
    const entries: unknown = Reflect.get(window, 'navigation')?.entries?.() ?? [];
    if (Array.isArray(entries)) for (const { url } of entries) note(url);
  };
  for (const name of ['pushState', 'replaceState'] as const)
    for (const owner of [History.prototype, history]) {
      const own = owner[name];
      owner[name] = function wrapped(...told) {
        note(told);
        own.apply(this, told);
        look();
      };
    }
  addEventListener(
    'popstate',
    ({ state }) => {
      note(state);
      look();
    },
    true,
  );
  for (const name of ['visibilitychange', 'pagehide', 'beforeunload', 'click', 'input', 'focusin'])
    addEventListener(name, look, true);
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  look();
}

/** Everything that the scripts of the page have seen; over a reload in two parts. */
const seenBy = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const seen: unknown = Reflect.get(window, 'nosy');
    return seen instanceof Set ? decodeURIComponent([...seen].join('\n')) : '';
  });

const on = {
  yandexMetricsEnabled: true,
  yandexMetricsId: '98765432',
  googleTagManagerActive: true,
  googleTagManagerId: 'GTM-AB12CD3',
};

test('a tracker’s script finds no id of an order and no word in address, title and history', async ({
  page,
  shop,
}) => {
  await plant(page, shop);
  const order = place(shop, ['patir']);
  // A slip, which no product has in its own address or title.
  const word = 'pepperonni';
  await page.request.patch('/__mock/settings', { data: { id: 'demo', ...on } });
  await page.route(/mc\.yandex\.ru|googletagmanager\.com/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${beNosy})()` }),
  );
  const untilWatched = () => page.waitForFunction(() => Reflect.has(window, 'nosy'));
  const parts: string[] = [];

  await page.goto(`/profile/orders/${order.id}?vendor=demo`);
  await expectSheets(page, /Profil/, 'Buyurtmalarim', 'Buyurtma yuborildi');
  await untilWatched();
  expect(new URL(page.url()).pathname).toBe('/profile/orders');
  await press(page, /Buyurtmani bekor qilish/);
  const sheets = [/Profil/, 'Buyurtmalarim', 'Buyurtma yuborildi', /bekor qilish/];
  await expectSheets(page, ...sheets);
  parts.push(await seenBy(page));

  // The sheets are the same, although no address names them.
  await page.reload();
  await expectSheets(page, ...sheets);
  await untilWatched();
  await page.goBack();
  await expectSheets(page, ...sheets.slice(0, 3));
  await page.goForward();
  await expectSheets(page, ...sheets);
  await page.keyboard.press('Escape');
  await expectSheets(page, ...sheets.slice(0, 3));
  for (const left of [2, 1, 0]) {
    await page.keyboard.press('Escape');
    await expectSheets(page, ...sheets.slice(0, left));
  }

  await page
    .getByRole('link', { name: /^Qidirish/ })
    .first()
    .click();
  await expectSheets(page, 'Qidiruv');
  const field = topSheet(page).locator('search input');
  await field.fill(word);
  await topSheet(page)
    .getByRole('link', { name: /^Pepperoni/ })
    .first()
    .click();
  await expectSheets(page, 'Qidiruv', /^Pepperoni/);
  parts.push(await seenBy(page));
  await page.reload();
  await expectSheets(page, 'Qidiruv', /^Pepperoni/);
  await untilWatched();
  await page.goBack();
  await expectSheets(page, 'Qidiruv');
  await expect(field).toHaveValue(word);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/search');
  parts.push(await seenBy(page));

  for (const part of parts) {
    expect(part).toMatch(/\/profile\/orders|\/search/);
    for (const secret of [order.id, order.number, word]) expect(part).not.toContain(secret);
  }
});
