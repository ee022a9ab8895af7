import { expect, test } from 'vitest';
import { sampleAddress } from '../../../tests/samples/models';
import { canSave } from './canSave';

const picked = { status: 'named', address: sampleAddress(), isOutside: false } as const;

test('a place with a street can be saved', () => {
  expect(canSave(picked)).toBe(true);
});

test('a place without a street cannot, whatever else is known of it', () => {
  const address = sampleAddress({ streetName: ' ', description: 'Mirzo Ulugʻbek', name: 'Home' });
  expect(canSave({ ...picked, address })).toBe(false);
});

test('nor one outside of the zone, nor one that is still being named', () => {
  expect(canSave({ ...picked, isOutside: true })).toBe(false);
  expect(canSave({ ...picked, status: 'naming' })).toBe(false);
  expect(canSave({ ...picked, status: 'failed', address: null })).toBe(false);
});
