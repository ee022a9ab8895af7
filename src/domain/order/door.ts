import * as v from 'valibot';
import type { Money } from '../basket/pricing';
import { isPlaced, type MaybeLatLng, sameLatLng } from '../geo/geo';
import { listOf, numberOrNull, readAs, soundListOf } from '../schema';
import { isOnline, type Payment } from './payment';

/** How the courier should hand the order over at the door. */
export const doorWishes = ['leaveAtDoor', 'callFirst', 'dontRing', 'meetOutside'] as const;
export type DoorWish = (typeof doorWishes)[number];

const isSame = (a: MaybeLatLng, b: MaybeLatLng): boolean =>
  sameLatLng(a, b) || !(isPlaced(a) || isPlaced(b));

/** How many places are remembered. */
const mostPlaces = 20;

/** The wishes for an address, which is recognized by its place; those without one share theirs. */
const atPlace = v.object({
  latitude: numberOrNull,
  longitude: numberOrNull,
  wishes: listOf(v.picklist(doorWishes)),
});
type AtPlace = v.InferOutput<typeof atPlace>;
const readPlaces = readAs(soundListOf(atPlace));

const placesOf = (stored: unknown): readonly AtPlace[] => readPlaces(stored) ?? [];

/** The wishes for an address, in the order of `doorWishes`. */
export function doorWishesAt(stored: unknown, place: MaybeLatLng | null): readonly DoorWish[] {
  if (!place) return [];
  const found = placesOf(stored).findLast((one) => isSame(one, place))?.wishes ?? [];
  return doorWishes.filter((wish) => found.includes(wish));
}

/** What is stored once an address has these wishes; without wishes it is forgotten. */
export function withDoorWishes(
  stored: unknown,
  { latitude, longitude }: MaybeLatLng,
  wishes: readonly DoorWish[],
): readonly AtPlace[] {
  const others = placesOf(stored).filter((one) => !isSame(one, { latitude, longitude }));
  if (wishes.length === 0) return others;
  return [...others, { latitude, longitude, wishes }].slice(-mostPlaces);
}

/** Anyone who meets the courier needs nothing left at the door. */
const excludes: Partial<Record<DoorWish, DoorWish>> = {
  leaveAtDoor: 'meetOutside',
  meetOutside: 'leaveAtDoor',
};

/** Adds a wish, which replaces one that contradicts it, or takes it back. */
export const toggleWish = (wishes: readonly DoorWish[], wish: DoorWish): DoorWish[] =>
  wishes.includes(wish)
    ? wishes.filter((one) => one !== wish)
    : [...wishes.filter((one) => one !== excludes[wish]), wish];

/** Whether the order may be left at the door: nothing is left to pay on hand-over. */
export const mayLeaveAtDoor = (payment: Payment | null, totalPrice: Money): boolean =>
  totalPrice === 0 || (payment !== null && isOnline(payment.type));
