import { isTemporary } from '../addresses/address';
import { isPlaced, sameLatLng } from '../geo/geo';
import { fieldsOf } from '../shape';
import { formatDate, formatTime } from '../time/dates';
import { doorWishes, doorWishesAt, withDoorWishes } from './door';
import { type OrderDraft, substitutionAnswers } from './draftFields';
import type { Order } from './order';
import type { StaffNote } from './staffNotes';

/** An earlier order, and how a note of it is read. */
export type Past = {
  order: Order;
  read: (note: string) => { own: string; notes: readonly StaffNote[] };
  /** epoch milliseconds */
  now: number;
  timeZone: string;
};

// What a field of the draft becomes from an earlier order. What was entered since then stays.

/** The order's address where none is chosen. One that is stays, but an unsaved one loses entrance, floor and office when an order is placed. */
export function refilledAddress({ address }: OrderDraft, { order }: Past): OrderDraft['address'] {
  const ordered = order.address;
  if (!address) return ordered && isPlaced(ordered) ? ordered : address;
  if (!ordered || !isTemporary(address) || !sameLatLng(address, ordered)) {
    return address;
  }
  if (Object.values(address.details).some(Boolean)) return address;
  return { ...address, details: ordered.details };
}

/** The requested time, unless it has passed. */
export function refilledTime(draft: OrderDraft, { order, now, timeZone }: Past) {
  const { later, day, time } = draft;
  const { deliveryAt } = order;
  if (later || deliveryAt === null || deliveryAt <= now) return { later, day, time };
  return {
    later: true,
    day: formatDate(deliveryAt, timeZone).split('.').reverse().join('-'),
    time: formatTime(deliveryAt, timeZone),
  };
}

// What an earlier order says in its notes becomes a choice again: as words it would be sent a second
// time, beside the choices of the new order.

/** What to do if a product is out, for the whole order and for its products. */
export function refilledSubstitution({ substitution }: OrderDraft, { order, read }: Past) {
  const answers = [{ productId: '', note: order.note }, ...order.lines].flatMap((one) => {
    const sentences = read(one.note).notes.map(({ sentence }) => sentence);
    const answer = substitutionAnswers.find((each) => sentences.includes(each));
    return answer ? [[one.productId, answer] as const] : [];
  });
  const all: OrderDraft['substitution'] = { ...Object.fromEntries(answers), ...substitution };
  return fieldsOf(all);
}

/** The wishes for the door of the order's address, where none are remembered for it. */
export function refilledDoor({ door }: OrderDraft, { order, read }: Past) {
  const { address, courierComment } = order;
  if (!address || doorWishesAt(door, address).length > 0) return door;
  const sentences = read(courierComment).notes.map(({ sentence }) => sentence);
  const wishes = doorWishes.filter((wish) => sentences.includes(wish));
  return withDoorWishes(door, address, wishes);
}
