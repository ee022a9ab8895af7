import { createAddress, deleteAddress, listAddresses } from '../../api/addresses';
import { listRegions } from '../../api/deliveries';
import { failureKind } from '../../api/failureKind';
import { failure, type Result } from '../../api/result';
import { type Address, isTemporary } from '../../domain/addresses/address';
import { isSameAddress, isSameDoor } from '../../domain/addresses/addressMatch';
import * as addresses from '../../stores/addresses/addresses';
import * as regions from '../../stores/addresses/regions';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import * as session from '../../stores/session/session';
import { services } from '../services';
import { chooseKnownAddress } from './chooseKnownAddress';

let inFlight: Promise<void> | null = null;

/** Fetches the signed-in customer's addresses. §8: fails silently. */
export function loadAddresses(): Promise<void> {
  inFlight ??= load().finally(() => {
    inFlight = null;
  });
  return inFlight;
}

async function load(): Promise<void> {
  const { user, token } = session.state;
  if (!user || !token) return;
  addresses.setStatus('loading');
  const before = addresses.state.saved;
  const [, saved] = await listSaved(user.id);
  // The user changed while the request was in flight.
  if (session.state.user?.id !== user.id) return load();
  // The list changed while the request was in flight, so this response may be stale.
  if (saved && addresses.state.saved !== before) return load();
  if (saved) addresses.setSaved(saved);
  else addresses.setStatus('failed');
}

/** Fetches the delivery regions, which require a token. §8: unchanged on failure. */
export async function loadRegions(): Promise<void> {
  if (!session.state.token) return;
  const [error, found] = await listRegions(services().http);
  if (!error) regions.set(found);
}

/**
 * Runs after sign-in: uploads the guest's addresses (§4), then loads the saved ones, and the
 * delivery regions in parallel. A delivery without an address then goes where the person lives.
 */
export async function syncAddresses(): Promise<void> {
  await Promise.all([loadRegions(), pushGuestAddresses().then(loadAddresses)]);
  await chooseKnownAddress();
}

let pushing: Promise<void> | null = null;

/**
 * Uploads a guest's addresses (§4), one by one. Each is removed from the device only once the
 * server has it, so failures are retried at the next start or log-in. One that matches a saved
 * address is not uploaded again.
 */
export function pushGuestAddresses(): Promise<void> {
  pushing ??= push().finally(() => {
    pushing = null;
  });
  return pushing;
}

async function push(): Promise<void> {
  const { user, token } = session.state;
  if (!user || !token || addresses.state.guest.length === 0) return;
  addresses.adoptGuest(user.id);
  const [, known] = await listSaved(user.id);
  if (!known) return;
  const isSameUser = () => session.state.user?.id === user.id;
  const isPending = ({ id }: Address) => addresses.state.guest.some((one) => one.id === id);
  for (const address of addresses.state.guest) {
    if (!isSameUser()) return;
    if (!isPending(address)) continue;
    const existing = known.find((one) => isSameDoor(one, address));
    const [error, stored] = existing
      ? [null, existing]
      : await createAddressOnce(user.id, address, known);
    // Without a response the next request would fail too; a refusal concerns only this address.
    if (!isSameUser() || (error && failureKind(error) !== 'refused')) return;
    if (!stored || isTemporary(stored)) continue;
    // Deleted, or edited and saved by itself, while it was on its way: the server keeps it for nobody.
    if (!isPending(address)) {
      if (!existing) await deleteAddress(services().http, stored.id);
      continue;
    }
    known.push(stored);
    replaceWithSaved(address, stored);
  }
}

/** Replaces the local address with the saved one. What was typed for this order alone stays the order's. */
function replaceWithSaved(address: Address, stored: Address): void {
  addresses.putSaved(stored);
  addresses.removeGuest(address.id);
  const chosen = draft.state.address;
  if (chosen?.id !== address.id) return;
  const isOwnDoor = !isSameDoor(chosen, address);
  draft.setAddress(isOwnDoor ? { ...stored, details: chosen.details } : stored);
}

/** Whether the last one that was sent may have arrived all the same. */
let isUnclear = false;

/**
 * Creates an address exactly once: one that is saved with the same words already is that one. `known` are the saved
 * ones as far as this device knows; after an unclear answer they are read again first. One stored without a returned
 * id keeps its temporary id.
 */
export async function createAddressOnce(
  userId: string,
  address: Address,
  known: readonly Address[],
): Promise<Result<Address>> {
  const [listError, listed] = isUnclear ? await listSaved(userId) : [null, known];
  // Where the list is refused, nothing can be looked up: the person has decided.
  if (listError && failureKind(listError) !== 'refused') return [listError, null];
  const before = listed ?? known;
  const same = before.find((one) => isSameAddress(one, address));
  if (same) return [null, same];
  const result = await create(userId, address, before);
  const [error] = result;
  isUnclear = error !== null && failureKind(error) !== 'refused';
  return result;
}

/**
 * §7 retries a write once, but an address whose response was lost may exist: it is looked up among those not in
 * `known` and sent again only if missing.
 */
async function create(
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
const listSaved = (userId: string): Promise<Result<Address[]>> =>
  listAddresses(services().http, merchant.state.merchant?.id ?? '', userId);
