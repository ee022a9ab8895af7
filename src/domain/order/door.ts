import type { Money } from '../basket/pricing';
import { isPlaced, type MaybeLatLng, sameLatLng } from '../geo/geo';
import { anyRecord, listOf, number, oneOf, orNull } from '../shape';
import { isOnline, type Payment } from './payment';

/** How the courier should hand the order over at the door. */
export const doorWishes = ['leaveAtDoor', 'callFirst', 'dontRing', 'meetOutside'] as const;
export type DoorWish = (typeof doorWishes)[number];

/** The wishes for an address, which is recognized by its place; those without one share theirs. */
type AtPlace = MaybeLatLng & { wishes: readonly DoorWish[] };

const isSame = (a: MaybeLatLng, b: MaybeLatLng): boolean =>
  sameLatLng(a, b) || !(isPlaced(a) || isPlaced(b));

/** How many places are remembered. */
const mostPlaces = 20;

const isWish = oneOf(...doorWishes);
const coordinate = orNull(number);

const placesOf = (stored: unknown): AtPlace[] =>
  (Array.isArray(stored) ? stored : []).flatMap((one) => {
    if (!anyRecord(one)) return [];
    const { latitude, longitude, wishes } = one;
    if (!coordinate(latitude) || !coordinate(longitude) || !listOf(isWish)(wishes)) return [];
    return [{ latitude, longitude, wishes }];
  });

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
