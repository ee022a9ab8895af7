import { expect, it } from 'vitest';
import { loyaltyCode } from './loyaltyCode';

const dilnoza = { phone: '+998901234567', isPhoneVerified: true };

it.each(['+998901234567', '+998 90 123-45-67'])(
  'the code at the till of %s is its digits',
  (phone) => {
    expect(loyaltyCode({ ...dilnoza, phone })).toBe('998901234567');
  },
);

it.each([{ phone: null }, { phone: '' }, { isPhoneVerified: false }])(
  'there is no code at the till with %j',
  (without) => {
    expect(loyaltyCode({ ...dilnoza, ...without })).toBeNull();
  },
);
