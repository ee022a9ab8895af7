import { isPhoneComplete } from '../session/phone';
import type { User } from '../session/user';
import type { OrderDraft, PaymentType, Receiver, ServiceType } from './order';

/** What an order asks for beside its goods and its place: who takes it, when, and what is said along with it. */
export type OrderPreferences = {
  /** who takes the order when it is not the user */
  receiver: Receiver | null;
  /** whether the receipt is sent to `sendChequePhone`, `+` and digits; '' when it is not */
  sendCheque: boolean;
  sendChequePhone: string;
  courierComment: string;
  note: string;
  paymentType: PaymentType;
  /** the saved card to pay with, for the payment type OTHER only */
  cardId: string | null;
  /** epoch milliseconds; null for as soon as possible */
  deliveryAt: number | null;
  /** `yyyy-mm-dd` and `HH:mm` in the merchant's time zone, when there is a `deliveryAt` */
  day: string | null;
  time: string | null;
};

/**
 * The wishes of a draft that make sense for the service: at a table nobody else takes the order, no
 * courier comes and nothing is for later. `isReceiverOffered` is the merchant's `receiverActive`.
 */
export function preferencesOf(from: {
  draft: OrderDraft;
  serviceType: ServiceType;
  user: Pick<User, 'phone'>;
  isReceiverOffered: boolean;
  deliveryAt: number | null;
}): OrderPreferences {
  const { draft, user, isReceiverOffered } = from;
  const isAtTable = from.serviceType === 'DINE_IN';
  const deliveryAt = isAtTable ? null : from.deliveryAt;
  const isLater = deliveryAt !== null;
  return {
    receiver: isReceiverOffered && !isAtTable ? draft.receiver && { ...draft.receiver } : null,
    sendCheque: draft.sendCheque,
    sendChequePhone: draft.sendCheque ? chequePhone(draft, user) : '',
    courierComment: isAtTable ? '' : draft.courierComment.trim(),
    note: draft.note.trim(),
    paymentType: draft.paymentType,
    cardId: draft.paymentType === 'OTHER' ? draft.cardId : null,
    deliveryAt,
    day: isLater ? draft.day : null,
    time: isLater ? draft.time : null,
  };
}

/** Where the receipt goes: to the number that was given, else to the user's own; '' when there is none. */
function chequePhone(
  { sendChequePhone }: Pick<OrderDraft, 'sendChequePhone'>,
  { phone }: Pick<User, 'phone'>,
): string {
  return isPhoneComplete(sendChequePhone) ? sendChequePhone : (phone ?? '');
}
