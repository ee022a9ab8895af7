import { describe, expect, test } from 'vitest';
import { addressAt, byKitchen, byMain, callsOf, customer, isQuoted, tariff } from './delivering';
import { backend, beginJourneys, fill, inBrowser, logIn, type Page } from './journey';
import { pass, settled, until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

describe('before an order is sent', () => {
  test('a valid quote is not requested again unless forced', async () => {
    const page = await customer();
    page.draft.setAddress(addressAt(byKitchen));
    await until(isQuoted(page));
    const before = callsOf(tariff).length;
    expect(await page.ensureQuote()).toBe('ready');
    expect(callsOf(tariff)).toHaveLength(before);
    expect(await page.ensureQuote({ force: true })).toBe('ready');
    expect(callsOf(tariff)).toHaveLength(before + 1);
  });

  test('a basket that has just changed is priced immediately', async () => {
    const page = await customer();
    page.draft.setAddress(addressAt(byKitchen));
    await until(isQuoted(page));
    fill(page);
    expect(await page.ensureQuote()).toBe('ready');
    expect(callsOf(tariff).at(-1)?.body).toMatchObject({
      productPrice: page.readBasket().totals.productPrice / 100,
    });
  });

  test('a basket that changes during the request is priced again', async () => {
    const page = await customer();
    page.draft.setAddress(addressAt(byKitchen));
    await until(isQuoted(page));
    backend.faults.add({ path: tariff, delay: 1000, times: 1 });
    const ensured = page.ensureQuote({ force: true });
    await pass(200);
    fill(page);
    await pass(5000);
    expect(await ensured).toBe('ready');
    expect(callsOf(tariff).at(-1)?.body).toMatchObject({
      productPrice: page.readBasket().totals.productPrice / 100,
    });
  });

  test('a pick-up needs no quote', async () => {
    const page = await customer();
    page.chooseBranch('markaz');
    expect(await page.ensureQuote()).toBe('ready');
    expect(callsOf(tariff)).toEqual([]);
  });
});

describe('a delivery order', () => {
  const order = (page: Page) => settled(page.submitOrder());

  test('contains the closest branch, its tariff and the address without its temporary id', async () => {
    const page = await customer();
    page.draft.setAddress(addressAt(byKitchen));
    await until(isQuoted(page));
    expect((await order(page)).kind).toBe('accepted');
    const [sent] = callsOf('/orders/v1/orders').filter(({ method }) => method === 'POST');
    expect(sent?.body).toMatchObject({
      serviceType: 'DELIVERY',
      branchId: 'oshxona',
      deliveryTariffId: backend.db.tariffs.at(-1)?.id,
      deliveryPrice: 8000,
      address: { ...byKitchen, streetName: 'Navoiy', houseNumber: '5' },
    });
    expect(sent?.body).not.toHaveProperty('address.id');
  });

  test('goes to the address that a guest chose before the log-in', async () => {
    const page = await inBrowser();
    fill(page);
    page.draft.setAddress(addressAt(byMain));
    await until(() => page.delivery.state.status === 'withoutToken');
    await logIn(page);
    await until(isQuoted(page));
    expect((await order(page)).kind).toBe('accepted');
    expect(backend.db.orders[0]).toMatchObject({ branchId: 'markaz', deliveryPrice: 10_000 });
  });

  test('is not sent at the price of another address: it waits for the quote', async () => {
    const page = await customer();
    page.draft.setAddress(addressAt(byKitchen));
    await until(isQuoted(page));
    page.draft.setAddress(addressAt(byMain));
    const outcome = await order(page);
    expect(outcome.kind).toBe('changed');
    expect(backend.db.orders).toEqual([]);
    expect((await order(page)).kind).toBe('accepted');
    expect(backend.db.orders[0]).toMatchObject({ branchId: 'markaz', deliveryPrice: 10_000 });
  });

  test('is not sent outside the delivery area, and loses nothing', async () => {
    const page = await customer();
    page.draft.setAddress(addressAt(byKitchen));
    await until(isQuoted(page));
    for (const branch of backend.db.branches) branch.isActive = false;
    page.draft.setAddress(addressAt(byMain));
    expect((await order(page)).kind).toBe('noBranch');
    expect(page.cart.state.lines).not.toEqual([]);
    expect(page.draft.state.address).toMatchObject(byMain);
    expect(backend.db.orders).toEqual([]);
  });
});
