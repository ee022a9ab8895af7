import { describe, expect, test, vi } from 'vitest';
import { nextStep } from '../src/domain/order/payment';
import { type PaymentType, paymentTraits, paymentTypes } from '../src/domain/order/paymentTraits';
import type { Telegram } from '../src/telegram/handle';
import { backend, beginJourneys, chooseMain, fill, inTelegram, type Page } from './journey';
import { eventually } from './until';

beginJourneys();

/** Records the opened links and gives invoices this outcome. */
function watchHost(
  page: Page,
  outcome: Awaited<ReturnType<Telegram['openInvoice']>> = 'unavailable',
) {
  const openLink = vi.fn();
  const openInvoice = vi.fn(() => Promise.resolve(outcome));
  page.provideServices({
    ...page.services(),
    telegram: { ...page.services().telegram, openLink, openInvoice },
  });
  return { openLink, openInvoice };
}

/** Places a pick-up order with this payment type; returns the order's id. */
async function order(page: Page, type: PaymentType, cardId: string | null = null) {
  chooseMain(page);
  fill(page, 2);
  page.draft.setPaymentType(type, cardId);
  await eventually(() => expect(page.merchant.state.orderSettings).not.toBeNull());
  const outcome = await page.submitOrder();
  expect(outcome.kind).toBe('accepted');
  return page.placed.state.orderId ?? '';
}

const isPaid = (id: string) => backend.db.orders.find((one) => one.id === id)?.isPaid;
const pay = (id: string) =>
  backend.fetch(
    new Request('http://localhost/__mock/pay', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ order: id, outcome: 'paid' }),
    }),
  );
const stepOf = (page: Page, id: string) => {
  const known = page.orders.state.known[id];
  if (!known) throw new Error('The order is not known');
  return nextStep(known, page.merchant.state.rules.isSmsConfirmationRequiredPerOrder);
};

/** Besides the one that the demo shop does not accept. */
const withPage = paymentTypes.filter(
  (type) => paymentTraits[type].kind === 'page' && type !== 'PAYZE',
);

describe('an online payment', () => {
  test.each(withPage)(
    'by %s opens the provider’s page, and the server reports when it is paid',
    async (type) => {
      const page = await inTelegram();
      const { openLink } = watchHost(page);
      const id = await order(page, type);
      expect(stepOf(page, id)).toBe('pay');
      expect(await page.payOrder(id)).toEqual({ kind: 'opened' });
      expect(openLink).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`order=${id}`));
      expect(page.placed.state.openedAt).not.toBeNull();
      await page.refreshOrder(id);
      expect(stepOf(page, id)).toBe('pay');
      await pay(id);
      await page.refreshOrder(id);
      expect(stepOf(page, id)).toBe('nothing');
    },
  );

  test('opens nothing for an order that was cancelled while its link was on its way', async () => {
    const page = await inTelegram();
    const { openLink, openInvoice } = watchHost(page);
    const id = await order(page, 'PAYME');
    backend.faults.add({ path: '/payments/v2/checkout/*', kind: 'delay', delay: 500, times: 1 });
    const paying = page.payOrder(id);
    const { cancelOrder } = await import('../src/flows/order/cancelOrder');
    expect(await cancelOrder(id, 'Fikrim oʻzgardi')).toBeNull();
    expect(await paying).toEqual({ kind: 'left' });
    expect([openLink.mock.calls, openInvoice.mock.calls]).toEqual([[], []]);
  });

  test('requests and opens one link for ten taps', async () => {
    const page = await inTelegram();
    const { openLink } = watchHost(page);
    const id = await order(page, 'PAYME');
    await Promise.all(Array.from({ length: 10 }, () => page.payOrder(id)));
    expect(openLink).toHaveBeenCalledOnce();
    expect(backend.calls.filter(({ path }) => path.includes('checkout'))).toHaveLength(1);
  });

  test('made elsewhere is noticed, and nothing is opened', async () => {
    const page = await inTelegram();
    const { openLink } = watchHost(page);
    const id = await order(page, 'PAYME');
    await pay(id);
    expect(await page.payOrder(id)).toEqual({ kind: 'paid' });
    expect(openLink).not.toHaveBeenCalled();
    expect(stepOf(page, id)).toBe('nothing');
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:1',
    'blob:https://x/1',
    '//evil.example/pay',
    '/\\evil.example',
  ])('does not open %s', async (url) => {
    const page = await inTelegram();
    const { openLink, openInvoice } = watchHost(page, 'paid');
    const id = await order(page, 'PAYME');
    backend.faults.add({ path: '/payments/v2/checkout/*', kind: 'json', json: { url } });
    expect(await page.payOrder(id)).toEqual({ kind: 'refused' });
    expect(openLink).not.toHaveBeenCalled();
    expect(openInvoice).not.toHaveBeenCalled();
  });

  test.each([
    { kind: 'drop' },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 422 },
    { kind: 'html' },
    { kind: 'null' },
    { kind: 'truncate' },
  ] as const)('whose link is lost to $kind $status can be retried', async (fault) => {
    const page = await inTelegram();
    const { openLink } = watchHost(page);
    const id = await order(page, 'PAYME');
    const rule = backend.faults.add({ path: '/payments/v2/checkout/*', ...fault });
    expect((await page.payOrder(id)).kind).toBe('failed');
    expect(openLink).not.toHaveBeenCalled();
    backend.faults.remove(rule.id);
    expect(await page.payOrder(id)).toEqual({ kind: 'opened' });
  });
});

describe('a Telegram invoice', () => {
  async function invoiced(outcome: Parameters<typeof watchHost>[1]) {
    const page = await inTelegram();
    const host = watchHost(page, outcome);
    backend.db.checkoutLinks = 'invoice';
    const id = await order(page, 'PAYME');
    return { page, id, ...host };
  }

  test('opens inside Telegram, and counts once the server confirms it', async () => {
    const { page, id, openLink, openInvoice } = await invoiced('paid');
    openInvoice.mockImplementation(async () => {
      await pay(id);
      return 'paid';
    });
    expect(await page.payOrder(id)).toEqual({ kind: 'paid' });
    expect(openInvoice).toHaveBeenCalledExactlyOnceWith(
      `https://t.me/$order${id}`,
      expect.any(Function),
    );
    expect(openLink).not.toHaveBeenCalled();
  });

  test.each([
    ['paid', 'opened'],
    ['pending', 'opened'],
    ['cancelled', 'left'],
    ['failed', 'declined'],
  ] as const)(
    'closed as %s without the server’s confirmation is only %s',
    async (outcome, kind) => {
      const { page, id } = await invoiced(outcome);
      expect(await page.payOrder(id)).toEqual({ kind });
      expect(stepOf(page, id)).toBe('pay');
    },
  );

  test('reported as failed but confirmed by the server is paid', async () => {
    const { page, id } = await invoiced('failed');
    await pay(id);
    backend.faults.add({
      path: '/payments/v2/checkout/*',
      kind: 'json',
      json: { url: `https://t.me/$order${id}` },
    });
    expect(await page.payOrder(id)).toEqual({ kind: 'paid' });
  });

  test('is a link if the client does not support invoices', async () => {
    const { page, id, openLink } = await invoiced('unavailable');
    expect(await page.payOrder(id)).toEqual({ kind: 'opened' });
    expect(openLink).toHaveBeenCalledExactlyOnceWith(`https://t.me/$order${id}`);
  });
});

describe('the payment in the order', () => {
  test('names a saved card, and falls back to an offered method if the card is gone', async () => {
    const page = await inTelegram();
    watchHost(page);
    const userId = page.session.state.user?.id ?? '';
    const card = { id: 'c1', userId, name: '', number: '8600 **** **** 9012', expire: '12/29' };
    backend.db.cards.push({ ...card, phone: '', isVerified: true, type: 'UZCARD' });
    await page.loadCards();
    expect(page.readPayment().offered).toContainEqual({ type: 'OTHER', cardId: 'c1' });
    await order(page, 'OTHER', 'c1');
    expect(backend.db.orders[0]).toMatchObject({ paymentType: 'OTHER' });
    backend.db.cards = [];
    expect(page.readPayment().chosen).toEqual({ type: 'OTHER', cardId: 'c1' });
    await page.loadCards();
    expect(page.readPayment().chosen).toEqual({ type: 'CASH', cardId: null });
  });

  test('does not use a method that was switched off', async () => {
    for (const settings of backend.db.settings) settings.cashActive = false;
    const page = await inTelegram();
    await order(page, 'CASH');
    expect(backend.db.orders[0]?.paymentType).toBe('TERMINAL');
  });

  test('is not needed when cashback covers everything, whatever was used before', async () => {
    const page = await inTelegram();
    for (const user of backend.db.users) user.cashback = 9_000_000;
    const user = page.session.state.user;
    if (!user) throw new Error('Nobody is signed in');
    page.session.setUser({ ...user, cashback: 900_000_000 });
    page.draft.setCashback(900_000_000);
    const id = await order(page, 'PAYME');
    expect(backend.db.orders[0]).toMatchObject({ totalPrice: 0, paymentType: 'CASH' });
    expect(stepOf(page, id)).toBe('nothing');
  });
});

describe('an order that is confirmed by SMS', () => {
  const code = () => backend.db.codes.at(-1)?.code ?? '';
  const atBloom = () => inTelegram({ vendor: 'bloom' });

  test('waits for its code, then for its payment', async () => {
    const page = await atBloom();
    watchHost(page);
    const id = await order(page, 'CLICK');
    expect(stepOf(page, id)).toBe('confirm');
    expect(await page.askForOrderCode(id)).toBeNull();
    expect(page.placed.state.code).toMatchObject({ time: 60 });
    expect(await page.giveOrderCode(id, code() === '1111' ? '2222' : '1111')).toMatchObject({
      status: 400,
    });
    expect(stepOf(page, id)).toBe('confirm');
    expect(await page.giveOrderCode(id, code())).toBeNull();
    expect(stepOf(page, id)).toBe('pay');
    await pay(id);
    await page.refreshOrder(id);
    expect(stepOf(page, id)).toBe('nothing');
    expect(isPaid(id)).toBe(true);
  });

  test('keeps its countdown in the next life of the page, and requests no second code', async () => {
    const page = await atBloom();
    const id = await order(page, 'CASH');
    await page.askForOrderCode(id);
    const { sentAt } = page.placed.state.code ?? {};
    const next = await atBloom();
    expect(next.placed.state).toMatchObject({ orderId: id, isFresh: false, code: { sentAt } });
    expect(await next.giveOrderCode(id, code())).toBeNull();
    expect(backend.calls.filter(({ path }) => path.endsWith('/confirm'))).toHaveLength(2);
  });

  test('refuses an old code, and gets a new one after the countdown', async () => {
    const page = await atBloom();
    const id = await order(page, 'CASH');
    await page.askForOrderCode(id);
    const old = code();
    backend.clock.advance(6 * 60_000);
    expect(await page.giveOrderCode(id, old)).toMatchObject({ status: 400 });
    await page.askForOrderCode(id);
    expect(code()).not.toBe(old);
    expect(await page.giveOrderCode(id, code())).toBeNull();
  });

  test('is confirmed although the response to its code was lost', async () => {
    const page = await atBloom();
    const id = await order(page, 'CASH');
    await page.askForOrderCode(id);
    backend.faults.add({ path: '/orders/v1/orders/*/confirm', kind: 'html', after: true });
    expect(await page.giveOrderCode(id, code())).toBeNull();
    expect(stepOf(page, id)).toBe('nothing');
  });

  test.each([
    ['the server refuses with 422', { status: 422 }, 1],
    ['the server refuses with 409', { status: 409 }, 1],
    ['somebody else refuses with 418', { status: 418 }, 0],
    ['a gateway refuses with a page', { kind: 'html', status: 403 } as const, 0],
  ])('when %s its code, is checked for whether it still needs one', async (_, fault, lookUps) => {
    const page = await atBloom();
    const id = await order(page, 'CASH');
    const asked = () => backend.calls.filter(({ path }) => path.endsWith(`/orders/${id}`)).length;
    const before = asked();
    backend.faults.add({ path: '/orders/v1/orders/*/confirm', ...fault });
    expect(await page.askForOrderCode(id)).not.toBeNull();
    expect(asked()).toBe(before + lookUps);
  });

  test('is forgotten with the person who placed it', async () => {
    const page = await atBloom();
    const stored = () => Object.keys(localStorage).filter((key) => key.includes('placed'));
    await order(page, 'CASH');
    expect(stored()).toHaveLength(1);
    await page.logOut();
    expect(page.placed.state.orderId).toBeNull();
    expect(stored()).toEqual([]);
  });
});
