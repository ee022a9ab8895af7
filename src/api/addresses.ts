import * as v from 'valibot';
import { type Address, isTemporary } from '../domain/addresses/address';
import type { Http } from './http';
import { listOf } from './lists';
import type { Result } from './result';
import {
  fieldOf,
  id,
  idOrNull,
  latitude,
  longitude,
  orNothing,
  orNull,
  text,
  toText,
} from './wire';

const entries = {
  name: text,
  streetName: text,
  houseNumber: text,
  description: text,
  comment: text,
  latitude,
  longitude,
  cityId: idOrNull,
  office: text,
  entrance: text,
  floor: text,
  domophone: text,
  details: text,
};

const anyAddress = v.object({ ...entries, id: idOrNull });
type Wire = v.InferOutput<typeof anyAddress>;

function toAddress({ office, entrance, floor, domophone, details, ...wire }: Wire): Address {
  const stored = parse(details);
  const detail = (own: string, name: string) => own || toText(fieldOf(stored, name));
  return {
    ...wire,
    id: wire.id ?? '',
    details: {
      office: detail(office, 'office'),
      entrance: detail(entrance, 'entrance'),
      floor: detail(floor, 'floor'),
      domophone: detail(domophone, 'domophone'),
    },
  };
}

/** §3: `details` holds floor, office, entrance and domophone as text; this app writes JSON. */
function parse(details: string): unknown {
  try {
    return JSON.parse(details);
  } catch {
    return null;
  }
}

const address = v.pipe(
  v.object({ ...entries, id }),
  v.transform((wire) => toAddress(wire)),
);

/** An order's address, which need not be saved. */
export const orderAddress = v.pipe(anyAddress, v.transform(toAddress));

/** An address in wire format. §4: temporary ids are not sent. */
export function addressBody(
  address: Omit<Address, 'id'> & { id: string | null },
): Record<string, unknown> {
  const { id: own, details, ...rest } = address;
  return {
    ...(own && !isTemporary({ id: own }) ? { id: own } : {}),
    ...rest,
    type: details.office ? 'APARTMENT' : 'HOUSE',
    ...details,
    details: JSON.stringify(details),
  };
}

export const listAddresses = (
  http: Http,
  merchantId: string,
  userId: string,
): Promise<Result<Address[]>> =>
  http.get(
    `/users/v1/addresses/merchant/${encodeURIComponent(merchantId)}/user/${encodeURIComponent(userId)}`,
    { withToken: true, schema: listOf(address) },
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
    schema: orNothing(address),
  });

/** Updates a saved address; returns it as stored, or as sent if the response has no body. */
export async function updateAddress(http: Http, changed: Address): Promise<Result<Address>> {
  const [error, stored] = await http.put(`/users/v1/addresses/${encodeURIComponent(changed.id)}`, {
    withToken: true,
    body: addressBody(changed),
    schema: orNull(address),
  });
  return error ? [error, null] : [null, stored ?? changed];
}

export const deleteAddress = (http: Http, addressId: string): Promise<Result<null>> =>
  http.delete(`/users/v1/addresses/${encodeURIComponent(addressId)}`, { withToken: true });
