import { blankDraft, type OrderDraft } from './draftFields';
import type { ServiceType } from './order';
import {
  type Ending,
  notApplicable,
  type Occasion,
  orderFields,
  type Saying,
  type Sending,
  type SentKind,
  sentKinds,
  type ValueOf,
} from './orderFields';
import type { Past } from './refills';
import type { StaffNote } from './staffNotes';

// What follows from the table of fields.

type Fields = typeof orderFields;
type NameOf<Told, F> = Told extends { as: SentKind }
  ? Told extends { name: infer Name extends string }
    ? Name
    : F
  : never;
/** The options of a request, each with its kind. */
type SentKinds = {
  [F in keyof Fields as NameOf<Fields[F]['told'], F>]: Fields[F]['told'] extends {
    as: infer K extends SentKind;
  }
    ? K
    : never;
};

/** Order options besides lines and address: receiver, time, payment and notes. */
export type OrderPreferences = { [Name in keyof SentKinds]: ValueOf<SentKinds[Name]> };

/** What is sent as an option, under its name. */
export const sentFields = Object.entries(orderFields).flatMap(([field, { told }]) =>
  told && 'as' in told ? [{ name: field, ...told }] : [],
);

/** For each option of a request what there is for its kind. */
export const forSentFields = <By extends Readonly<Record<SentKind, unknown>>>(byKind: By) =>
  Object.fromEntries(sentFields.map(({ name, as }) => [name, byKind[as]])) as {
    [Name in keyof SentKinds]: By[SentKinds[Name]];
  };

const blank = forSentFields(notApplicable);

/** The schemas of a stored request's options. */
export const preferenceSchemas = forSentFields(sentKinds);

/**
 * What a request without an option means, for each that was added since requests are stored: an order
 * outlives the build that sent it. `tests/samples/storedRequest.ts` has such a request.
 */
export const addedLater: Readonly<Record<string, unknown>> = Object.fromEntries(
  sentFields.flatMap(({ name, as, isAddedLater }) =>
    isAddedLater ? [[name, notApplicable[as]]] : [],
  ),
);

/** The options of an order: the draft's where they apply to the service. */
export function preferencesOf(from: Sending & { serviceType: ServiceType }): OrderPreferences {
  const applicable = sentFields.filter(({ services }) => services.includes(from.serviceType));
  const values = applicable.map(({ name, value }) => [name, value(from)] as const);
  return { ...blank, ...Object.fromEntries(values) };
}

/** What the fields say to the staff in this note, in their order. */
export const notesIn = (note: 'note' | 'courierComment', from: Saying): StaffNote[] =>
  Object.values(orderFields).flatMap(({ told }) =>
    told && 'in' in told && told.in === note ? told.notes(from) : [],
  );

const endings: Readonly<Record<string, { ends: readonly Ending[] }>> = orderFields;

/** The fields that end, blank. */
export const blankAfter = (ending: Ending): Partial<OrderDraft> =>
  Object.fromEntries(
    Object.entries(blankDraft()).filter(([name]) => endings[name]?.ends.includes(ending)),
  );

/** The fields that come back from an earlier order. */
export function refilled(draft: OrderDraft, past: Past, occasion: Occasion): Partial<OrderDraft> {
  return Object.fromEntries(
    Object.entries(orderFields).flatMap(([name, { refill }]) =>
      refill?.on.includes(occasion) ? [[name, refill.value(draft, past)]] : [],
    ),
  );
}
