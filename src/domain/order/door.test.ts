import { expect, it } from 'vitest';
import { doorWishesAt, mayLeaveAtDoor, toggleWish, withDoorWishes } from './door';

const home = { latitude: 41.3119, longitude: 69.2425 };
const work = { latitude: 41.305, longitude: 69.25 };

it('wishes are remembered for each address, also when it is picked a few metres away', () => {
  const stored = withDoorWishes(withDoorWishes([], home, ['dontRing']), work, ['callFirst']);
  expect(doorWishesAt(stored, home)).toEqual(['dontRing']);
  expect(doorWishesAt(stored, { ...home, latitude: 41.31195 })).toEqual(['dontRing']);
  expect(doorWishesAt(stored, work)).toEqual(['callFirst']);
  expect(doorWishesAt(stored, { latitude: 41.4, longitude: 69.2 })).toEqual([]);
  expect(doorWishesAt(stored, null)).toEqual([]);
});

it('an address without wishes is forgotten, and so are the oldest ones', () => {
  const stored = withDoorWishes([], home, ['dontRing']);
  expect(withDoorWishes(stored, home, [])).toEqual([]);
  const many = Array.from({ length: 30 }, (_, index) => ({ latitude: 40 + index, longitude: 69 }));
  const all = many.reduce<readonly unknown[]>(
    (kept, place) => withDoorWishes(kept, place, ['callFirst']),
    stored,
  );
  expect(all).toHaveLength(20);
  expect(doorWishesAt(all, home)).toEqual([]);
});

it('what cannot be read is no wish', () => {
  const stored = [null, 'home', { ...home, wishes: ['SING'] }, { latitude: 1, wishes: [] }];
  expect(doorWishesAt(stored, home)).toEqual([]);
});

it('nobody meets the courier outside and has the order left at the door', () => {
  expect(toggleWish(['dontRing', 'leaveAtDoor'], 'meetOutside')).toEqual([
    'dontRing',
    'meetOutside',
  ]);
  expect(toggleWish(['meetOutside'], 'leaveAtDoor')).toEqual(['leaveAtDoor']);
  expect(toggleWish(['dontRing'], 'callFirst')).toEqual(['dontRing', 'callFirst']);
  expect(toggleWish(['dontRing', 'callFirst'], 'dontRing')).toEqual(['callFirst']);
});

it('an order is left at the door only if nothing is paid there', () => {
  const by = (type: 'CASH' | 'TERMINAL' | 'PAYME') => ({ type, cardId: null });
  expect(mayLeaveAtDoor(by('PAYME'), 100)).toBe(true);
  expect(mayLeaveAtDoor(by('CASH'), 100)).toBe(false);
  expect(mayLeaveAtDoor(by('TERMINAL'), 100)).toBe(false);
  expect(mayLeaveAtDoor(null, 100)).toBe(false);
  // Cashback covers it.
  expect(mayLeaveAtDoor(by('CASH'), 0)).toBe(true);
});
