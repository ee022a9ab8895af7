import * as v from 'valibot';
import { type Address, addressLine, isTemporary } from '../domain/addresses/address';
import { isPlaced } from '../domain/geo/geo';
import { readDetails, writeDetails } from './addressDetails';
import type { Http } from './http';
import { listOf } from './lists';
import type { Result } from './result';
import {
  field,
  id,
  idOrNull,
  latitudeOrNull,
  longitudeOrNull,
  orNothing,
  orNull,
  placeOf,
  text,
} from './wire';
import { withReceived } from './withReceived';

const entries = {
  name: text,
  streetName: text,
  houseNumber: text,
  description: text,
  comment: text,
  latitude: latitudeOrNull,
  longitude: longitudeOrNull,
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
function toAddress({ office, entrance, floor, domophone, details: said, ...wire }: Wire): Address {
  const { details, words } = said;
  const place = placeOf(wire);
  return {
    ...wire,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    id: wire.id ?? '',
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
  const { id: receivedId, ...kept } = received;
  return {
    ...(savedId && { id: receivedId }),
    ...kept,
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
    schema: orNothing(savedAddress),
  });

/** Updates a saved address; returns it as stored, or as sent if the response has no body. */
export async function updateAddress(http: Http, changed: Address): Promise<Result<Address>> {
  const [error, stored] = await http.put(`/users/v1/addresses/${encodeURIComponent(changed.id)}`, {
    withToken: true,
    body: addressBody(changed),
    schema: orNull(savedAddress),
  });
  return error ? [error, null] : [null, stored ?? changed];
}

export const deleteAddress = (http: Http, addressId: string): Promise<Result<null>> =>
  http.delete(`/users/v1/addresses/${encodeURIComponent(addressId)}`, { withToken: true });
