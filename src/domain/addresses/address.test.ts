import { expect, it } from 'vitest';
import { sampleAddress } from '../../../tests/samples/models';
import { addressLine, isTemporary, temporaryId } from './address';

it('an address from a map point is recognized by its id', () => {
  expect(isTemporary(sampleAddress({ id: temporaryId(7) }))).toBe(true);
  expect(isTemporary(sampleAddress())).toBe(false);
});

it('the address line is street and house, else what is known', () => {
  expect(addressLine(sampleAddress())).toBe('Navoiy (12)');
  expect(addressLine(sampleAddress({ houseNumber: '' }))).toBe('Navoiy');
  expect(addressLine(sampleAddress({ streetName: '' }))).toBe('Navoiy street, 12, Tashkent');
  expect(addressLine(sampleAddress({ streetName: '', description: '' }))).toBe('Home');
});
