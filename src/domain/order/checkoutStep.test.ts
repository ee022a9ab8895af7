import { describe, expect, it } from 'vitest';
import { type CheckoutStep, checkoutStep } from './checkoutStep';

type Facts = Parameters<typeof checkoutStep>[0];

const ready: Facts = {
  isSignedIn: true,
  service: 'DELIVERY',
  hasAddress: true,
  isAddressRefused: false,
  hasBranch: true,
  hasProblems: false,
  isTooLittle: false,
  isTimeWrong: false,
  isProfileMissing: false,
  hasQuoteFailed: false,
};
const everythingWrong: Facts = {
  isSignedIn: false,
  service: 'DELIVERY',
  hasAddress: false,
  isAddressRefused: true,
  hasBranch: false,
  hasProblems: true,
  isTooLittle: true,
  isTimeWrong: true,
  isProfileMissing: true,
  hasQuoteFailed: true,
};

const stepsOf = (service: Facts['service'], cures: readonly Partial<Facts>[]): CheckoutStep[] => {
  let facts: Facts = { ...everythingWrong, service };
  return [{}, ...cures].map((cure) => {
    facts = { ...facts, ...cure };
    return checkoutStep(facts);
  });
};

describe('checkoutStep', () => {
  it('leads a delivery to its order, one cure at a time', () => {
    const cures = [
      { isSignedIn: true },
      { hasAddress: true },
      { isAddressRefused: false },
      { hasProblems: false },
      { isTooLittle: false },
      { isTimeWrong: false },
      { isProfileMissing: false },
      { hasQuoteFailed: false },
    ];
    expect(stepsOf('DELIVERY', cures)).toEqual([
      'signIn',
      'address',
      'otherAddress',
      'basket',
      'more',
      'time',
      'profile',
      'quote',
      'order',
    ]);
  });

  it('asks a pick-up for its branch, and not for what only a delivery needs', () => {
    const cures = [
      { isSignedIn: true },
      { hasBranch: true },
      { hasProblems: false },
      { isTimeWrong: false },
      { isProfileMissing: false },
    ];
    expect(stepsOf('PICK_UP', cures)).toEqual([
      'signIn',
      'branch',
      'basket',
      'time',
      'profile',
      'order',
    ]);
  });

  it('asks nothing at a table but who sits there and what they may have', () => {
    const cures = [{ isSignedIn: true }, { hasProblems: false }, { isProfileMissing: false }];
    expect(stepsOf('DINE_IN', cures)).toEqual(['signIn', 'basket', 'profile', 'order']);
  });

  it('orders when nothing is wrong', () => {
    expect(checkoutStep(ready)).toBe('order');
  });
});
