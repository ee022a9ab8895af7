import { describe, expect, it } from 'vitest';
import { sampleAddress } from '../../../tests/samples/models';
import { temporaryId } from './address';
import { findSavedAddress, isSameDoor } from './addressMatch';

describe('a map point', () => {
  const home = sampleAddress({ id: 'home', latitude: 41.31, longitude: 69.28 });
  const near = sampleAddress({ id: 'near', latitude: 41.31009, longitude: 69.28 });

  it('matches the nearest saved address within the tolerance', () => {
    const point = { latitude: 41.31006, longitude: 69.28 };
    expect(findSavedAddress([home, near], point)?.id).toBe('near');
    expect(findSavedAddress([home], point)?.id).toBe('home');
  });

  it('matches nothing elsewhere', () => {
    expect(findSavedAddress([home, near], { latitude: 41.32, longitude: 69.28 })).toBeNull();
    expect(findSavedAddress([], home)).toBeNull();
  });

  it('matches a guest’s address with a temporary id', () => {
    const guestAddress = sampleAddress({ id: temporaryId('a') });
    expect(findSavedAddress([guestAddress], guestAddress)).toBe(guestAddress);
  });
});

describe('two addresses', () => {
  const home = sampleAddress();
  const details = { ...home.details, office: '12' };

  it('are the same door when coordinates and details are equal, whatever their names', () => {
    const moved = { ...home, id: 'b', name: 'Work', latitude: home.latitude + 0.00009 };
    expect(isSameDoor(home, moved)).toBe(true);
    const spaced = { ...home, details: { ...details, office: ' 12 ' } };
    expect(isSameDoor({ ...home, details }, spaced)).toBe(true);
  });

  it('are different doors when a detail or the coordinates differ', () => {
    expect(isSameDoor(home, { ...home, details: { ...home.details, entrance: '9' } })).toBe(false);
    expect(isSameDoor(home, { ...home, latitude: home.latitude + 0.0002 })).toBe(false);
  });
});
