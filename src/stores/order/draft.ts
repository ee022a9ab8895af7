import { ref } from 'valtio/vanilla';
import type { Address } from '../../domain/addresses/address';
import type { Money } from '../../domain/basket/pricing';
import { blankDraft, type OrderDraft, readDraft } from '../../domain/order/draftFields';
import type { Receiver, ServiceType } from '../../domain/order/order';
import type { PaymentType } from '../../domain/order/paymentTraits';
import type { Promo } from '../../domain/promo/promo';
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

/** Fills in several fields, or one that needs no more than its value. */
export function fill(fields: Partial<OrderDraft>) {
  if (fields.address) ref(fields.address);
  if (fields.promo) ref(fields.promo);
  Object.assign(state, fields);
}

export function restore(stored: OrderDraft | null) {
  fill(stored ?? blankDraft());
}

persist({ key: 'draft', store: state, dump: () => state, read: readDraft, restore });
