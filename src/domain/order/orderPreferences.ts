import { isPhoneComplete } from '../session/phone';
import type { User } from '../session/user';
import type { OrderDraft, Receiver, ServiceType } from './order';
import type { PaymentType } from './paymentTraits';

/** Order options besides lines and address: receiver, time, payment and notes. */
export type OrderPreferences = {
  /** null when the user receives the order */
  receiver: Receiver | null;
  /** whether to send a receipt to `sendChequePhone` (`+` and digits, '' if not) */
  sendCheque: boolean;
  sendChequePhone: string;
  courierComment: string;
  note: string;
  paymentType: PaymentType;
  /** saved card, for payment type OTHER only */
  cardId: string | null;
  /** epoch milliseconds; null for as soon as possible */
  deliveryAt: number | null;
  /** `yyyy-mm-dd` and `HH:mm` in the merchant's time zone, set along with `deliveryAt` */
  day: string | null;
  time: string | null;
};

/** What other parts of the request read of the draft: the way, the totals, the notes for the shop. */
type ReadElsewhere =
  | 'serviceType'
  | 'branchId'
  | 'address'
  | 'promo'
  | 'cashback'
  | 'later'
  | 'substitution'
  | 'change'
  | 'door'
  | 'cutlery';

/** A new field of the draft does not compile until it is sent here or read elsewhere. */
type Sent = Record<Exclude<keyof OrderDraft, ReadElsewhere> | 'deliveryAt', unknown>;

/**
 * The draft's options that apply to the service: dine-in has no receiver, courier or scheduled
 * time. `isReceiverOffered` is the merchant's `receiverActive`.
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
  } satisfies Sent;
}

/** Receipt phone: the one entered, else the user's own; '' if there is none. */
function chequePhone(
  { sendChequePhone }: Pick<OrderDraft, 'sendChequePhone'>,
  { phone }: Pick<User, 'phone'>,
): string {
  return isPhoneComplete(sendChequePhone) ? sendChequePhone : (phone ?? '');
}
