import { proxy, ref } from 'valtio/vanilla';
import type { Address } from '../domain/address';
import type { OrderDraft, PaymentType, ServiceType } from '../domain/order';
import { paymentTypes } from '../domain/order';
import { fieldsOf } from './fieldsOf';

const blank = (): OrderDraft => ({
  serviceType: 'PICK_UP',
  branchId: null,
  address: null,
  // §3: the default payment type is cash.
  paymentType: 'CASH',
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

export function setPaymentType(paymentType: PaymentType) {
  state.paymentType = paymentType;
}

export function setCourierComment(comment: string) {
  state.courierComment = comment;
}

export function setNote(note: string) {
  state.note = note;
}

/** §4, order submit: the draft starts afresh, the chosen place stays. */
export function resetAfterOrder() {
  const { serviceType, branchId, address } = state;
  Object.assign(state, blank(), { serviceType, branchId, address });
}

export function reset() {
  Object.assign(state, blank());
}

/** Takes over what was stored, field by field, as far as it can be read. */
export function restore(stored: unknown) {
  const found = fieldsOf(stored);
  if (found.serviceType === 'PICK_UP' || found.serviceType === 'DINE_IN') {
    state.serviceType = found.serviceType;
  }
  if (typeof found.branchId === 'string') state.branchId = found.branchId;
  const payment = paymentTypes.find((type) => type === found.paymentType);
  if (payment) state.paymentType = payment;
  if (typeof found.courierComment === 'string') state.courierComment = found.courierComment;
  if (typeof found.note === 'string') state.note = found.note;
}
