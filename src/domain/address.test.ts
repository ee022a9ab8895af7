import { describe, expect, it } from 'vitest';
import { addressLine, findSavedAddress, isTemporary, temporaryId } from './address';
import { sampleAddress } from './samples';

it('an address from a map point is told by its id', () => {
  expect(isTemporary(sampleAddress({ id: temporaryId(7) }))).toBe(true);
  expect(isTemporary(sampleAddress())).toBe(false);
});

describe('a map point', () => {
  const home = sampleAddress({ id: 'home', latitude: 41.31, longitude: 69.28 });
  const near = sampleAddress({ id: 'near', latitude: 41.31009, longitude: 69.28 });

  it('is a saved address within the tolerance, the nearest one of several', () => {
    const point = { latitude: 41.31006, longitude: 69.28 };
    expect(findSavedAddress([home, near], point)?.id).toBe('near');
    expect(findSavedAddress([home], point)?.id).toBe('home');
  });

  it('is new elsewhere, and beside an address that was never saved', () => {
    expect(findSavedAddress([home, near], { latitude: 41.32, longitude: 69.28 })).toBeNull();
    const temporary = sampleAddress({ id: temporaryId('a') });
    expect(findSavedAddress([temporary], temporary)).toBeNull();
  });
});

it('the line of an address is its street and house, else what is known', () => {
  expect(addressLine(sampleAddress())).toBe('Navoiy (12)');
  expect(addressLine(sampleAddress({ houseNumber: '' }))).toBe('Navoiy');
  expect(addressLine(sampleAddress({ streetName: '' }))).toBe('Navoiy street, 12, Tashkent');
  expect(addressLine(sampleAddress({ streetName: '', description: '' }))).toBe('Home');
});
