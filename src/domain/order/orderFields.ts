import * as v from 'valibot';
import { flag, numberOrNull, text, textOrNull } from '../schema';
import { isPhoneComplete } from '../session/phone';
import type { User } from '../session/user';
import type { Change } from './change';
import type { DoorWish } from './door';
import { type DraftField, type OrderDraft, substitutionOf } from './draftFields';
import type { ServiceType } from './order';
import { paymentTypes } from './paymentTraits';
import {
  type Past,
  refilledAddress,
  refilledDoor,
  refilledSubstitution,
  refilledTime,
} from './refills';
import type { StaffNote } from './staffNotes';

/** What an option is sent from. */
export type Sending = {
  draft: OrderDraft;
  user: Pick<User, 'phone'>;
  /** the merchant's `receiverActive` */
  isReceiverOffered: boolean;
  /** epoch milliseconds; null for as soon as possible */
  deliveryAt: number | null;
};
/**
 * An option of the request, under the field's name or `name`. For a service that is none of `services` it is
 * `notApplicable`, and so it is in a request that an earlier build has stored without it, if `isAddedLater`.
 */
type Sent<K extends SentKind> = {
  as: K;
  services: readonly ServiceType[];
  value: (from: Sending) => ValueOf<K>;
  name?: string;
  isAddedLater?: true;
};

/** What a sentence for the staff is made from. */
export type Saying = {
  draft: OrderDraft;
  /** the answers that hold for this order */
  change: Change | null;
  door: readonly DoorWish[];
};
/** Sentences in an order's notes, as §3 has no field for it. None is said at a table: the waiter asks. */
type Said = {
  in: 'note' | 'courierComment';
  notes: (from: Saying) => readonly StaffNote[];
};

/** What clears a field: its order was placed, or the session of the person it tells of was lost. */
export type Ending = 'ordered' | 'sessionLost';

/** An unpaid order is to be paid another way, or an earlier one is ordered again. */
export type Occasion = 'paidOtherwise' | 'orderedAgain';
type Refill<Value> = {
  on: readonly Occasion[];
  value: (draft: OrderDraft, past: Past) => Value;
};

type Row<F extends DraftField> = {
  /** how an order tells it; null: another part of the request is composed of it (`composeOrder`) */
  told: { [K in SentKind]: Sent<K> }[SentKind] | Said | null;
  ends: readonly Ending[];
  /** null: it is not cleared, or asked again, as orders do not tell it */
  refill: Refill<OrderDraft[F]> | null;
};

const sent = <K extends SentKind>(
  as: K,
  services: Sent<K>['services'],
  value: Sent<K>['value'],
): Sent<K> => ({ as, services, value });
const everywhere: readonly ServiceType[] = ['DELIVERY', 'PICK_UP', 'DINE_IN'];
const notAtTable: readonly ServiceType[] = ['DELIVERY', 'PICK_UP'];

const said = (where: Said['in'], notes: Said['notes']): Said => ({ in: where, notes });

const paidOtherwise = <V>(value: Refill<V>['value']): Refill<V> => ({
  on: ['paidOtherwise'],
  value,
});
const always = <V>(value: Refill<V>['value']): Refill<V> => ({
  on: ['paidOtherwise', 'orderedAgain'],
  value,
});

const kept = { ends: [], refill: null } as const;

/** What becomes of each field of the draft when it is ordered; its type and default: `draftFields`. */
export const orderFields = {
  serviceType: { told: null, ...kept },
  branchId: { told: null, ...kept },
  // Its extras end with the order, and a saved one with the session: `stores/order/draftEnd`.
  address: { told: null, ends: [], refill: always(refilledAddress) },
  paymentType: {
    told: sent('paymentType', everywhere, ({ draft }) => draft.paymentType),
    ...kept,
  },
  cardId: {
    told: sent('id', everywhere, ({ draft }) =>
      draft.paymentType === 'OTHER' ? draft.cardId : null,
    ),
    ends: ['sessionLost'],
    refill: null,
  },
  promo: { told: null, ends: ['ordered'], refill: null },
  cashback: { told: null, ends: ['ordered', 'sessionLost'], refill: null },
  later: {
    told: {
      ...sent('moment', notAtTable, ({ deliveryAt }) => deliveryAt),
      name: 'deliveryAt' as const,
    },
    ends: ['ordered'],
    refill: paidOtherwise((draft, past) => refilledTime(draft, past).later),
  },
  day: {
    told: sent('textOrNull', notAtTable, ({ draft, deliveryAt }) =>
      deliveryAt === null ? null : draft.day,
    ),
    ends: ['ordered'],
    refill: paidOtherwise((draft, past) => refilledTime(draft, past).day),
  },
  time: {
    told: sent('textOrNull', notAtTable, ({ draft, deliveryAt }) =>
      deliveryAt === null ? null : draft.time,
    ),
    ends: ['ordered'],
    refill: paidOtherwise((draft, past) => refilledTime(draft, past).time),
  },
  receiver: {
    told: sent('receiver', notAtTable, ({ draft: { receiver }, isReceiverOffered }) =>
      isReceiverOffered ? receiver && { ...receiver } : null,
    ),
    ends: ['ordered', 'sessionLost'],
    refill: paidOtherwise(
      ({ receiver }, { order }) => receiver ?? (order.receiver && { ...order.receiver }),
    ),
  },
  sendCheque: {
    told: sent('flag', everywhere, ({ draft }) => draft.sendCheque),
    ends: ['ordered', 'sessionLost'],
    refill: null,
  },
  sendChequePhone: {
    told: sent('text', everywhere, ({ draft: { sendCheque, sendChequePhone }, user }) => {
      if (!sendCheque) return '';
      return isPhoneComplete(sendChequePhone) ? sendChequePhone : (user.phone ?? '');
    }),
    ends: ['ordered', 'sessionLost'],
    refill: null,
  },
  courierComment: {
    told: sent('text', notAtTable, ({ draft }) => draft.courierComment.trim()),
    ends: ['ordered'],
    refill: paidOtherwise(
      (draft, { order, read }) => draft.courierComment || read(order.courierComment).own,
    ),
  },
  note: {
    told: sent('text', everywhere, ({ draft }) => draft.note.trim()),
    ends: ['ordered'],
    refill: paidOtherwise((draft, { order, read }) => draft.note || read(order.note).own),
  },
  // Each line’s note says it too, of its product (`flows/order/readOrderRequest`).
  substitution: {
    told: said('note', ({ draft }) => {
      const answer = substitutionOf(draft.substitution);
      return answer ? [{ says: answer }] : [];
    }),
    ends: ['ordered'],
    refill: paidOtherwise(refilledSubstitution),
  },
  // Remembered for the person. An order that is paid online says nothing about it.
  change: {
    told: said('courierComment', ({ change: sum }) => {
      if (sum === null) return [];
      return [sum === 'none' ? { says: 'noChange' } : { says: 'change', sum }];
    }),
    ...kept,
  },
  // Remembered for the address.
  door: {
    told: said('courierComment', ({ door }) => door.map((says) => ({ says }))),
    ends: [],
    refill: always(refilledDoor),
  },
} satisfies { [F in DraftField]: Row<F> };

/** What an option of a request can be. */
export const sentKinds = {
  text,
  textOrNull,
  id: textOrNull,
  flag,
  /** epoch milliseconds */
  moment: numberOrNull,
  receiver: v.nullable(v.object({ firstName: text, phone: text })),
  paymentType: v.picklist(paymentTypes),
};

export type SentKind = keyof typeof sentKinds;
export type ValueOf<K extends SentKind> = v.InferOutput<(typeof sentKinds)[K]>;

/** Each kind's value where the option does not apply. */
export const notApplicable: { readonly [K in SentKind]: ValueOf<K> } = {
  text: '',
  textOrNull: null,
  id: null,
  flag: false,
  moment: null,
  receiver: null,
  paymentType: 'CASH',
};
