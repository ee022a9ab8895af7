import { deleteAddress } from '../../api/addresses';
import { listRegions } from '../../api/deliveries';
import { failureKind } from '../../api/failureKind';
import { type Address, isTemporary } from '../../domain/addresses/address';
import { findSavedAddress, isSameDoor } from '../../domain/addresses/addressMatch';
import { isDelivered, isPlaced } from '../../domain/geo/geo';
import { lastAddress } from '../../domain/order/pastOrders';
import * as addresses from '../../stores/addresses/addresses';
import * as regions from '../../stores/addresses/regions';
import { readServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import * as orders from '../../stores/order/orders';
import * as session from '../../stores/session/session';
import { loadPastOrders } from '../order/loadArchive';
import { services } from '../services';
import { createOnce, inTurn, listSaved } from './createOnce';

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
  for (const address of addresses.state.guest)
    if (!(await inTurn(() => upload(user.id, address, known)))) return;
}

/** Returns whether the next one may be uploaded. */
async function upload(userId: string, address: Address, known: Address[]): Promise<boolean> {
  const isSameUser = () => session.state.user?.id === userId;
  const isPending = () => addresses.state.guest.some(({ id }) => id === address.id);
  if (!isSameUser() || !isPending()) return isSameUser();
  const [error, stored] = await createOnce(userId, address, known, isSameDoor);
  // Without a response the next request would fail too; a refusal concerns only this address.
  if (!isSameUser() || (error && failureKind(error) !== 'refused')) return false;
  if (!stored || isTemporary(stored)) return true;
  const isNew = !known.some(({ id }) => id === stored.id);
  known.push(stored);
  if (isPending()) replaceWithSaved(address, stored);
  // Deleted while it was on its way: the server keeps it for nobody.
  else if (isNew) await deleteAddress(services().http, stored.id);
  return true;
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

/**
 * Chooses the user's only address for a delivery without one, unless it is outside the zone or has
 * no place on the map, which only the user can show.
 */
export function chooseOnlyAddress(): void {
  const [only, ...others] = addresses.all();
  if (only && others.length === 0) choose(only);
}

/**
 * After the sign-in: chooses the user's only address, else that of their last delivery, so that every
 * screen says what the order costs there. What is chosen stays.
 */
async function chooseKnownAddress(): Promise<void> {
  chooseOnlyAddress();
  const { user } = session.state;
  if (!user || draft.state.address !== null || readServiceType() !== 'DELIVERY') return;
  await loadPastOrders();
  if (session.state.user?.id !== user.id) return;
  const last = lastAddress(Object.values(orders.state.known));
  // With the id that it has at the server: what is temporary stays on the device when the session ends.
  if (last) choose(findSavedAddress(addresses.all(), last) ?? last);
}

function choose(address: Address): void {
  if (draft.state.address || !isPlaced(address)) return;
  if (isDelivered(address, regions.state.all, merchant.state.rules)) draft.setAddress(address);
}
