import { expect, it } from 'vitest';
import { sampleAddress } from '../../../tests/samples/models';
import { distinctPlaces, searchAddresses } from './addressSearch';

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

const found = (name: string, displayName: string, latitude: number) => ({
  name,
  displayName,
  streetName: name,
  houseNumber: '',
  latitude,
  longitude: 69.2,
});

it('lists a street that the map has in pieces once, and its namesake elsewhere too', () => {
  const first = found('Navoiy', 'Navoiy, Chilonzor, Toshkent', 41.3);
  const elsewhere = found('Navoiy', 'Navoiy, Samarqand', 39.6);
  const crossing = found('Navoiy bekati', 'Navoiy, Chilonzor, Toshkent', 41.3);
  const pieces = [
    found('Navoiy', 'Navoiy, Chilonzor, Toshkent', 41.4),
    found(' navoiy', 'Navoiy,  Chilonzor, TOSHKENT ', 41.5),
  ];
  const places = [first, elsewhere, ...pieces, crossing];
  expect(distinctPlaces(places)).toEqual([first, elsewhere, crossing]);
});
