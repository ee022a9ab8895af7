import { loadAddresses, loadRegions } from './loadAddresses';
import { pushGuestAddresses } from './pushGuestAddresses';

/**
 * Runs after sign-in: uploads the guest's addresses (§4), then loads the saved ones, and the
 * delivery regions in parallel.
 */
export async function syncAddresses(): Promise<void> {
  await Promise.all([loadRegions(), pushGuestAddresses().then(loadAddresses)]);
}
