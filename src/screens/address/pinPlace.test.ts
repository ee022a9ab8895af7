import { expect, test } from 'vitest';
import { sampleAddress } from '../../../tests/samples/models';
import { canSave } from './pinPlace';

const picked = { status: 'named', address: sampleAddress(), isOutside: false } as const;

test('a location with a street can be saved', () => {
  expect(canSave(picked)).toBe(true);
});

test('a location without a street cannot be saved', () => {
  const address = sampleAddress({ streetName: ' ', description: 'Mirzo Ulugʻbek', name: 'Home' });
  expect(canSave({ ...picked, address })).toBe(false);
});

test('a location outside the zone, or still being resolved, cannot be saved', () => {
  expect(canSave({ ...picked, isOutside: true })).toBe(false);
  expect(canSave({ ...picked, status: 'naming' })).toBe(false);
  expect(canSave({ ...picked, status: 'failed', address: null })).toBe(false);
});
