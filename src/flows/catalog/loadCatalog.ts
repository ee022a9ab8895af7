import { getCatalog } from '../../api/catalog';
import { importOptional } from '../../device/chunkErrors';
import { withoutUntrackedStock } from '../../domain/catalog/stockTracking';
import * as catalog from '../../stores/catalog/catalog';
import { rememberTracking } from '../../stores/catalog/stockTracking';
import * as merchant from '../../stores/merchant';
import * as storedMerchant from '../../stores/start/storedMerchant';
import { inOrder } from '../inOrder';
import { services } from '../services';

const begin = inOrder();

/**
 * Fetches the channel's catalogue; on failure the current one stays (§7, §8). Responses older than
 * the latest applied one are dropped. So is one without products where there were some, until it came twice, ten
 * minutes apart; `isOther`: those were another channel's.
 */
export async function loadCatalog(isOther = false): Promise<void> {
  catalog.setLoading();
  const counts = begin();
  const { http, now } = services();
  const [, answered] = await getCatalog(http, merchant.state.channel);
  const hasSome = answered !== null && answered.products.length > 0;
  if (hasSome) storedMerchant.forgetAbsence('emptySince', shopId());
  const isNone = answered !== null && !hasSome && !isOther && catalog.state.products.size > 0;
  const found = isNone && (await isSuddenlyEmpty()) ? null : answered;
  if (!counts(found !== null)) return;
  if (found) catalog.setCatalog(withoutUntrackedStock(found, rememberTracking(found)), now());
  else catalog.setFailed();
}

const shopId = (): string => merchant.state.merchant?.id ?? '';

/** Without the code that knows, the answer counts. */
async function isSuddenlyEmpty(): Promise<boolean> {
  const absence = await importOptional(() => import('../../stores/start/absence'));
  return absence?.isSudden('emptySince', shopId(), services().now()) ?? false;
}
