import { describe, expect, it } from 'vitest';
import { sampleAddress } from '../../../tests/samples/models';
import { temporaryId } from './address';
import { distinctPlaces, findSavedAddress, isSameDoor, searchAddresses } from './addressMatch';

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
