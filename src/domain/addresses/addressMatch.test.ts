import { describe, expect, it } from 'vitest';
import { sampleAddress } from '../../../tests/samples/models';
import { temporaryId } from './address';
import { findSavedAddress, isSameDoor } from './addressMatch';

describe('a map point', () => {
  const home = sampleAddress({ id: 'home', latitude: 41.31, longitude: 69.28 });
  const near = sampleAddress({ id: 'near', latitude: 41.31009, longitude: 69.28 });

  it('is a saved address within the tolerance, the nearest one of several', () => {
    const point = { latitude: 41.31006, longitude: 69.28 };
    expect(findSavedAddress([home, near], point)?.id).toBe('near');
    expect(findSavedAddress([home], point)?.id).toBe('home');
  });

  it('is new elsewhere', () => {
    expect(findSavedAddress([home, near], { latitude: 41.32, longitude: 69.28 })).toBeNull();
    expect(findSavedAddress([], home)).toBeNull();
  });

  it('may be an address that a guest keeps, whose id is a temporary one', () => {
    const kept = sampleAddress({ id: temporaryId('a') });
    expect(findSavedAddress([kept], kept)).toBe(kept);
  });
});

describe('two addresses lead to the same door', () => {
  const home = sampleAddress();
  const details = { ...home.details, office: '12' };

  it('whatever they are called, when place and details are the same', () => {
    const moved = { ...home, id: 'b', name: 'Work', latitude: home.latitude + 0.00009 };
    expect(isSameDoor(home, moved)).toBe(true);
    const spaced = { ...home, details: { ...details, office: ' 12 ' } };
    expect(isSameDoor({ ...home, details }, spaced)).toBe(true);
  });

  it('but not when a detail or the place differs', () => {
    expect(isSameDoor(home, { ...home, details: { ...home.details, entrance: '9' } })).toBe(false);
    expect(isSameDoor(home, { ...home, latitude: home.latitude + 0.0002 })).toBe(false);
  });
});
