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

/** What an option is read from. */
export type OptionSource = {
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
type RequestOption<K extends OptionKind> = {
  as: K;
  services: readonly ServiceType[];
  value: (from: OptionSource) => ValueOf<K>;
  name?: string;
  isAddedLater?: true;
};

/** What a sentence for the staff is made from. */
export type StaffNoteSource = {
  draft: OrderDraft;
  /** the answers that hold for this order */
  change: Change | null;
  door: readonly DoorWish[];
};
/** Sentences in an order's notes, as §3 has no field for it. None is said at a table: the waiter asks. */
type StaffNotes = {
  in: 'note' | 'courierComment';
  notes: (from: StaffNoteSource) => readonly StaffNote[];
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
  /** how it stands in the request; null: another part of the request is composed of it (`composeOrder`) */
  request: { [K in OptionKind]: RequestOption<K> }[OptionKind] | StaffNotes | null;
  ends: readonly Ending[];
  /** null: it is not cleared, or asked again, as orders do not tell it */
  refill: Refill<OrderDraft[F]> | null;
};

const option = <K extends OptionKind>(
  as: K,
  services: RequestOption<K>['services'],
  value: RequestOption<K>['value'],
): RequestOption<K> => ({ as, services, value });
const everywhere: readonly ServiceType[] = ['DELIVERY', 'PICK_UP', 'DINE_IN'];
const notAtTable: readonly ServiceType[] = ['DELIVERY', 'PICK_UP'];

const staffNote = (where: StaffNotes['in'], notes: StaffNotes['notes']): StaffNotes => ({
  in: where,
  notes,
});

const paidOtherwise = <V>(value: Refill<V>['value']): Refill<V> => ({
  on: ['paidOtherwise'],
  value,
});
const always = <V>(value: Refill<V>['value']): Refill<V> => ({
  on: ['paidOtherwise', 'orderedAgain'],
  value,
});

const permanent = { ends: [], refill: null } as const;

/** What becomes of each field of the draft when it is ordered; its type and default: `draftFields`. */
export const orderFields = {
  serviceType: { request: null, ...permanent },
  branchId: { request: null, ...permanent },
  // Its extras end with the order, and a saved one with the session: `stores/order/draftEnd`.
  address: { request: null, ends: [], refill: always(refilledAddress) },
  paymentType: {
    request: option('paymentType', everywhere, ({ draft }) => draft.paymentType),
    ...permanent,
  },
  cardId: {
    request: option('id', everywhere, ({ draft }) =>
      draft.paymentType === 'OTHER' ? draft.cardId : null,
    ),
    ends: ['sessionLost'],
    refill: null,
  },
  promo: { request: null, ends: ['ordered'], refill: null },
  cashback: { request: null, ends: ['ordered', 'sessionLost'], refill: null },
  later: {
    request: {
      ...option('moment', notAtTable, ({ deliveryAt }) => deliveryAt),
      name: 'deliveryAt' as const,
    },
    ends: ['ordered'],
    refill: paidOtherwise((draft, past) => refilledTime(draft, past).later),
  },
  day: {
    request: option('textOrNull', notAtTable, ({ draft, deliveryAt }) =>
      deliveryAt === null ? null : draft.day,
    ),
    ends: ['ordered'],
    refill: paidOtherwise((draft, past) => refilledTime(draft, past).day),
  },
  time: {
    request: option('textOrNull', notAtTable, ({ draft, deliveryAt }) =>
      deliveryAt === null ? null : draft.time,
    ),
    ends: ['ordered'],
    refill: paidOtherwise((draft, past) => refilledTime(draft, past).time),
  },
  receiver: {
    request: option('receiver', notAtTable, ({ draft: { receiver }, isReceiverOffered }) =>
      isReceiverOffered ? receiver && { ...receiver } : null,
    ),
    ends: ['ordered', 'sessionLost'],
    refill: paidOtherwise(
      ({ receiver }, { order }) => receiver ?? (order.receiver && { ...order.receiver }),
    ),
  },
  sendCheque: {
    request: option('flag', everywhere, ({ draft }) => draft.sendCheque),
    ends: ['ordered', 'sessionLost'],
    refill: null,
  },
  sendChequePhone: {
    request: option('text', everywhere, ({ draft: { sendCheque, sendChequePhone }, user }) => {
      if (!sendCheque) return '';
      return isPhoneComplete(sendChequePhone) ? sendChequePhone : (user.phone ?? '');
    }),
    ends: ['ordered', 'sessionLost'],
    refill: null,
  },
  courierComment: {
    request: option('text', notAtTable, ({ draft }) => draft.courierComment.trim()),
    ends: ['ordered'],
    refill: paidOtherwise(
      (draft, { order, read }) => draft.courierComment || read(order.courierComment).own,
    ),
  },
  note: {
    request: option('text', everywhere, ({ draft }) => draft.note.trim()),
    ends: ['ordered'],
    refill: paidOtherwise((draft, { order, read }) => draft.note || read(order.note).own),
  },
  // Each line’s note says it too, of its product (`flows/order/readOrderRequest`).
  substitution: {
    request: staffNote('note', ({ draft }) => {
      const answer = substitutionOf(draft.substitution);
      return answer ? [{ sentence: answer }] : [];
    }),
    ends: ['ordered'],
    refill: paidOtherwise(refilledSubstitution),
  },
  // Remembered for the person. An order that is paid online says nothing about it.
  change: {
    request: staffNote('courierComment', ({ change: sum }) => {
      if (sum === null) return [];
      return [sum === 'none' ? { sentence: 'noChange' } : { sentence: 'change', sum }];
    }),
    ...permanent,
  },
  // Remembered for the address.
  door: {
    request: staffNote('courierComment', ({ door }) => door.map((sentence) => ({ sentence }))),
    ends: [],
    refill: always(refilledDoor),
  },
} satisfies { [F in DraftField]: Row<F> };

/** What an option of a request can be. */
export const optionKinds = {
  text,
  textOrNull,
  id: textOrNull,
  flag,
  /** epoch milliseconds */
  moment: numberOrNull,
  receiver: v.nullable(v.object({ firstName: text, phone: text })),
  paymentType: v.picklist(paymentTypes),
};

export type OptionKind = keyof typeof optionKinds;
export type ValueOf<K extends OptionKind> = v.InferOutput<(typeof optionKinds)[K]>;

/** Each kind's value where the option does not apply. */
export const notApplicable: { readonly [K in OptionKind]: ValueOf<K> } = {
  text: '',
  textOrNull: null,
  id: null,
  flag: false,
  moment: null,
  receiver: null,
  paymentType: 'CASH',
};
