import { createAddress, listAddresses, updateAddress } from '../../api/addresses';
import { failureKind } from '../../api/failureKind';
import { failure, type Result } from '../../api/result';
import type { Address } from '../../domain/addresses/address';
import { isSameAddress, isSameDoor } from '../../domain/addresses/addressMatch';
import * as merchant from '../../stores/merchant';
import { services } from '../services';

/** The ids that addresses got at the server, by the temporary ids that they were created with. */
const createdIds = new Map<string, string>();

/** Addresses that may have arrived, by their temporary ids, each with those that were there before. */
const unclear = new Map<string, { address: Address; before: readonly Address[] }>();

let turn: Promise<unknown> = Promise.resolve();

/** Runs `work` once all that was begun before is over: what is saved twice is known the second time. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = turn.then(work);
  turn = result.catch(() => undefined);
  return result;
}

/**
 * Creates an address once, however often it is saved: what was created under its temporary id is changed instead, and
 * one that `isSame` is that one. `known` are the saved ones as far as this device knows; while it is not clear whether
 * one has arrived they are read again first. One stored without a returned id keeps its temporary id.
 */
export async function createOnce(
  userId: string,
  address: Address,
  known: readonly Address[],
  isSame = isSameAddress,
): Promise<Result<Address>> {
  const [error, listed] = unclear.size > 0 ? await lookUp(userId) : [null, known];
  // Where the list is refused, nothing can be looked up: the person has decided.
  if (error && failureKind(error) !== 'refused') return [error, null];
  const before = listed ?? known;
  const own = before.find(({ id }) => id === createdIds.get(address.id));
  const existing = own ?? before.find((one) => isSame(one, address));
  if (!existing) return create(userId, address, before);
  const { id, received } = existing;
  createdIds.set(address.id, id);
  if (isSame(existing, address)) return [null, existing];
  return updateAddress(services().http, { ...address, id, received });
}

/** §7 retries a write once, but an address whose response was lost may exist: it is sent again only if missing. */
async function create(
  userId: string,
  address: Address,
  before: readonly Address[],
): Promise<Result<Address>> {
  const [error, created] = await post(userId, address, before);
  if (created) return [null, created];
  if (error && failureKind(error) === 'refused') return [error, null];
  const [, listed] = await lookUp(userId);
  const arrived = listed?.find(({ id }) => id === createdIds.get(address.id));
  if (arrived) return [null, arrived];
  if (!error) return listed ? failure('unreadable') : [null, address];
  // A second 30 s timeout would be too long for the user.
  if (!listed || error.kind === 'timeout') return [error, null];
  const [retryError, stored] = await post(userId, address, before);
  return retryError ? [retryError, null] : [null, stored ?? address];
}

/** Sends it, and notes what came of it. */
async function post(
  userId: string,
  address: Address,
  before: readonly Address[],
): ReturnType<typeof createAddress> {
  const result = await createAddress(services().http, userId, address);
  const [error, created] = result;
  unclear.delete(address.id);
  if (created) createdIds.set(address.id, created.id);
  else if (!error || failureKind(error) !== 'refused') unclear.set(address.id, { address, before });
  return result;
}

/** Reads the saved ones, and finds those among them that were created without an answer. */
async function lookUp(userId: string): Promise<Result<Address[]>> {
  const result = await listSaved(userId);
  for (const [id, { address, before }] of unclear) {
    const isNew = (one: Address) => !before.some((earlier) => earlier.id === one.id);
    const arrived = result[1]?.find((one) => isNew(one) && isSameDoor(one, address));
    if (!arrived) continue;
    createdIds.set(id, arrived.id);
    unclear.delete(id);
  }
  return result;
}

/** The user's saved addresses at this merchant. */
export const listSaved = (userId: string): Promise<Result<Address[]>> =>
  listAddresses(services().http, merchant.state.merchant?.id ?? '', userId);
