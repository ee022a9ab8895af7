import { listRegions } from '../../api/deliveries';
import * as addresses from '../../stores/addresses/addresses';
import * as session from '../../stores/session/session';
import { services } from '../services';
import { listSaved } from './storeAddress';

let loading: Promise<void> | null = null;

/** Fetches the addresses of the customer who is logged in. §8: a failure stops silently. */
export function loadAddresses(): Promise<void> {
  loading ??= load().finally(() => {
    loading = null;
  });
  return loading;
}

async function load(): Promise<void> {
  const { user, token } = session.state;
  if (!user || !token) return;
  addresses.setStatus('loading');
  const before = addresses.state.saved;
  const [, saved] = await listSaved(user.id);
  // Somebody else's list, or nobody's, is what is wanted by now.
  if (session.state.user?.id !== user.id) return load();
  // An address that was saved or deleted meanwhile may be missing in this answer, or still be in it.
  if (saved && addresses.state.saved !== before) return load();
  if (saved) addresses.setSaved(saved);
  else addresses.setStatus('failed');
}

/** Fetches where the merchant delivers; the server tells it with a token only. §8: else unchanged. */
export async function loadRegions(): Promise<void> {
  if (!session.state.token) return;
  const [, regions] = await listRegions(services().http);
  if (regions) addresses.setRegions(regions);
}
