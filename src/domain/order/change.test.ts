import { expect, it, test } from 'vitest';
import { cashTotal, changeFor, changeOf, changeSums } from './change';

const som = (units: number) => units * 100;

test.each([
  [38_000, [50_000, 100_000, 200_000]],
  [83_000, [100_000, 200_000]],
  [230_000, [250_000, 300_000, 400_000]],
  // Exactly a round sum needs no change.
  [100_000, [150_000, 200_000]],
  [200_000, [250_000, 300_000, 400_000]],
])('above %d sum the next round sums are %j', (total, sums) => {
  expect(changeSums(som(total), 'UZS')).toEqual(sums.map(som));
});

test.each([
  [1_730, 'JPY', [2_000, 5_000], 1],
  [4.125, 'KWD', [5, 6], 1000],
])(
  'above %d %s, in its smallest unit, the next round sums are %j',
  (total, currency, sums, scale) => {
    expect(changeSums(total * scale, currency)).toEqual(sums.map((units) => units * scale));
  },
);

test.each([
  [3_700, 'KZT', [5_000, 10_000, 20_000]],
  [1_890, 'rub', [2_000, 5_000]],
  [17.5, 'USD', [20, 50]],
  // A currency without steps of its own: 1, 2 and 5 of the highest digit.
  [83_000, 'IDR', [90_000, 100_000]],
  [7, 'TRY', [8, 10]],
])('above %d %s the next round sums are %j', (total, currency, sums) => {
  expect(changeSums(som(total), currency)).toEqual(sums.map(som));
});

it('is money to be handed over in cash: for a delivery or a pick-up, with something to pay', () => {
  const cash = { type: 'CASH', cardId: null } as const;
  const from = { payment: cash, serviceType: 'DELIVERY', totalPrice: 100 } as const;
  expect(cashTotal(from)).toBe(100);
  expect(cashTotal({ ...from, serviceType: 'PICK_UP' })).toBe(100);
  expect(cashTotal({ ...from, serviceType: 'DINE_IN' })).toBeNull();
  expect(cashTotal({ ...from, payment: { ...cash, type: 'TERMINAL' } })).toBeNull();
  expect(cashTotal({ ...from, payment: null })).toBeNull();
  // Cashback covers it.
  expect(cashTotal({ ...from, totalPrice: 0 })).toBeNull();
});

it('an answer holds while it is above the total; exactly the total needs no change', () => {
  expect(changeFor(som(83_000), som(100_000))).toBe(som(100_000));
  expect(changeFor(som(100_000), som(100_000))).toBe('none');
  expect(changeFor(som(120_000), som(100_000))).toBeNull();
  expect(changeFor(som(120_000), 'none')).toBe('none');
  expect(changeFor(som(120_000), null)).toBeNull();
  expect(changeFor(null, som(100_000))).toBeNull();
});

test.each([0, -100, 0.5, 1e300, '100', null, {}])('a stored answer of %j is none', (stored) => {
  expect(changeOf(stored)).toBeNull();
});

it('a stored answer is read', () => {
  expect([changeOf('none'), changeOf(5_000_000)]).toEqual(['none', 5_000_000]);
});
