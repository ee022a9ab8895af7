import * as v from 'valibot';
import { type Address, addressLine, isTemporary } from '../domain/addresses/address';
import { detailCalled, readSentence, rewriteSentence } from '../domain/addresses/detailSentence';
import { isPlaced } from '../domain/geo/geo';
import { anyRecord } from '../domain/shape';
import type { Http } from './call';
import { field, parsed } from './readers/field';
import { listOf } from './readers/lists';
import { placeFields, placeOf } from './readers/places';
import { orNothing, orNull, theRecord, withReceived } from './readers/records';
import { text, toText } from './readers/texts';
import { id, idOrNull } from './readers/values';
import type { Result } from './result';

const entries = {
  name: text,
  streetName: text,
  houseNumber: text,
  description: text,
  comment: text,
  ...placeFields,
  cityId: idOrNull,
  office: text,
  entrance: text,
  floor: text,
  domophone: text,
  details: field(readDetails),
};

const anyAddress = v.object({ ...entries, id: idOrNull });
type Wire = v.InferOutput<typeof anyAddress>;

/** The address's own fields win over those in `details`. */
function toAddress(wire: Wire): Address {
  const { id, name, streetName, houseNumber, description, comment, cityId } = wire;
  const { office, entrance, floor, domophone } = wire;
  const { details, words } = wire.details;
  const place = placeOf(wire);
  return {
    ...{ name, streetName, houseNumber, description, comment, cityId },
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    id: id ?? '',
    details: {
      office: office || details.office || '',
      entrance: entrance || details.entrance || '',
      floor: floor || details.floor || '',
      domophone: domophone || details.domophone || '',
    },
    ...(words && { words }),
  };
}

/** A saved address, with the record as it came. */
export const savedAddress = v.pipe(
  withReceived(v.object({ ...entries, id })),
  v.transform(({ wire, received }): Address => ({ ...toAddress(wire), received })),
);

/** An order's address, which need not be saved. */
export const orderAddress = v.pipe(
  anyAddress,
  v.transform(toAddress),
  v.check((address) => isPlaced(address) || addressLine(address) !== ''),
);

/**
 * An address in wire format. §4: temporary ids are not sent. One that came from the server goes
 * back as it came, known fields and unknown ones, except for what was changed here.
 */
export function addressBody(
  address: Omit<Address, 'id'> & { id: string | null },
): Record<string, unknown> {
  const { id: own, details, words: _, received, ...rest } = address;
  const savedId = own && !isTemporary({ id: own }) ? own : null;
  if (!received) {
    const idOnly = savedId ? { id: savedId } : {};
    return { ...idOnly, ...rest, ...details, details: JSON.stringify(details) };
  }
  const { id: receivedId, ...fields } = received;
  return {
    ...(savedId && { id: receivedId }),
    ...fields,
    ...changesOf(received, { ...rest, details }),
  };
}

/** The fields that differ from the record as it came, in wire format. */
function changesOf(
  received: Readonly<Record<string, unknown>>,
  { details, ...plain }: Omit<Address, 'id' | 'words' | 'received'>,
): Record<string, unknown> {
  const before = toAddress(v.parse(anyAddress, received));
  const changes = differences(before, plain);
  const changed = differences(before.details, details);
  if (Object.keys(changed).length === 0) return changes;
  return { ...changes, ...changed, details: writeDetails(received.details, changed, details) };
}

function differences<T extends object>(before: T, after: Partial<T>): Partial<T> {
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([name, value]) => was.get(name) !== value);
  return Object.fromEntries(changed) as Partial<T>;
}

export const listAddresses = (
  http: Http,
  merchantId: string,
  userId: string,
): Promise<Result<Address[]>> =>
  http.get(
    `/users/v1/addresses/merchant/${encodeURIComponent(merchantId)}/user/${encodeURIComponent(userId)}`,
    { withToken: true, schema: listOf(savedAddress) },
  );

/**
 * Saves a new address; null if the server stores it without returning it. Never retried: after a
 * lost response the address may exist, which only the list can tell.
 */
export const createAddress = (
  http: Http,
  userId: string,
  created: Address,
): Promise<Result<Address | null>> =>
  http.post(`/users/v1/addresses/user/${encodeURIComponent(userId)}`, {
    withToken: true,
    retry: false,
    body: addressBody(created),
    schema: orNothing(theRecord(savedAddress)),
  });

/** Updates a saved address; returns it as stored, or as sent if the response has no body. */
export async function updateAddress(http: Http, changed: Address): Promise<Result<Address>> {
  const [error, stored] = await http.put(`/users/v1/addresses/${encodeURIComponent(changed.id)}`, {
    withToken: true,
    body: addressBody(changed),
    schema: orNull(theRecord(savedAddress)),
  });
  return error ? [error, null] : [null, stored ?? changed];
}

export const deleteAddress = (http: Http, addressId: string): Promise<Result<null>> =>
  http.delete(`/users/v1/addresses/${encodeURIComponent(addressId)}`, { withToken: true });

type Details = Address['details'];
type Read = { details: Partial<Details>; words: string };

/**
 * §3: `details` holds floor, office, entrance and domophone as text. Servers write that as an
 * object, as JSON text (as this app does) or as a sentence; what is none of the four is returned as
 * words.
 */
function readDetails(details: unknown): Read {
  const stored = parsed(details);
  if (anyRecord(stored)) return readRecord(stored);
  if (Array.isArray(stored)) return readSentence(stored.map((one) => toText(one)).join(', '));
  return readSentence(toText(stored));
}

function readRecord(stored: Readonly<Record<string, unknown>>): Read {
  const details: Partial<Details> = {};
  const words: string[] = [];
  for (const [label, value] of Object.entries(stored)) {
    const shown = wordsOf(value).trim();
    const name = detailCalled(label);
    if (name) details[name] ||= shown;
    else if (shown) words.push(label === 'comment' ? shown : `${label}: ${shown}`);
  }
  return { details, words: words.join(', ') };
}

/** A value as words; a record inside is none of the four details, whatever its labels are. */
function wordsOf(value: unknown): string {
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(', ');
  if (!anyRecord(value)) return toText(value);
  const entries = Object.entries(value).map(([label, inner]) => [label, wordsOf(inner)] as const);
  return entries.flatMap(([label, words]) => (words ? [`${label}: ${words}`] : [])).join(', ');
}

/** `details` in the form it came in, with other values; JSON text where there was none. */
function writeDetails(received: unknown, changes: Partial<Details>, all: Details): unknown {
  const stored = parsed(received);
  if (anyRecord(stored)) {
    const changed = { ...stored, ...renamed(stored, changes) };
    return typeof received === 'string' ? JSON.stringify(changed) : changed;
  }
  const sentence = toText(stored);
  return sentence ? rewriteSentence(sentence, changes) : JSON.stringify(all);
}

/** The changes under the labels of the record, such as `kv` for `office`. */
function renamed(stored: object, changes: Partial<Details>): Record<string, string> {
  const labels = Object.keys(stored);
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      labels.find((label) => label === name) ??
        labels.find((label) => detailCalled(label) === name) ??
        name,
      value,
    ]),
  );
}
