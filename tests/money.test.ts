import fc from 'fast-check';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ProductRecord, PromoRecord } from '../mocks/backend/records/catalog';
import { orderBody } from '../src/api/orderBody';
import { toMoney } from '../src/domain/basket/pricing';
import type { Totals } from '../src/domain/order/order';
import { backend, beginJourneys, home, inBrowser, logIn } from './journey';

/*
 * 1,000 random shops with one random basket each (settled: orders and money). Prices, promos, fees
 * and tariffs reach the app through its own calls. The figures of a component, of the order and of
 * the backend's own arithmetic, which refuses any deviation, have to agree.
 */

beginJourneys({ isNoon: true, isHurried: true });
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

/** som, with hundredths in about every fourth amount */
const som = (max: number) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: max * 100 }).map((each) => each / 100) },
  );
const percent = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  fc.integer({ min: 0, max: 10_000 }).map((each) => each / 100),
);
const product = fc.record({
  costPrice: som(90_000),
  discount: fc.oneof(fc.constant(0), percent),
  options: fc.array(som(20_000), { maxLength: 3 }),
});
const line = fc.record({
  product: fc.nat(9),
  count: fc.integer({ min: 1, max: 9 }),
  choices: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 }),
});
const promo = fc.record({
  discountType: fc.constantFrom('AMOUNT', 'PERCENTAGE'),
  product: fc.oneof(fc.constant(0), som(60_000)),
  delivery: fc.oneof(fc.constant(0), som(30_000)),
  productPercent: percent,
  deliveryPercent: percent,
  minPrice: fc.oneof(fc.constant(0), som(200_000)),
  isActive: fc.boolean(),
});
const shop = fc.record({
  products: fc.array(product, { minLength: 1, maxLength: 4 }),
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  promo: fc.option(promo),
  cashback: fc.oneof(fc.constant(0), som(300_000)),
  balance: fc.oneof(fc.constant(0), som(300_000)),
  fee: fc.record({
    isServiceFeeEnabled: fc.boolean(),
    isServiceFeeFreeAboveThreshold: fc.boolean(),
    serviceFeeThreshold: som(300_000),
    serviceFeeAmount: som(5000),
    minimalDeliveryPrice: fc.oneof(fc.constant(0), som(400_000)),
  }),
  serviceType: fc.constantFrom('DELIVERY', 'PICK_UP'),
  branchPrice: som(20_000),
});
type Shop = typeof shop extends fc.Arbitrary<infer Value> ? Value : never;

test('the screen, the order and the server agree on every figure of 1,000 random baskets', async () => {
  const page = await customer();
  const { shown, unmount } = await showTotals();
  const seen = { promo: 0, cashback: 0, delivery: 0, tooSmall: 0, free: 0 };
  await fc.assert(
    fc.asyncProperty(shop, async (each) => {
      await act(() => arrange(page, each));
      const request = page.readOrderRequest();
      if (!request) throw new Error('There is no order to send');
      expect(shown()).toEqual(request.totals);
      expect(inMoney(orderBody(request), request.totals)).toEqual(request.totals);
      const [error, order] = await page.createOrder(page.services().http, request, {
        later: false,
      });
      if (each.serviceType === 'DELIVERY' && isBelowMinimum(each, request.totals)) {
        expect([error?.status, order, backend.db.orders]).toEqual([422, null, []]);
        seen.tooSmall += 1;
        return;
      }
      expect([error, order?.totals]).toEqual([null, request.totals]);
      expect(backend.db.orders.map(({ promoCode }) => promoCode)).toEqual([
        request.promo?.code ?? null,
      ]);
      if (request.promo) seen.promo += 1;
      if (request.totals.cashback > 0) seen.cashback += 1;
      if (request.totals.deliveryPrice > 0) seen.delivery += 1;
      if (request.totals.totalPrice === 0) seen.free += 1;
    }),
    { numRuns: 1000, seed: 20_260_304 },
  );
  await unmount();
  // Each part of the total has to occur often enough to be meaningful.
  for (const [part, times] of Object.entries(seen))
    expect([part, times > 20]).toEqual([part, true]);
}, 180_000);

test('removing a promo restores every figure of 100 random baskets', async () => {
  const page = await customer();
  await fc.assert(
    fc.asyncProperty(shop, async (each) => {
      await arrange(page, { ...each, promo: null });
      const before = page.readBasket();
      await applySeeded(page, each);
      page.removePromo();
      expect(page.readBasket()).toEqual(before);
    }),
    { numRuns: 100, seed: 20_260_304 },
  );
});

async function customer() {
  const page = await inBrowser();
  await logIn(page);
  const [applying, { ensureQuote }, { loadCatalog }, { loadOrderSettings }] = await Promise.all([
    import('../src/flows/promo/promos'),
    import('../src/flows/delivery/quoteDelivery'),
    import('../src/flows/catalog/loadCatalog'),
    import('../src/flows/order/loadOrderRules'),
  ]);
  const [{ refreshProfile }, { readOrderRequest }, { createOrder }, { readBasket }] =
    await Promise.all([
      import('../src/flows/session/signIn'),
      import('../src/flows/order/readOrderRequest'),
      import('../src/api/orders'),
      import('../src/stores/basket/basket'),
    ]);
  const flows = { ensureQuote, loadCatalog, loadOrderSettings, refreshProfile, readOrderRequest };
  return { ...page, ...applying, ...flows, createOrder, readBasket };
}
type Page = Awaited<ReturnType<typeof customer>>;

function Sum({ useBasket }: { useBasket: () => { totals: Totals } }) {
  return createElement('output', null, JSON.stringify(useBasket().totals));
}

/** The totals rendered by a component that reads the basket. */
async function showTotals() {
  const { useBasket } = await import('../src/stores/basket/basket');
  const place = document.createElement('main');
  const root = createRoot(place);
  await act(() => root.render(createElement(Sum, { useBasket })));
  return {
    shown: () => JSON.parse(place.textContent ?? ''),
    unmount: () => act(() => root.unmount()),
  };
}

/** Configures the server as `each` says, lets the app load it, and fills the basket. */
async function arrange(page: Page, each: Shop): Promise<void> {
  const { db } = backend;
  const [usual] = db.products;
  const fees = db.orderSettings.find(({ merchantId }) => merchantId === usual?.merchantId);
  if (!usual || !fees) throw new Error('The demo has no products or no fees');
  db.products = each.products.map((one, index) => productRecord(usual, one, index));
  db.orders = [];
  Object.assign(fees, each.fee);
  for (const user of db.users) user.cashback = each.balance;
  for (const branch of db.branches) branch.deliveryPrice = each.branchPrice;
  page.draft.setServiceType(each.serviceType);
  page.draft.setBranch('markaz');
  page.draft.setAddress(home);
  page.draft.setCashback(toMoney(each.cashback, 2));
  page.cart.clear();
  await Promise.all([page.loadCatalog(), page.loadOrderSettings(), page.refreshProfile()]);
  fill(page, each);
  await applySeeded(page, each);
  expect(await page.ensureQuote({ force: true })).toBe('ready');
}

function productRecord(
  usual: ProductRecord,
  { costPrice, discount, options }: Shop['products'][number],
  index: number,
): ProductRecord {
  const group = { id: `group-${index}`, name: usual.name, min: 0, max: null, priority: 0 };
  const modifications = options.map((price, number) => ({
    id: `option-${index}-${number}`,
    name: usual.name,
    price,
    image: null,
    priority: number,
  }));
  return {
    ...usual,
    id: `product-${index}`,
    costPrice,
    discount,
    amount: null,
    productBranch: null,
    modificationGroups: options.length > 0 ? [{ ...group, modifications }] : [],
  };
}

function fill(page: Page, each: Shop) {
  const { products } = page.catalog.state.catalog;
  for (const { product: at, count, choices } of each.lines) {
    const chosen = products[at % products.length];
    if (!chosen) throw new Error('A product is missing from the catalogue');
    const options = chosen.modificationGroups.flatMap(({ modifications }) => modifications);
    const taken = options.flatMap(({ id }, index) => {
      const times = choices[index] ?? 0;
      return times > 0 ? [{ modificationId: id, count: times }] : [];
    });
    page.cart.add(chosen, taken, count);
  }
}

async function applySeeded(page: Page, each: Shop) {
  page.draft.setPromo(null);
  backend.db.promos = each.promo ? [promoRecord(each.promo)] : [];
  if (each.promo) expect((await page.applyPromo('any')).kind).toBe('checked');
}

function promoRecord(from: NonNullable<Shop['promo']>): PromoRecord {
  const isAmount = from.discountType === 'AMOUNT';
  return {
    id: 'promo-any',
    merchantId: backend.db.merchants[0]?.id ?? '',
    code: 'ANY',
    name: { uz: '', ru: '', eng: '' },
    discountType: isAmount ? 'AMOUNT' : 'PERCENTAGE',
    productDiscount: isAmount ? from.product : from.productPercent,
    deliveryDiscount: isAmount ? from.delivery : from.deliveryPercent,
    minPrice: from.minPrice,
    startDate: null,
    endDate: null,
    isActive: from.isActive,
    isPublic: true,
  };
}

/** The totals in the request body, converted from som. */
function inMoney(body: Record<string, unknown>, totals: Totals): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(totals).map((name) => {
      const amount = Number(body[name]);
      return [name, name === 'productCount' ? amount : toMoney(amount, 2)];
    }),
  );
}

const isBelowMinimum = (each: Shop, { productPrice }: Totals): boolean =>
  productPrice < toMoney(each.fee.minimalDeliveryPrice, 2);
