import { getCatalog } from '../api/catalog';
import * as catalog from '../stores/catalog';
import * as merchant from '../stores/merchant';
import { wired } from './wiring';

/** Fetches the catalogue for the channel; on failure what is on screen stays (§7, §8). */
export async function loadCatalog(): Promise<void> {
  catalog.setLoading();
  const [, found] = await getCatalog(wired().http, merchant.state.channel);
  if (found) catalog.setCatalog(found);
  else catalog.setFailed();
}
