import type { Money } from '../../domain/basket/pricing';
import { type Change, cashTotal, changeFor, changeOf } from '../../domain/order/change';
import {
  type DoorWish,
  doorWishesAt,
  mayLeaveAtDoor,
  toggleWish,
  withDoorWishes,
} from '../../domain/order/door';
import type { Substitution } from '../../domain/order/draftFields';
import { basketSources, readBasket } from '../basket/basket';
import { createSelector } from '../createSelector';
import { readServiceType } from '../delivery/serviceType';
import * as draft from './draft';
import { paymentSources, readPayment } from './payment';

// Apart from `draft`, because the first load does not need it.

/** null: nothing is said about change. */
export function setChange(change: Change | null) {
  draft.state.change = change;
}

/** Adds a wish for the delivery address, or takes it back. */
export function toggleDoorWish(wish: DoorWish) {
  const { address, door } = draft.state;
  if (!address) return;
  draft.state.door = withDoorWishes(door, address, toggleWish(doorWishesAt(door, address), wish));
}

type HandOver = {
  /** the total that is paid in cash on hand-over; null if none is */
  cash: Money | null;
  /** the answer that holds for it */
  change: Change | null;
  /** a remembered sum that the total has outgrown */
  outgrown: Money | null;
  /** whether nothing is left to pay at the door */
  isPaidAhead: boolean;
  /** the wishes that hold for this delivery */
  door: readonly DoorWish[];
};

/** How the order is handed over: derived, so that no choice outlives what it was made for. */
export const { read: readHandOver, use: useHandOver } = createSelector(
  [...paymentSources, ...basketSources],
  (): HandOver => {
    const { totalPrice } = readBasket().totals;
    const { address, door } = draft.state;
    const change = changeOf(draft.state.change);
    const serviceType = readServiceType();
    const { chosen } = readPayment();
    const cash = cashTotal({ payment: chosen, serviceType, totalPrice });
    const isPaidAhead = mayLeaveAtDoor(chosen, totalPrice);
    const wishes = serviceType === 'DELIVERY' ? doorWishesAt(door, address) : [];
    const isTooLittle = cash !== null && typeof change === 'number' && change < cash;
    return {
      cash,
      change: changeFor(cash, change),
      outgrown: isTooLittle ? change : null,
      isPaidAhead,
      door: wishes.filter((wish) => isPaidAhead || wish !== 'leaveAtDoor'),
    };
  },
);

// Apart from `draft`, because the first load does not need it.

/** Answers what to do if a product is out, '' for the whole order; null leaves it to the shop. */
export function setSubstitution(productId: string, answer: Substitution | null) {
  const changed = { ...draft.state.substitution, [productId]: answer };
  draft.state.substitution = Object.assign(Object.create(null), changed);
}
