import { expect, test, vi } from 'vitest';
import { backend, beginJourneys, inBrowser, logIn } from './journey';
import { until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

const minute = 60_000;
const codeCall = '/orders/v1/promo';

/** A guest with `somsa` pieces in the basket, 12 000 som each and without options. */
async function guest(somsa: number, startParam?: string) {
  const page = await inBrowser(startParam ? { startParam } : {});
  const [applying, promos, basket] = await Promise.all([
    import('../src/flows/promo/promos'),
    import('../src/flows/promo/promos'),
    import('../src/stores/basket/basket'),
  ]);
  const { state: own } = await import('../src/stores/promo/promos');
  const product = page.catalog.state.products.get('tandir-somsa');
  if (!product) throw new Error('The demo has no somsa');
  const take = (count: number) => page.cart.add(product, [], count);
  if (somsa > 0) take(somsa);
  return { ...page, ...applying, ...promos, ...basket, own, take };
}
type Page = Awaited<ReturnType<typeof guest>>;

const promoOf = (code: string) => {
  const promo = backend.db.promos.find((each) => each.code === code);
  if (!promo) throw new Error(`The demo has no promo ${code}`);
  return promo;
};
const chosen = (page: Page) => {
  const { promo, totals } = page.readBasket();
  return [promo?.promo.code, promo?.verdict, totals.totalDiscount];
};

test.each([
  ['SALOM10', 'added'],
  [' salom10 ', 'added'],
  ['OCHIQEMAS', 'notActive'],
  ['NAVROZ2098', 'notStarted'],
  ['ESKI2024', 'expired'],
  ['KATTA', 'tooSmall'],
])('the code %s entered by a guest is %s', async (code, verdict) => {
  const page = await guest(4);
  expect(await page.applyPromo(code)).toMatchObject({ kind: 'checked', verdict });
  const isKept = verdict === 'added' || verdict === 'tooSmall';
  expect(page.readBasket().promo?.verdict).toBe(isKept ? verdict : undefined);
  expect(page.readBasket().totals.totalDiscount).toBe(verdict === 'added' ? 480_000 : 0);
});

test('a code goes as typed, and in capitals only where there is none', async () => {
  const page = await guest(4);
  const asked = () =>
    backend.calls.flatMap(({ path, query }) => (path === codeCall ? [query.code] : []));
  backend.db.promos.push({ ...promoOf('SALOM10'), id: 'summer', code: 'summerSale' });
  expect(await page.applyPromo('«summer\u00adSale»')).toMatchObject({ verdict: 'added' });
  expect(asked()).toEqual(['summerSale']);
  expect(await page.applyPromo('salom10')).toMatchObject({ verdict: 'added' });
  expect(asked()).toEqual(['summerSale', 'salom10', 'SALOM10']);
});

test('an unknown code and a failed look-up have different messages', async () => {
  const page = await guest(4);
  expect(await page.applyPromo('NOTHING')).toEqual({ kind: 'notFound' });
  backend.faults.add({ path: codeCall, kind: 'drop' });
  const lost = page.applyPromo('SALOM10');
  let kind = '';
  void lost.then((outcome) => {
    kind = outcome.kind;
  });
  await until(() => kind !== '');
  expect(kind).toBe('failed');
  expect(page.readBasket().promo).toBeNull();
});

test('a promo with a minimum applies automatically once the basket reaches it', async () => {
  const page = await guest(1);
  await page.applyPromo('OSH30');
  expect(chosen(page)).toEqual(['OSH30', 'tooSmall', 0]);
  page.take(12);
  expect(chosen(page)).toEqual(['OSH30', 'added', 3_000_000]);
  page.cart.setCount(page.cart.state.lines[0]?.key ?? '', 2, null);
  expect(chosen(page)).toEqual(['OSH30', 'tooSmall', 0]);
});

test('a code without effect yet does not replace the one that applies', async () => {
  const page = await guest(4);
  await page.applyPromo('SALOM10');
  expect(await page.applyPromo('KATTA')).toMatchObject({ verdict: 'tooSmall' });
  expect(await page.applyPromo('ESKI2024')).toMatchObject({ verdict: 'expired' });
  expect(chosen(page)).toEqual(['SALOM10', 'added', 480_000]);
});

test('a selected promo ends on its minute, and begins on it', async () => {
  const page = await guest(4);
  promoOf('SALOM10').endDate = new Date(backend.clock.now() + 10 * minute).toISOString();
  await page.applyPromo('SALOM10');
  await vi.advanceTimersByTimeAsync(0);
  const pass = async (ms: number) => {
    backend.clock.advance(ms);
    await vi.advanceTimersByTimeAsync(ms);
  };
  await pass(10 * minute);
  expect(chosen(page)).toEqual(['SALOM10', 'added', 480_000]);
  await pass(1);
  expect(chosen(page)).toEqual(['SALOM10', 'expired', 0]);
});

test('changes by the merchant are known after the checkout’s new request', async () => {
  const page = await guest(4);
  await page.applyPromo('SALOM10');
  promoOf('SALOM10').productDiscount = 20;
  await page.refreshPromo();
  expect(chosen(page)).toEqual(['SALOM10', 'added', 960_000]);
  backend.db.promos = backend.db.promos.filter(({ code }) => code !== 'SALOM10');
  await page.refreshPromo();
  expect(chosen(page)).toEqual(['SALOM10', 'notActive', 0]);
});

test('a kept promo survives a reload, but not a log-out', async () => {
  const page = await guest(4);
  await page.applyPromo('SALOM10');
  const next = await guest(0);
  expect(chosen(next)).toEqual(['SALOM10', 'added', 480_000]);
  await logIn(next);
  await next.logOut();
  expect(chosen(await guest(4))).toEqual([undefined, undefined, 0]);
});

test('if the merchant has no promos any more none applies and none is accepted', async () => {
  const page = await guest(4);
  await page.applyPromo('SALOM10');
  for (const each of backend.db.settings) each.promoActive = false;
  const next = await guest(0);
  expect(chosen(next)).toEqual([undefined, undefined, 0]);
  expect(await next.applyPromo('OSH30')).toMatchObject({ verdict: 'notActive' });
});

test('personal promos are listed for logged-in customers', async () => {
  const page = await guest(4);
  await page.loadPromos();
  expect(page.own).toMatchObject({ status: 'idle', own: [] });
  await logIn(page);
  await page.loadPromos();
  expect(page.own.own.map(({ code }) => code)).toEqual(['SALOM10', 'OSH30', 'YETKAZISH', 'KATTA']);
  await page.logOut();
  expect(page.own).toMatchObject({ status: 'idle', own: [] });
});

test('a promo without a minimum is applied to an empty basket, and announced as applied', async () => {
  const page = await guest(0, 'promo_SALOM10');
  await until(() => page.toasts.state.list.length > 0);
  expect(page.toasts.state.list).toMatchObject([
    { text: expect.stringMatching(/SALOM10\S* promokodi qoʻllandi/), tone: 'good' },
  ]);
  expect(page.toasts.state.list[0]?.text).not.toMatch(/ 0\D/);
  page.take(1);
  expect(chosen(page)).toEqual(['SALOM10', 'added', 120_000]);
});

test('the promo of an opening link is kept and shows what it requires', async () => {
  const page = await guest(0, 'promo_osh30');
  await until(() => page.toasts.state.list.length > 0);
  expect(page.toasts.state.list[0]?.text).toMatch(/OSH30.*150\u00a0000/);
  page.take(13);
  expect(chosen(page)).toEqual(['OSH30', 'added', 3_000_000]);
});

test('the promo of an opening link whose look-up failed is offered again', async () => {
  backend.faults.add({ path: codeCall, kind: 'status', status: 500 });
  const page = await guest(4, 'promo_SALOM10');
  await until(() => page.toasts.state.list.length > 0);
  backend.faults.clear();
  page.toasts.state.list[0]?.action?.onPress();
  await until(() => page.readBasket().promo !== null);
  expect(chosen(page)).toEqual(['SALOM10', 'added', 480_000]);
});
