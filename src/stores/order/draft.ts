import { ref } from 'valtio/vanilla';
import { type Address, isTemporary, noDetails } from '../../domain/addresses/address';
import { isAddress } from '../../domain/addresses/addressShape';
import type { Money } from '../../domain/basket/pricing';
import {
  blankDraft,
  type OrderDraft,
  type Receiver,
  type ServiceType,
} from '../../domain/order/order';
import { type PaymentType, paymentTypes } from '../../domain/order/paymentTraits';
import type { Promo } from '../../domain/promo/promo';
import { isPromo } from '../../domain/promo/promoShape';
import { fieldsOf, number } from '../../domain/shape';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

/** What the user has filled in for the order (§3, order draft). */
export const state = defineStore('person', blankDraft);

export function setServiceType(serviceType: ServiceType) {
  state.serviceType = serviceType;
}

export function setBranch(branchId: string | null) {
  state.branchId = branchId;
}

export function setAddress(address: Address | null) {
  state.address = address && ref(address);
}

/** `cardId`: the saved card to pay with, null otherwise. */
export function setPaymentType(paymentType: PaymentType, cardId: string | null = null) {
  state.paymentType = paymentType;
  state.cardId = cardId;
}

export function setPromo(promo: Promo | null) {
  state.promo = promo && ref(promo);
}

export function setCashback(cashback: Money) {
  state.cashback = cashback;
}

/**
 * null: as soon as possible. `day` is `yyyy-mm-dd` and `time` is `HH:mm` in the merchant's time
 * zone.
 */
export function setTime(at: { day: string; time: string } | null) {
  state.later = at !== null;
  state.day = at?.day ?? null;
  state.time = at?.time ?? null;
}

export function setReceiver(receiver: Receiver | null) {
  state.receiver = receiver && { ...receiver };
}

export function setCheque(sendCheque: boolean, sendChequePhone: string) {
  state.sendCheque = sendCheque;
  state.sendChequePhone = sendChequePhone;
}

export function setCourierComment(comment: string) {
  state.courierComment = comment;
}

export function setNote(note: string) {
  state.note = note;
}

/**
 * §4, order submit: on success clears comment, promo, cashback, courier comment and the address
 * extras, and resets the draft; address and service type stay, and so does what is remembered for the
 * person and the address: what cash is paid with, and the wishes for the door. An address in `keptAddresses`, saved
 * on the server or this device, gets its own extras back.
 */
export function resetAfterOrder(keptAddresses: readonly Address[]) {
  const { serviceType, branchId, address, paymentType, cardId, change, door } = state;
  const kept = { serviceType, branchId, paymentType, cardId, change, door };
  Object.assign(state, blankDraft(), kept);
  const saved = keptAddresses.find(({ id }) => id === address?.id);
  const bare = address && isTemporary(address) ? { ...address, details: noDetails } : address;
  setAddress(saved ?? bare);
}

/**
 * Keeps the order, and forgets what says whose it was: a saved address, a receiver, a phone, a card
 * and their cashback.
 */
export function forgetPerson() {
  const { address } = state;
  if (address && !isTemporary(address)) setAddress(null);
  Object.assign(state, { receiver: null, cardId: null, cashback: 0 });
  setCheque(false, '');
}

export function restore(stored: OrderDraft | null) {
  Object.assign(state, blankDraft());
  if (!stored) return;
  const { address, promo, ...rest } = stored;
  Object.assign(state, rest);
  setAddress(address);
  setPromo(promo);
}

/**
 * Reads a stored draft field by field; unreadable fields keep their defaults. Each field is named
 * here, so that a new one is not forgotten.
 */
export function read(stored: unknown): OrderDraft {
  const blank = blankDraft();
  const found = fieldsOf(stored);
  const payment = paymentTypes.find((type) => type === found.paymentType);
  const { cashback, later, day, time, sendChequePhone } = found;
  const isTimed = later === true && typeof day === 'string' && typeof time === 'string';
  const isSpent = number(cashback) && Number.isSafeInteger(cashback) && cashback > 0;
  const { firstName, phone } = fieldsOf(found.receiver);
  const hasReceiver = typeof firstName === 'string' && typeof phone === 'string';
  return {
    serviceType:
      (['DELIVERY', 'PICK_UP'] as const).find((type) => type === found.serviceType) ?? null,
    branchId: textOf(found.branchId) ?? null,
    address: isAddress(found.address) ? found.address : null,
    paymentType: payment ?? blank.paymentType,
    cardId: (payment && textOf(found.cardId)) ?? null,
    promo: isPromo(found.promo) ? found.promo : null,
    cashback: isSpent ? cashback : blank.cashback,
    later: isTimed,
    day: isTimed ? day : null,
    time: isTimed ? time : null,
    receiver: hasReceiver ? { firstName, phone } : null,
    sendCheque: textOf(sendChequePhone) !== undefined && found.sendCheque === true,
    sendChequePhone: textOf(sendChequePhone) ?? '',
    courierComment: textOf(found.courierComment) ?? '',
    note: textOf(found.note) ?? '',
    substitution: fieldsOf(found.substitution),
    change: found.change,
    door: found.door,
    cutlery: found.cutlery,
  };
}

const textOf = (stored: unknown): string | undefined =>
  typeof stored === 'string' ? stored : undefined;

persist({ key: 'draft', store: state, dump: () => state, read, restore });
