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
const nothingDone: Facts = {
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

const stepsOf = (service: Facts['service'], fixes: readonly Partial<Facts>[]): CheckoutStep[] => {
  let facts: Facts = { ...nothingDone, service };
  return [{}, ...fixes].map((fix) => {
    facts = { ...facts, ...fix };
    return checkoutStep(facts);
  });
};

describe('checkoutStep', () => {
  it('walks a delivery through each missing requirement in turn', () => {
    const fixes = [
      { isSignedIn: true },
      { hasAddress: true },
      { isAddressRefused: false },
      { hasProblems: false },
      { isTooLittle: false },
      { isTimeWrong: false },
      { isProfileMissing: false },
      { hasQuoteFailed: false },
    ];
    expect(stepsOf('DELIVERY', fixes)).toEqual([
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

  it('requires a branch for pick-up, but nothing specific to deliveries', () => {
    const fixes = [
      { isSignedIn: true },
      { hasBranch: true },
      { hasProblems: false },
      { isTimeWrong: false },
      { isProfileMissing: false },
    ];
    expect(stepsOf('PICK_UP', fixes)).toEqual([
      'signIn',
      'branch',
      'basket',
      'time',
      'profile',
      'order',
    ]);
  });

  it('requires only sign-in and a valid basket at a table', () => {
    const fixes = [{ isSignedIn: true }, { hasProblems: false }, { isProfileMissing: false }];
    expect(stepsOf('DINE_IN', fixes)).toEqual(['signIn', 'basket', 'profile', 'order']);
  });

  it('is order when nothing is missing', () => {
    expect(checkoutStep(ready)).toBe('order');
  });
});
