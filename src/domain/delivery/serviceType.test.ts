import { describe, expect, it } from 'vitest';
import { sampleBranch } from '../../../tests/samples/models';
import { mayDeliver, offeredServices, serviceTypeOf } from './serviceType';

const both = { deliveryActive: true, pickupActive: true };
const counter = sampleBranch({
  settings: { ...sampleBranch().settings, deliveryEnabled: false },
});

describe('offeredServices', () => {
  it('offers the services the merchant has enabled, delivery first', () => {
    expect(offeredServices(both)).toEqual(['DELIVERY', 'PICK_UP']);
    expect(offeredServices({ ...both, deliveryActive: false })).toEqual(['PICK_UP']);
  });

  it('omits a service that no branch supports', () => {
    expect(offeredServices(both, [counter])).toEqual(['PICK_UP']);
    expect(offeredServices(both, [counter, sampleBranch()])).toEqual(['DELIVERY', 'PICK_UP']);
    expect(offeredServices(both, [counter, sampleBranch({ isActive: false })])).toEqual([
      'PICK_UP',
    ]);
  });
});

describe('mayDeliver', () => {
  it('follows the branch’s flag and defaults to true', () => {
    const { settings } = sampleBranch();
    expect(mayDeliver({ settings })).toBe(true);
    expect(mayDeliver({ settings: { ...settings, deliveryEnabled: false } })).toBe(false);
    expect(mayDeliver({ settings: { ...settings, deliveryEnabled: null } })).toBe(true);
  });
});

describe('serviceTypeOf', () => {
  const facts = { chosen: null, usual: null, flags: both, branches: [], hasTable: false };

  it('is the chosen service, then the default, then the first offered', () => {
    expect(serviceTypeOf({ ...facts, chosen: 'PICK_UP', usual: 'DELIVERY' })).toBe('PICK_UP');
    expect(serviceTypeOf({ ...facts, usual: 'PICK_UP' })).toBe('PICK_UP');
    expect(serviceTypeOf(facts)).toBe('DELIVERY');
  });

  it('is never a service that is not offered', () => {
    expect(serviceTypeOf({ ...facts, chosen: 'DELIVERY', branches: [counter] })).toBe('PICK_UP');
  });

  it('is dine-in at a table, whatever was chosen', () => {
    expect(serviceTypeOf({ ...facts, chosen: 'DELIVERY', hasTable: true })).toBe('DINE_IN');
  });
});
