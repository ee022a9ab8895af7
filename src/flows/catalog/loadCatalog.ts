import { getCatalog } from '../../api/catalog';
import * as catalog from '../../stores/catalog/catalog';
import * as merchant from '../../stores/merchant';
import { services } from '../services';

let asked = 0;
let answered = 0;

/**
 * Fetches the catalogue for the channel; on failure what is on screen stays (§7, §8). An
 * answer that a later question has overtaken is old, and dropped.
 */
export async function loadCatalog(): Promise<void> {
  catalog.setLoading();
  asked += 1;
  const turn = asked;
  const [, found] = await getCatalog(services().http, merchant.state.channel);
  if (turn < answered) return;
  if (found) answered = turn;
  if (found) catalog.setCatalog(found);
  else catalog.setFailed();
}
