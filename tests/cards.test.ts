import { describe, expect, test, vi } from 'vitest';
import { backend, beginJourneys, inTelegram, lastCode, type Page } from './journey';

beginJourneys();

const uzcard = { number: '8600123412341239', expiry: '0928', cvv: '', name: 'Ish haqi' };
const visa = { number: '4111111111111111', expiry: '1129', cvv: '739', name: '' };

/** Requests that added a card, oldest first. */
const sentCards = () =>
  backend.calls
    .filter(({ method, path }) => method === 'POST' && path === '/payments/v1/cards')
    .map(({ body }) => body);

async function add(page: Page, card = uzcard) {
  expect(await page.addCard(card)).toBeNull();
  expect(await page.confirmCard(lastCode())).toBeNull();
}

describe('a new card', () => {
  test('is listed with a masked number once its code is confirmed', async () => {
    const page = await inTelegram();
    expect(await page.addCard(uzcard)).toBeNull();
    expect(page.cards.state.cards).toEqual([]);
    expect(await page.confirmCard(lastCode())).toBeNull();
    expect(page.cards.state.cards).toMatchObject([
      { number: '8600 **** **** 1239', expire: '09/28', type: 'UZCARD', name: 'Ish haqi' },
    ]);
    await page.loadCards();
    expect(page.cards.state.cards).toHaveLength(1);
  });

  test('is not added by a wrong code, and the right one still works', async () => {
    const page = await inTelegram();
    await page.addCard(uzcard);
    const error = await page.confirmCard(lastCode() === '1111' ? '2222' : '1111');
    expect(error?.status).toBe(400);
    expect(page.cards.state.cards).toEqual([]);
    expect(await page.confirmCard(lastCode())).toBeNull();
  });

  test.each([1, 2])(
    'whose confirmation response was lost %i times is found in the list',
    async (times) => {
      const page = await inTelegram();
      await page.addCard(uzcard);
      const path = '/payments/v1/cards/*/verify';
      backend.faults.add({ path, kind: 'drop', after: true, times });
      expect(await page.confirmCard(lastCode())).toBeNull();
      expect(page.cards.state.cards).toHaveLength(1);
    },
  );

  test('that the server refuses is reported', async () => {
    const page = await inTelegram();
    const error = await page.addCard({ ...uzcard, number: '8600' });
    expect(error).toMatchObject({ kind: 'status', status: 400 });
    expect(page.cardCode.state.pending).toBeNull();
  });

  test('is selected for payment only when it was added at the checkout', async () => {
    const page = await inTelegram();
    await add(page);
    expect(page.draft.state.cardId).toBeNull();
    history.replaceState(
      {
        stack: [
          { id: 'a', url: '/checkout' },
          { id: 'b', url: '/profile/cards/create' },
        ],
        pushed: 2,
      },
      '',
      '/profile/cards/create',
    );
    await add(page, { ...uzcard, number: '9860000000000000' });
    const card = page.cards.state.cards.at(-1);
    expect(card?.type).toBe('HUMO');
    expect(page.readPayment().chosen).toEqual({ type: 'OTHER', cardId: card?.id });
  });

  test('keeps waiting for its code after a reload, with its countdown', async () => {
    const page = await inTelegram();
    await page.addCard(uzcard);
    const before = page.cardCode.state.pending;
    page.kill();
    const again = await inTelegram();
    expect(again.cardCode.state.pending).toEqual({ ...before, phone: null });
    expect(again.cardCode.state.typed).toBeNull();
    expect(await again.confirmCard(lastCode())).toBeNull();
    expect(again.cards.state.cards).toHaveLength(1);
  });

  test('is forgotten as typed when its screen is left, and on log-out', async () => {
    const page = await inTelegram();
    await page.addCard(uzcard);
    expect(page.cardCode.state.typed).toEqual(uzcard);
    page.cardCode.leave();
    expect(page.cardCode.state.typed).toBeNull();
    expect(page.cardCode.state.pending).not.toBeNull();
    await page.addCard(uzcard);
    await page.logOut();
    expect(page.cardCode.state).toEqual({ pending: null, typed: null, isDone: false });
  });
});

describe('card secrets', () => {
  test.each([
    ['of a local card', uzcard],
    ['of a card with a CVV', visa],
  ])('%s are in no storage, URL or log, before and after the code', async (_, card) => {
    const page = await inTelegram();
    const logged = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      vi.spyOn(console, level),
    );
    const expectNoSecrets = () => {
      const exposed = JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        location.href,
        history.state,
        backend.calls.map(({ body: _, ...call }) => call),
        page.reports,
        logged.map(({ mock }) => mock.calls),
      ]);
      expect(exposed).not.toContain(card.number);
      for (let at = 0; at + 8 <= card.number.length; at += 4) {
        expect(exposed).not.toContain(card.number.slice(at, at + 8));
      }
      expect(exposed).not.toContain(`${card.expiry.slice(0, 2)}/${card.expiry.slice(2)}`);
      if (card.cvv) expect(exposed).not.toMatch(new RegExp(`"${card.cvv}"`));
    };
    await page.addCard(card);
    expect(Object.keys(localStorage).some((key) => key.startsWith('cardCode'))).toBe(true);
    expectNoSecrets();
    await page.confirmCard(lastCode());
    expect(Object.keys(localStorage).some((key) => key.startsWith('cardCode'))).toBe(false);
    expectNoSecrets();
    expect(JSON.stringify(backend.db.cards)).not.toContain(card.number);
  });

  test('the CVV is sent if the card has one, and stored nowhere', async () => {
    const page = await inTelegram();
    await page.addCard(visa);
    expect(sentCards()).toEqual([{ number: visa.number, expire: '11/29', name: '', cvv: '739' }]);
    expect(page.cardCode.state.typed).toBeNull();
  });

  test('a local card is sent without a CVV, whatever was typed', async () => {
    const page = await inTelegram();
    await page.addCard({ ...uzcard, cvv: '739' });
    expect(sentCards()).toEqual([{ number: uzcard.number, expire: '09/28', name: 'Ish haqi' }]);
  });
});

describe('a deleted card', () => {
  test('is gone on the device and the server, and no order is paid with it', async () => {
    const page = await inTelegram();
    await add(page);
    const card = page.cards.state.cards[0];
    if (!card) throw new Error('No card was added');
    page.draft.setPaymentType('OTHER', card.id);
    await page.deleteCard(card);
    expect(page.cards.state.cards).toEqual([]);
    expect(backend.db.cards).toEqual([]);
    expect(page.draft.state).toMatchObject({ paymentType: 'CASH', cardId: null });
  });

  test('stays when the person cancels or the server refuses', async () => {
    const page = await inTelegram();
    await add(page);
    const card = page.cards.state.cards[0];
    if (!card) throw new Error('No card was added');
    const { telegram } = page.services();
    page.provideServices({
      ...page.services(),
      telegram: { ...telegram, confirm: async () => false },
    });
    await page.deleteCard(card);
    page.provideServices({ ...page.services(), telegram });
    backend.faults.add({ path: `/payments/v1/cards/${card.id}`, kind: 'status', status: 403 });
    await page.deleteCard(card);
    expect(page.toasts.state.list.at(-1)?.tone).toBe('bad');
    expect(page.cards.state.cards).toEqual([card]);
  });

  test('is removed here too when it was already deleted elsewhere', async () => {
    const page = await inTelegram();
    await add(page);
    const card = page.cards.state.cards[0];
    if (!card) throw new Error('No card was added');
    backend.db.cards = [];
    await page.deleteCard(card);
    expect(page.cards.state.cards).toEqual([]);
  });
});
