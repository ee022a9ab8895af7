import { createAddress, listAddresses } from '../../api/addresses';
import { failureKind } from '../../api/failureKind';
import { failure, type Result } from '../../api/result';
import type { Address } from '../../domain/addresses/address';
import { isSameDoor } from '../../domain/addresses/addressMatch';
import * as merchant from '../../stores/merchant';
import { services } from '../services';

/**
 * Gives the server a new address of a user exactly once. §7 retries a write once, but an answer that
 * was lost may belong to an address that is there: it is looked for among those that are not `known`
 * from before, and sent again only when it is missing. One that the server has stored without telling its
 * id, in an answer or in the list, keeps its temporary one.
 */
export async function createAddressOnce(
  userId: string,
  address: Address,
  known: readonly Address[],
): Promise<Result<Address>> {
  const { http } = services();
  const [error, created] = await createAddress(http, userId, address);
  if (created) return [null, created];
  if (error && failureKind(error) === 'refused') return [error, null];
  const [, saved] = await listSaved(userId);
  const isNew = ({ id }: Address) => !known.some((one) => one.id === id);
  const there = saved?.find((one) => isNew(one) && isSameDoor(one, address));
  if (there) return [null, there];
  if (!error) return saved ? failure('unreadable') : [null, address];
  // A second wait of 30 s is more than a person has.
  if (!saved || error.kind === 'timeout') return [error, null];
  const [again, stored] = await createAddress(http, userId, address);
  return again ? [again, null] : [null, stored ?? address];
}

/** What the server keeps for a user at this merchant. */
export const listSaved = (userId: string): Promise<Result<Address[]>> =>
  listAddresses(services().http, merchant.state.merchant?.id ?? '', userId);
