import { describe, expect, it } from 'vitest';
import { sampleBranch } from './samples';
import { offeredServices, serviceTypeOf } from './service';

const both = { deliveryActive: true, pickupActive: true };
const counter = sampleBranch({
  settings: { ...sampleBranch().settings, deliveryEnabled: false },
});

describe('offeredServices', () => {
  it('offers what the merchant has switched on, delivery first', () => {
    expect(offeredServices(both)).toEqual(['DELIVERY', 'PICK_UP']);
    expect(offeredServices({ ...both, deliveryActive: false })).toEqual(['PICK_UP']);
  });

  it('offers nothing that no branch does', () => {
    expect(offeredServices(both, [counter])).toEqual(['PICK_UP']);
    expect(offeredServices(both, [counter, sampleBranch()])).toEqual(['DELIVERY', 'PICK_UP']);
    expect(offeredServices(both, [counter, sampleBranch({ isActive: false })])).toEqual([
      'PICK_UP',
    ]);
  });
});

describe('serviceTypeOf', () => {
  const facts = { chosen: null, usual: null, flags: both, branches: [], hasTable: false };

  it('is what was chosen, then what is usual, then what is offered first', () => {
    expect(serviceTypeOf({ ...facts, chosen: 'PICK_UP', usual: 'DELIVERY' })).toBe('PICK_UP');
    expect(serviceTypeOf({ ...facts, usual: 'PICK_UP' })).toBe('PICK_UP');
    expect(serviceTypeOf(facts)).toBe('DELIVERY');
  });

  it('is never what is not offered', () => {
    expect(serviceTypeOf({ ...facts, chosen: 'DELIVERY', branches: [counter] })).toBe('PICK_UP');
  });

  it('is dine-in at a table, whatever was chosen', () => {
    expect(serviceTypeOf({ ...facts, chosen: 'DELIVERY', hasTable: true })).toBe('DINE_IN');
  });
});
