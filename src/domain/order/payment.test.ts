import { describe, expect, it, test } from 'vitest';
import { sampleTotals } from '../../../tests/samples/orders';
import type { Channel } from '../merchant';
import { type PaymentConfig, paymentFlags } from '../settingsSchema';
import type { Order } from './order';
import {
  choosePayment,
  isInvoiceLink,
  isOnline,
  type NextStep,
  nextStep,
  offeredPayments,
} from './payment';
import { type PaymentType, paymentTypes } from './paymentTraits';

const noTotals = sampleTotals({ lines: [] });
const none = {
  cashActive: false,
  terminalActive: false,
  paymeActive: false,
  clickActive: false,
  uzumActive: false,
  cardActive: false,
};
const all = {
  cashActive: true,
  terminalActive: true,
  paymeActive: true,
  clickActive: true,
  uzumActive: true,
  cardActive: true,
};
const cards = [{ id: 'c1' }, { id: 'c2' }];

describe('offered payment types', () => {
  const names = (from: Partial<Parameters<typeof offeredPayments>[0]>) =>
    offeredPayments({ flags: none, configs: [], channel: 'WEB', cards: [], ...from }).map(
      ({ type, cardId }) => (cardId ? `${type} ${cardId}` : type),
    );

  it.each(paymentFlags)('the flag %s alone offers one type', (flag) => {
    expect(names({ flags: { ...none, [flag]: true } })).toHaveLength(1);
  });

  it.each([
    ['nothing', {}, []],
    ['cash', { flags: { ...none, cashActive: true } }, ['CASH']],
    ['terminal', { flags: { ...none, terminalActive: true } }, ['TERMINAL']],
    ['Payme', { flags: { ...none, paymeActive: true } }, ['PAYME']],
    ['Click', { flags: { ...none, clickActive: true } }, ['CLICK']],
    ['Uzum', { flags: { ...none, uzumActive: true } }, ['UZUM']],
    ['cards enabled, none saved', { flags: { ...none, cardActive: true } }, []],
    ['saved cards', { flags: { ...none, cardActive: true }, cards }, ['OTHER c1', 'OTHER c2']],
    ['saved cards, cards disabled', { cards }, []],
    [
      'everything',
      { flags: all, cards },
      ['CASH', 'TERMINAL', 'PAYME', 'CLICK', 'UZUM', 'OTHER c1', 'OTHER c2'],
    ],
    ['everything at a table', { flags: all, channel: 'QR' }, names({ flags: all })],
    ['everything in Telegram', { flags: all, channel: 'TG' }, names({ flags: all })],
    ['everything in Click’s app', { flags: all, channel: 'CLICK', cards }, ['CLICK_MINI_APP']],
    [
      'Click’s app, Click switched off',
      { flags: { ...all, clickActive: false }, channel: 'CLICK' },
      [],
    ],
  ] as const)('%s', (_, from, expected) => {
    expect(names(from)).toEqual(expected);
  });
});

describe('the payment configuration', () => {
  const config = (type: PaymentType, more: Partial<PaymentConfig> = {}): PaymentConfig => ({
    type,
    isActive: true,
    web: true,
    bot: true,
    qr: true,
    ...more,
  });
  const offered = (channel: Channel, configs: PaymentConfig[], flags = none) =>
    offeredPayments({ flags, configs, channel, cards: [] }).map(({ type }) => type);

  it('offers every type of the spec, Click’s mini app only in Click', () => {
    const configs = paymentTypes.map((type) => config(type));
    const web = paymentTypes.filter((type) => type !== 'CLICK_MINI_APP');
    expect(offered('WEB', configs).toSorted()).toEqual(web.toSorted());
    expect(offered('CLICK', configs)).toEqual(['CLICK_MINI_APP']);
  });

  it.each([
    ['web', 'WEB'],
    ['bot', 'TG'],
    ['qr', 'QR'],
  ] as const)('uses %s in the channel %s', (where, channel) => {
    expect(offered(channel, [config('PAYNET', { [where]: false })])).toEqual([]);
    const only = { web: false, bot: false, qr: false, [where]: true };
    expect(offered(channel, [config('PAYNET', only)])).toEqual(['PAYNET']);
  });

  it('decides for the types it lists, and flags for the others', () => {
    const configs = [config('CASH', { isActive: false }), config('RAHMAT')];
    const flags = { ...none, cashActive: true, paymeActive: true };
    expect(offered('WEB', configs, flags)).toEqual(['PAYME', 'RAHMAT']);
  });

  it('can switch Click off in its own app', () => {
    const flags = { ...none, clickActive: true };
    expect(offered('CLICK', [config('CLICK_MINI_APP', { isActive: false })], flags)).toEqual([]);
    expect(offered('CLICK', [config('CLICK')])).toEqual(['CLICK_MINI_APP']);
  });
});

describe('the chosen payment', () => {
  const cash = { type: 'CASH', cardId: null } as const;
  const first = { type: 'OTHER', cardId: 'c1' } as const;
  const second = { type: 'OTHER', cardId: 'c2' } as const;

  it('is the last choice while it is offered', () => {
    expect(choosePayment(second, [cash, first, second])).toEqual(second);
  });

  it('is the first offered once the choice is gone, also for another card', () => {
    expect(choosePayment(second, [cash, first])).toEqual(cash);
    expect(choosePayment(cash, [first])).toEqual(first);
  });

  it('is null when nothing is offered', () => {
    expect(choosePayment(cash, [])).toBeNull();
  });
});

test('only cash and terminal are paid on hand-over', () => {
  expect(paymentTypes.filter((type) => !isOnline(type))).toEqual(['CASH', 'TERMINAL']);
  expect(isOnline(null)).toBe(false);
});

describe('the next step of an order', () => {
  const order = {
    status: 'CREATED',
    paymentType: 'CASH',
    isPaid: false,
    isConfirmed: true,
    totals: { ...noTotals, totalPrice: 5_000_000 },
  } satisfies Partial<Order>;
  const online = { ...order, paymentType: 'PAYME' } as const;

  it.each<[string, Parameters<typeof nextStep>[0], boolean, NextStep]>([
    ['cash', order, false, 'nothing'],
    ['an online payment', online, false, 'pay'],
    ['a paid order', { ...online, isPaid: true }, false, 'nothing'],
    ['an unknown sum', { ...online, totals: { ...noTotals, totalPrice: null } }, false, 'pay'],
    ['an order with nothing left to pay', { ...online, totals: noTotals }, false, 'nothing'],
    ['an unconfirmed order', { ...order, isConfirmed: false }, false, 'confirm'],
    [
      'an unconfirmed scheduled order',
      { ...order, status: 'AT_TIME', isConfirmed: false },
      false,
      'confirm',
    ],
    ['the code comes before the payment', { ...online, isConfirmed: false }, true, 'confirm'],
    ['the server says it is confirmed', order, true, 'nothing'],
    ['the device knows of a code', { ...order, isConfirmed: null }, true, 'confirm'],
    ['the device knows of none', { ...online, isConfirmed: null }, false, 'pay'],
    ['an order being cooked', { ...order, status: 'COOKING', isConfirmed: false }, true, 'nothing'],
    ['an unknown status', { ...online, status: null }, false, 'pay'],
    ['a cancelled order', { ...online, status: 'CANCELED' }, true, 'canceled'],
    ['a closed order', { ...online, status: 'CLOSED' }, false, 'nothing'],
  ])('%s', (_, each, needsCode, expected) => {
    expect(nextStep(each, needsCode)).toBe(expected);
  });
});

test.each([
  ['https://t.me/$kJNFS331', true],
  ['https://t.me/invoice/kJNFS-3_31=', true],
  ['https://t.me/shop_bot', false],
  ['https://t.me/invoice/', false],
  ['https://t.me.evil.example/$kJNFS331', false],
  ['https://t.me/$a/../evil', false],
  ['http://t.me/$kJNFS331', false],
  ['javascript:alert(1)//https://t.me/$a', false],
])('%s is an invoice link: %s', (url, expected) => {
  expect(isInvoiceLink(url)).toBe(expected);
});
