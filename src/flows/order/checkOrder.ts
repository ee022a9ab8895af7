import { isOffline } from '../../device/connection';
import type { Change, PricedBasket } from '../../domain/basket/basketChanges';
import { isDelivered } from '../../domain/geo/geo';
import * as addresses from '../../stores/addresses/addresses';
import * as deliveryQuote from '../../stores/delivery/deliveryQuote';
import { readServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import { loadRegions } from '../addresses/loadAddresses';
import { changesSince, readPriced, refreshPrices } from '../basket/refreshPrices';
import { syncClock } from '../start/syncClock';
import { scheduledAt } from './scheduledAt';

/** Why an order was not sent, though the person wanted it. */
export type OrderObstacle =
  /** §5: the address lies outside of the delivery regions */
  | { kind: 'outOfZone' }
  /** nobody delivers to the address */
  | { kind: 'noBranch' }
  /** there is no connection; nothing was sent, and nothing has changed */
  | { kind: 'offline' }
  /** what the delivery costs could not be told; it may be asked again */
  | { kind: 'noQuote' }
  /** the chosen time has passed while the checkout was open */
  | { kind: 'timePast' }
  /** nobody is there at the chosen time, or now */
  | { kind: 'closed' }
  /** what the person saw, and agreed to, does not hold any more: they are to agree again */
  | { kind: 'changed'; seen: PricedBasket; changes: readonly Change[] };

/**
 * Checks an order in the moment before it is sent against all that may have changed since the person
 * filled it in: zone, time, branch, tariff and prices, which are asked for again. Null: it may go.
 */
export async function findObstacle(seen: PricedBasket): Promise<OrderObstacle | null> {
  if (isOffline(window)) return { kind: 'offline' };
  if (await isOutOfZone()) return { kind: 'outOfZone' };
  const wrongTime = timeObstacle();
  if (wrongTime) return wrongTime;
  const quote = await refreshPrices();
  if (quote === 'failed' && (isOffline(window) || !deliveryQuote.state.isAnswered)) {
    return { kind: 'offline' };
  }
  const isWithoutBranch = readServiceType() === 'PICK_UP' && readPriced().branchId === null;
  if (quote === 'noBranch' || isWithoutBranch) return { kind: 'noBranch' };
  const changes = changesSince(seen);
  if (changes.length > 0) return { kind: 'changed', seen, changes };
  if (quote === 'failed') return { kind: 'noQuote' };
  // Asking has taken its time.
  return timeObstacle();
}

/** Promises: an address is refused even if it was chosen before the regions came. */
async function isOutOfZone(): Promise<boolean> {
  const { rules } = merchant.state;
  const { address } = draft.state;
  if (readServiceType() !== 'DELIVERY' || !address || !rules.shouldValidateDeliveryArea) {
    return false;
  }
  if (addresses.state.regions === null) await loadRegions();
  return !isDelivered(address, addresses.state.regions, rules);
}

function timeObstacle(): OrderObstacle | null {
  const at = scheduledAt();
  if (at !== 'past' && at !== 'closed') return null;
  // What is on screen looks at the clock once a minute: it is to say so at once.
  syncClock();
  return { kind: at === 'past' ? 'timePast' : 'closed' };
}
