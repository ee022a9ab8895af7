import { proxy, ref } from 'valtio/vanilla';
import { type Address, isTemporary, noDetails } from '../domain/address';
import {
  type OrderDraft,
  type PaymentType,
  paymentTypes,
  type Receiver,
  type ServiceType,
} from '../domain/order';
import type { Money } from '../domain/pricing';
import type { Promo } from '../domain/promo';
import { fieldsOf } from './fieldsOf';
import { join } from './persistence';
import { isAddress, isPromo } from './readable';

const blank = (): OrderDraft => ({
  serviceType: null,
  branchId: null,
  address: null,
  // §3: the default payment type is cash.
  paymentType: 'CASH',
  cardId: null,
  promo: null,
  cashback: 0,
  later: false,
  day: null,
  time: null,
  receiver: null,
  sendCheque: false,
  sendChequePhone: '',
  courierComment: '',
  note: '',
});

/** What the person has filled in of the order so far (§3, order draft). */
export const state = proxy<OrderDraft>(blank());

export function setServiceType(serviceType: ServiceType) {
  state.serviceType = serviceType;
}

export function setBranch(branchId: string | null) {
  state.branchId = branchId;
}

export function setAddress(address: Address | null) {
  state.address = address && ref(address);
}

/** `cardId` names the saved card where one pays, null otherwise. */
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

/** null: as soon as possible. `day` is `yyyy-mm-dd`, `time` `HH:mm`, in the merchant's time zone. */
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
 * §4, order submit: on success comment, promo, cashback, courier comment and the address extras are
 * cleared, and the draft starts afresh; where the next order goes and how it is handed over stays.
 * An address of `keptAddresses`, at the server or on this device, goes back to the extras of its own.
 */
export function resetAfterOrder(keptAddresses: readonly Address[]) {
  const { serviceType, branchId, address, paymentType, cardId } = state;
  Object.assign(state, blank(), { serviceType, branchId, paymentType, cardId });
  const kept = keptAddresses.find(({ id }) => id === address?.id);
  const bare = address && isTemporary(address) ? { ...address, details: noDetails } : address;
  setAddress(kept ?? bare);
}

export function reset() {
  Object.assign(state, blank());
}

/** Takes over what was stored, field by field, as far as it can be read. */
export function restore(stored: unknown) {
  reset();
  const found = fieldsOf(stored);
  const service = (['DELIVERY', 'PICK_UP'] as const).find((type) => type === found.serviceType);
  if (service) state.serviceType = service;
  if (typeof found.branchId === 'string') state.branchId = found.branchId;
  if (isAddress(found.address)) setAddress(found.address);
  const payment = paymentTypes.find((type) => type === found.paymentType);
  if (payment) setPaymentType(payment, typeof found.cardId === 'string' ? found.cardId : null);
  if (isPromo(found.promo)) setPromo(found.promo);
  if (typeof found.cashback === 'number' && found.cashback > 0) state.cashback = found.cashback;
  if (found.later === true && typeof found.day === 'string' && typeof found.time === 'string') {
    setTime({ day: found.day, time: found.time });
  }
  const { firstName, phone } = fieldsOf(found.receiver);
  if (typeof firstName === 'string' && typeof phone === 'string') setReceiver({ firstName, phone });
  if (typeof found.sendChequePhone === 'string') {
    setCheque(found.sendCheque === true, found.sendChequePhone);
  }
  if (typeof found.courierComment === 'string') state.courierComment = found.courierComment;
  if (typeof found.note === 'string') state.note = found.note;
}

join({ key: 'draft', store: state, isOfMerchant: true, dump: () => state, restore });
