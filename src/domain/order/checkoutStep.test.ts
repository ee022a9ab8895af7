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
  it('walks a delivery through each missing requirement in turn, the phone last of what a guest can settle', () => {
    const fixes = [
      { hasAddress: true },
      { isAddressRefused: false },
      { hasProblems: false },
      { isTooLittle: false },
      { isTimeWrong: false },
      { isSignedIn: true },
      { isProfileMissing: false },
      { hasQuoteFailed: false },
    ];
    expect(stepsOf('DELIVERY', fixes)).toEqual([
      'address',
      'otherAddress',
      'basket',
      'more',
      'time',
      'signIn',
      'profile',
      'quote',
      'order',
    ]);
  });

  it('requires a branch for pick-up, but nothing specific to deliveries', () => {
    const fixes = [
      { hasBranch: true },
      { hasProblems: false },
      { isTimeWrong: false },
      { isSignedIn: true },
      { isProfileMissing: false },
    ];
    expect(stepsOf('PICK_UP', fixes)).toEqual([
      'branch',
      'basket',
      'time',
      'signIn',
      'profile',
      'order',
    ]);
  });

  it('requires only a valid basket and a sign-in at a table', () => {
    const fixes = [{ hasProblems: false }, { isSignedIn: true }, { isProfileMissing: false }];
    expect(stepsOf('DINE_IN', fixes)).toEqual(['basket', 'signIn', 'profile', 'order']);
  });

  it('is order when nothing is missing', () => {
    expect(checkoutStep(ready)).toBe('order');
  });
});
