import { listRegions } from '../../api/deliveries';
import * as addresses from '../../stores/addresses/addresses';
import * as regions from '../../stores/addresses/regions';
import * as session from '../../stores/session/session';
import { services } from '../services';
import { chooseKnownAddress } from './chooseKnownAddress';
import { pushGuestAddresses } from './pushGuestAddresses';
import { listSaved } from './storeAddress';

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
