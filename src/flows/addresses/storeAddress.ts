import { createAddress, listAddresses } from '../../api/addresses';
import { failureKind } from '../../api/failureKind';
import { failure, type Result } from '../../api/result';
import type { Address } from '../../domain/addresses/address';
import { isSameDoor } from '../../domain/addresses/addressMatch';
import * as merchant from '../../stores/merchant';
import { services } from '../services';

/**
 * Creates an address exactly once. §7 retries a write once, but an address whose response was lost
 * may exist: it is looked up among those not in `known` and sent again only if missing. One stored
 * without a returned id keeps its temporary id.
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
  const existing = saved?.find((one) => isNew(one) && isSameDoor(one, address));
  if (existing) return [null, existing];
  if (!error) return saved ? failure('unreadable') : [null, address];
  // A second 30 s timeout would be too long for the user.
  if (!saved || error.kind === 'timeout') return [error, null];
  const [retryError, stored] = await createAddress(http, userId, address);
  return retryError ? [retryError, null] : [null, stored ?? address];
}

/** The user's saved addresses at this merchant. */
export const listSaved = (userId: string): Promise<Result<Address[]>> =>
  listAddresses(services().http, merchant.state.merchant?.id ?? '', userId);
