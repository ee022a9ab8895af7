import { blankDraft, type OrderDraft } from './draftFields';
import type { ServiceType } from './order';
import {
  type Ending,
  notApplicable,
  type Occasion,
  type OptionKind,
  type OptionSource,
  optionKinds,
  orderFields,
  type StaffNoteSource,
  type ValueOf,
} from './orderFields';
import type { Past } from './refills';
import type { StaffNote } from './staffNotes';

// What follows from the table of fields.

type Fields = typeof orderFields;
type NameOf<Request, F> = Request extends { as: OptionKind }
  ? Request extends { name: infer Name extends string }
    ? Name
    : F
  : never;
/** The options of a request, each with its kind. */
type OptionKinds = {
  [F in keyof Fields as NameOf<Fields[F]['request'], F>]: Fields[F]['request'] extends {
    as: infer K extends OptionKind;
  }
    ? K
    : never;
};

/** Order options besides lines and address: receiver, time, payment and notes. */
export type OrderPreferences = { [Name in keyof OptionKinds]: ValueOf<OptionKinds[Name]> };

/** What is sent as an option, under its name. */
export const requestOptions = Object.entries(orderFields).flatMap(([field, { request }]) =>
  request && 'as' in request ? [{ name: field, ...request }] : [],
);

/** For each option of a request what there is for its kind. */
export const forRequestOptions = <By extends Readonly<Record<OptionKind, unknown>>>(byKind: By) =>
  Object.fromEntries(requestOptions.map(({ name, as }) => [name, byKind[as]])) as {
    [Name in keyof OptionKinds]: By[OptionKinds[Name]];
  };

const blank = forRequestOptions(notApplicable);

/** The schemas of a stored request's options. */
export const preferenceSchemas = forRequestOptions(optionKinds);

/**
 * What a request without an option means, for each that was added since requests are stored: an order
 * outlives the build that sent it. `tests/samples/storedRequest.ts` has such a request.
 */
export const addedLater: Readonly<Record<string, unknown>> = Object.fromEntries(
  requestOptions.flatMap(({ name, as, isAddedLater }) =>
    isAddedLater ? [[name, notApplicable[as]]] : [],
  ),
);

/** The options of an order: the draft's where they apply to the service. */
export function preferencesOf(from: OptionSource & { serviceType: ServiceType }): OrderPreferences {
  const applicable = requestOptions.filter(({ services }) => services.includes(from.serviceType));
  const values = applicable.map(({ name, value }) => [name, value(from)] as const);
  return { ...blank, ...Object.fromEntries(values) };
}

/** What the fields say to the staff in this note, in their order. */
export const notesIn = (note: 'note' | 'courierComment', from: StaffNoteSource): StaffNote[] =>
  Object.values(orderFields).flatMap(({ request }) =>
    request && 'in' in request && request.in === note ? request.notes(from) : [],
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
