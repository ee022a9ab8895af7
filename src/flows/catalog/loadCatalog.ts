import { getCatalog } from '../../api/catalog';
import * as catalog from '../../stores/catalog/catalog';
import * as merchant from '../../stores/merchant';
import { services } from '../services';

let lastRequest = 0;
let lastApplied = 0;

/**
 * Fetches the channel's catalogue; on failure the current one stays (§7, §8). Responses older than
 * the latest applied one are dropped.
 */
export async function loadCatalog(): Promise<void> {
  catalog.setLoading();
  lastRequest += 1;
  const request = lastRequest;
  const [, found] = await getCatalog(services().http, merchant.state.channel);
  if (request < lastApplied) return;
  if (found) lastApplied = request;
  if (found) catalog.setCatalog(found);
  else catalog.setFailed();
}
