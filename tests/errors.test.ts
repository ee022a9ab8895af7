import { describe, expect, test, vi } from 'vitest';
import { defaultSettings } from '../src/domain/merchant';
import { backend, beginJourneys, fill, home, inBrowser, logIn, type Page } from './journey';
import { dilnoza, openPage } from './openPage';
import { secondsNow } from './signed';
import { eventually } from './until';

/**
 * The error catalogue of §8, row by row: the effect on stores and messages. Browser tests of
 * outages cover what is on screen, including the pages of the first two rows.
 */

beginJourneys();

async function customer() {
  const page = await inBrowser();
  await logIn(page);
  fill(page, 4);
  return page;
}

const closest = '/users/v1/branches/merchant/7001/closest';
const tariff = '/deliveries/v1/delivery/tariff/client/calculate';
const texts = (page: Page) => page.toasts.state.list.map(({ text }) => text);
const fail = (path: string, status = 500) => backend.faults.add({ path, status });

describe('the merchant', () => {
  test.each([
    ['is unknown', () => fail('/users/v1/merchants/sub/demo', 404)],
    [
      'has no id',
      () => backend.faults.add({ path: '/users/v1/merchants/*', kind: 'json', json: { id: null } }),
    ],
  ])('%s: stored data is cleared, and the shop is unavailable', async (_, arrange) => {
    const first = await customer();
    expect(first.session.state.token).not.toBeNull();
    const { token } = first.session.state;
    localStorage.removeItem('merchant');
    arrange();
    const page = await inBrowser();
    expect(page.merchant.state.status).toBe('gone');
    expect(page.session.state.token).toBeNull();
    expect(JSON.stringify({ ...localStorage })).not.toContain(token);
  });

  test('cannot be fetched: stored data stays, and the shop is unavailable', async () => {
    const first = await customer();
    const { token } = first.session.state;
    localStorage.removeItem('merchant');
    fail('/users/v1/merchants/sub/demo', 503);
    const page = await inBrowser();
    expect(page.merchant.state.status).toBe('unreachable');
    expect(JSON.stringify({ ...localStorage })).toContain(token);
  });

  test.each([
    ['fails', () => fail('/users/v1/merchants/sub/demo', 503), 'failed: 503'],
    ['is unknown', () => fail('/users/v1/merchants/sub/demo', 404), 'failed: 404'],
    [
      'has no id',
      () => backend.faults.add({ path: '/users/v1/merchants/*', kind: 'json', json: { id: null } }),
      'the answer has no id',
    ],
  ])('%s: the console says so', async (_, arrange, what) => {
    arrange();
    const page = await inBrowser();
    expect(page.reports).toContainEqual({ call: 'GET /users/v1/merchants/sub/demo', what });
  });

  test('is inactive: the shop is blocked', async () => {
    const page = await inBrowser({ vendor: 'closed' });
    expect(page.merchant.state.status).toBe('blocked');
  });

  test('has an unreadable response: the console reports it', async () => {
    backend.faults.add({ path: '/users/v1/merchants/*', kind: 'html' });
    const page = await inBrowser();
    expect(page.reports).toContainEqual({
      call: 'GET /users/v1/merchants/sub/demo',
      what: 'the answer is not JSON',
    });
  });
});

describe('a delivery', () => {
  test('has no branch when the closest one cannot be found', async () => {
    const page = await customer();
    page.draft.setAddress(home);
    await page.quoteDelivery();
    expect(page.branches.state.nearestId).toBe('markaz');
    fail(closest);
    page.draft.setAddress({ ...home, latitude: 41.3047, longitude: 69.258 });
    await page.quoteDelivery();
    expect(page.branches.state.nearestId).toBeNull();
  });

  test('keeps its price when the tariff cannot be fetched', async () => {
    const page = await customer();
    page.draft.setAddress(home);
    await page.quoteDelivery();
    const { price } = page.delivery.state;
    expect(price).toBeGreaterThan(0);
    fail(tariff);
    fill(page, 4);
    await page.quoteDelivery();
    expect(page.delivery.state).toMatchObject({ status: 'stale', price });
  });
});

describe('secondary requests', () => {
  test('failed settings fall back to the defaults, without zone check and SMS code', async () => {
    fail('*/merchant/settings*');
    const page = await inBrowser();
    expect(page.merchant.state.settings).toEqual(defaultSettings);
    expect(page.merchant.state.rules).toEqual({
      shouldValidateDeliveryArea: false,
      isSmsConfirmationRequiredPerOrder: false,
    });
    expect(page.merchant.state.status).toBe('ready');
  });

  test('failed regions keep the previous ones', async () => {
    const page = await customer();
    await page.loadRegions();
    const before = page.regions.state.all;
    expect(before?.length).toBeGreaterThan(0);
    fail('/users/v1/region');
    await page.loadRegions();
    expect(page.regions.state.all).toEqual(before);
  });

  test('failed branches and addresses are silent', async () => {
    const page = await customer();
    const before = page.branches.state.branches.length;
    fail('/users/v1/branches*');
    fail('/users/v1/addresses/*');
    await Promise.all([page.loadBranches(), page.loadAddresses()]);
    expect(page.branches.state.branches).toHaveLength(before);
    expect(texts(page)).toEqual([]);
  });

  test('failed catalogue and active orders are reported to the screen that shows them', async () => {
    fail('/products/v1/overalls');
    fail('/products/v1/grade');
    const page = await inBrowser();
    expect(page.catalog.state.status).toBe('failed');
    await logIn(page);
    fail('/orders/v1/orders/user/{id}/active');
    await page.loadActiveOrders();
    expect(page.orders.state.activeStatus).toBe('failed');
  });

  test('failed ratings are silent: products are shown without them', async () => {
    fail('/products/v1/grade');
    const page = await inBrowser();
    const { loadGrades } = await import('../src/flows/catalog/loadGrades');
    await loadGrades();
    expect(texts(page)).toEqual([]);
    expect(page.catalog.state.status).toBe('ready');
  });
});

describe('a refusal', () => {
  const refuse = (description: object) =>
    backend.faults.add({
      path: '/orders/v1/orders',
      method: 'POST',
      kind: 'status',
      status: 422,
      description,
    });

  async function refused(language: 'uz' | 'ru' | 'eng') {
    const page = await customer();
    await page.changeLanguage(language);
    const branch = page.branches.state.branches.find((one) => one.isMain);
    page.chooseBranch(branch?.id ?? '');
    const outcome = await page.submitOrder();
    const { errorText } = await import('../src/i18n/errorText');
    return { page, outcome, text: outcome.kind === 'refused' ? errorText(outcome.error) : null };
  }

  test.each(['uz', 'ru', 'eng'] as const)(
    'of an order returns to the caller in the server’s words in %s',
    async (language) => {
      const words = { uz: 'Bugun yopiqmiz', ru: 'Сегодня закрыто', eng: 'Closed today' };
      refuse(words);
      const { page, text } = await refused(language);
      expect(text).toBe(words[language]);
      expect(page.cart.state.lines).toHaveLength(1);
    },
  );

  test('without a message is reported in general terms', async () => {
    refuse({});
    expect((await refused('ru')).text).toBe('Произошла ошибка, попробуйте позже');
  });

  test('of the token call is not shown in the server’s words: the shop opens for a guest', async () => {
    fail('/webbot/v1/users/token');
    const page = await openPage({ backend, user: dilnoza, signedAt: secondsNow() });
    expect(page.session.state.status).toBe('guest');
    expect(page.merchant.state.status).toBe('ready');
    expect(texts(page).join()).not.toContain('(500)');
  });

  test('of a stored token logs out with a message that the session expired', async () => {
    const page = await customer();
    backend.db.sessions = [];
    await page.loadActiveOrders();
    expect(page.session.state).toMatchObject({ status: 'guest', token: null });
    expect(texts(page)).toEqual([expect.stringContaining('qaytadan kiring')]);
  });

  test('of a phone change is shown in the server’s words, in Uzbek if there are no others', async () => {
    const page = await customer();
    backend.faults.add({ path: '/users/v1/users/phone', status: 409, description: { uz: 'Band' } });
    await page.changeLanguage('ru');
    const { phoneErrorText } = await import('../src/i18n/errorText');
    const error = await page.sendPhoneCode('+998907654321');
    expect(error && phoneErrorText(error)).toBe('Band');
  });

  test('of the code for a new phone is shown the same way', async () => {
    const page = await customer();
    expect(await page.sendPhoneCode('+998907654321')).toBeNull();
    const path = '/users/v1/users/phone/verify';
    backend.faults.add({ path, status: 409, description: { uz: 'Kech' } });
    await page.changeLanguage('ru');
    const { phoneErrorText } = await import('../src/i18n/errorText');
    const error = await page.confirmPhone('0000');
    expect(error && phoneErrorText(error)).toBe('Kech');
  });
});

describe('a location', () => {
  test('that the geocoder cannot name is reported with a suggestion to retry later', async () => {
    const page = await inBrowser();
    fail('/notifications/v1/nominatim/search');
    expect(await page.namePlace(home)).toBe('failed');
    expect(texts(page)).toEqual([expect.stringMatching(/keyinroq/i)]);
  });

  test('that the device does not provide is asked for', async () => {
    const page = await inBrowser();
    vi.stubGlobal('navigator', { ...navigator, geolocation: undefined });
    const moveMap = vi.fn();
    await page.locateMe('button', moveMap);
    expect(moveMap).not.toHaveBeenCalled();
    expect(texts(page)).toEqual([expect.stringMatching(/ruxsat/)]);
  });
});

describe('a link from the server', () => {
  test('to a place of the shop, also its whole address or with a language, leads there and nowhere else', async () => {
    await inBrowser();
    const { openLink } = await import('../src/flows/openLink');
    const { currentEntry, openSheet } = await import('../src/navigation/navigate');
    const sheets = () => currentEntry().stack.map(({ url }) => url);
    openSheet('/policy');
    openLink('#_Toc12');
    expect(sheets()).toEqual(['/policy']);
    openLink(`${location.origin}/ru/category?id=5`);
    await eventually(() => expect(sheets()).toEqual(['/policy', '/category?id=5']));
    openLink(`${location.origin}/?utm_source=x`);
    await eventually(() => expect(sheets()).toEqual([]));
    expect(location.pathname).toBe('/');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'blob:x', 'vbscript:x', '//evil.example'])(
    '%s is refused with a message',
    async (url) => {
      const page = await inBrowser();
      const { openLink } = await import('../src/flows/openLink');
      const openWindow = vi
        .spyOn(page.services().telegram, 'openLink')
        .mockImplementation(() => undefined);
      openLink(url);
      expect(openWindow).not.toHaveBeenCalled();
      expect(texts(page)).toHaveLength(1);
      openLink('https://t.me/demo');
      expect(openWindow).toHaveBeenCalledExactlyOnceWith('https://t.me/demo');
    },
  );
});
