import { loadAddresses, loadRegions } from './loadAddresses';
import { pushGuestAddresses } from './pushGuestAddresses';

/**
 * What a sign-in brings along: the guest's addresses go to the server (§4), then the saved ones come,
 * and where the merchant delivers is told.
 */
export async function syncAddresses(): Promise<void> {
  await Promise.all([loadRegions(), pushGuestAddresses().then(loadAddresses)]);
}
