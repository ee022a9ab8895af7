import { expect, it } from 'vitest';
import { sampleAddress } from '../../../tests/samples/models';
import { searchAddresses } from './addressSearch';

const addresses = [
  sampleAddress({ id: 'home', name: 'Uy', streetName: 'Gʻafur Gʻulom koʻchasi', houseNumber: '7' }),
  sampleAddress({ id: 'work', name: 'Ишхона', streetName: 'Амир Темур кўчаси', houseNumber: '12' }),
];

it.each([
  ['уй', 'home'],
  ['ғафур 7', 'home'],
  ['ishxona', 'work'],
  ["temur ko'chasi", 'work'],
])('%s finds the address %s', (query, id) => {
  expect(searchAddresses(addresses, query).map((address) => address.id)).toEqual([id]);
});
