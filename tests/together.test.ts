import { expect, test, vi } from 'vitest';
import { backend, beginJourneys, chooseMain, fill, inTelegram, plainProduct } from './journey';
import { settled } from './until';

beginJourneys({ isHurried: true });

async function opened(startParam?: string) {
  const page = await inTelegram(startParam ? { startParam } : {});
  const { openStartLink } = await import('../src/flows/start/readLaunchUrl');
  const { parseStartParam } = await import('../src/domain/start/channel');
  return {
    ...page,
    ...(await import('../src/flows/basket/sharedBasket')),
    ...(await import('../src/flows/basket/sharedBasket')),
    ...(await import('../src/domain/basket/sharedBasket')),
    open: () => openStartLink(parseStartParam(startParam)),
  };
}

/** Fills a basket and sends it under a name; returns the link. */
async function sent(name: string, counts: readonly number[]): Promise<string> {
  const page = await opened();
  for (const [index, count] of counts.entries()) fill(page, count, index);
  const share = vi.fn(async (_: { url: string; text: string }) => 'shared' as const);
  const { telegram, ...rest } = page.services();
  page.provideServices({ ...rest, telegram: { ...telegram, share } });
  const link = page.linkOfBasket(name);
  if (link.kind !== 'bot') throw new Error(`The link is ${link.kind}`);
  await page.shareBasket(link.url, name);
  expect(share).toHaveBeenCalledWith({ url: link.url, text: expect.stringContaining(name) });
  page.cart.clear();
  return link.url;
}

test('two people send their baskets to a third, who orders them with their names on the lines', async () => {
  const links = [await sent('Aziza', [2, 1]), await sent('Bek', [1])];
  const page = await opened();
  expect(page.ownFirstName()).toBe('Dilnoza');
  chooseMain(page);
  fill(page, 1);
  page.cart.setNote(page.cart.state.lines[0]?.key ?? '', 'tuzsiz');
  for (const link of links) {
    const packed = new URL(link).searchParams.get('startapp')?.replace('shared_', '') ?? '';
    page.addSharedBasket(page.unpackBasket(packed) ?? []);
  }
  const [first, second] = [plainProduct(page), plainProduct(page, 1)];
  const lines = page.cart.state.lines.map(({ from, productId, count }) => [from, productId, count]);
  expect(new Set(lines.map((line) => JSON.stringify(line))).size).toBe(4);
  expect(lines).toEqual(
    expect.arrayContaining([
      [undefined, first.id, 1],
      ['Aziza', first.id, 2],
      ['Aziza', second.id, 1],
      ['Bek', first.id, 1],
    ]),
  );
  // The minus on a card takes one's own first.
  page.cart.takeOne(first.id);
  expect(page.cart.state.lines.map(({ from }) => from)).not.toContain(undefined);
  page.cart.add(first, []);

  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  const ordered = backend.db.orders.at(-1)?.cartItems ?? [];
  expect(ordered.map(({ note }) => note).sort()).toEqual(['', 'Aziza', 'Aziza', 'Bek']);
  expect(page.cart.state.lines).toEqual([]);
});

test('names and lines survive a reload, and adding a basket can be undone', async () => {
  const link = await sent('Aziza', [2]);
  const before = await opened();
  fill(before, 3);
  const packed = new URL(link).searchParams.get('startapp')?.replace('shared_', '') ?? '';
  before.addSharedBasket(before.unpackBasket(packed) ?? []);
  const page = await opened();
  expect(page.cart.state.lines.map(({ from, count }) => [from, count])).toEqual([
    ['Aziza', 2],
    [undefined, 3],
  ]);
  const toasts = await import('../src/stores/toasts');
  page.addSharedBasket(page.unpackBasket(packed) ?? []);
  expect(page.cart.state.lines[0]).toMatchObject({ from: 'Aziza', count: 4 });
  toasts.state.list.at(-1)?.action?.onPress();
  expect(page.cart.state.lines).toMatchObject([{ count: 2 }, { count: 3 }]);
});

test('undoing takes a basket back without what has been changed since', async () => {
  const link = await sent('Aziza', [2]);
  const page = await opened();
  const packed = new URL(link).searchParams.get('startapp')?.replace('shared_', '') ?? '';
  page.addSharedBasket(page.unpackBasket(packed) ?? []);
  const own = fill(page, 3);
  const toasts = await import('../src/stores/toasts');
  toasts.state.list.at(-1)?.action?.onPress();
  expect(page.cart.state.lines).toMatchObject([{ productId: own.id, count: 3 }]);
});

test('the start parameter opens the basket, and nothing is added by itself', async () => {
  const link = await sent('Aziza', [2]);
  const start = new URL(link).searchParams.get('startapp') ?? '';
  const page = await opened(start);
  page.open();
  expect(location.pathname + location.search).toBe(`/basket?shared=${start.slice(7)}`);
  expect(page.cart.state.lines).toEqual([]);
});
