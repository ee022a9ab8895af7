import { expect, it } from 'vitest';
import { paymentConfigsOf } from './paymentConfigs';

const everywhere = { isActive: true, web: true, bot: true, qr: true };

it.each(['paymentConfigurations', 'paymentConfigs', 'paymentTypes', 'payments'])(
  'reads the payment configuration called %s',
  (name) => {
    const sent = [
      { id: 1, type: 'PAYNET', webEnabled: true, botEnabled: false, qrEnabled: null },
      { paymentType: 'RAHMAT', isActive: false },
      { type: 'BARTER' },
      'PAYZE',
      null,
    ];
    expect(paymentConfigsOf({ [name]: sent })).toEqual([
      { ...everywhere, type: 'PAYNET', bot: false },
      { ...everywhere, type: 'RAHMAT', isActive: false },
      { ...everywhere, type: 'PAYZE' },
    ]);
  },
);

it('reads a flag for a type missing from the list', () => {
  const list = [{ type: 'PAYNET', qrEnabled: false }];
  const wire = { payments: { content: list }, paynetActive: true, payzeActive: false };
  expect(paymentConfigsOf(wire)).toEqual([
    { ...everywhere, type: 'PAYNET', qr: false },
    { ...everywhere, type: 'PAYZE', isActive: false },
  ]);
  expect(paymentConfigsOf({ clickActive: true })).toEqual([]);
});
