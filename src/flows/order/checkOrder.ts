import type { Change, PricedBasket } from '../../domain/basket/basketChanges';
import { isDelivered } from '../../domain/geo/geo';
import { tableKey } from '../../domain/table/waiterCall';
import * as regions from '../../stores/addresses/regions';
import * as cart from '../../stores/basket/cart';
import * as deliveryQuote from '../../stores/delivery/deliveryQuote';
import { readServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import { readPayment } from '../../stores/order/payment';
import * as table from '../../stores/table/table';
import { loadRegions } from '../addresses/loadAddresses';
import { changesSince, readPriced, refreshPrices } from '../basket/refreshPrices';
import { syncClock } from '../start/syncClock';
import { scheduledAt } from './readOrderRequest';

/** Why an order was not sent. */
export type OrderObstacle =
  /** §5: the address is outside the delivery regions */
  | { kind: 'outOfZone' }
  /** no branch delivers to the address */
  | { kind: 'noBranch' }
  /** no call got through; nothing was sent and nothing has changed */
  | { kind: 'offline' }
  /** the delivery price could not be fetched; it can be retried */
  | { kind: 'noQuote' }
  /** the chosen time passed while the checkout was open */
  | { kind: 'timePast' }
  /** the branch is closed at the chosen time, or now */
  | { kind: 'closed' }
  /**
   * prices or choices differ from what the user saw; they must confirm again. `changes` is empty if
   * only their own choice differs, at the same price
   */
  | { kind: 'changed'; seen: PricedBasket; changes: readonly Change[] };

/** What a press on the order button agrees to. */
export type Agreement = PricedBasket & {
  /** what is ordered, for when and where, and how it is paid; prices and notes are no part of it */
  choice: string;
};

export const readAgreement = (): Agreement => ({ ...readPriced(), choice: readChoice() });

function readChoice(): string {
  const { address, day, time } = draft.state;
  const { latitude, longitude, name, streetName, houseNumber } = address ?? {};
  const serviceType = readServiceType();
  return JSON.stringify([
    cart.state.lines.map(({ productId, count, choices }) => [
      productId,
      count,
      choices.map((choice) => [choice.modificationId, choice.count]),
    ]),
    serviceType,
    serviceType === 'DELIVERY' && [latitude, longitude, name, streetName, houseNumber],
    serviceType === 'DINE_IN' && table.state.table && tableKey(table.state.table),
    [day, time],
    // What is offered may change: that of the draft may no longer be it.
    readPayment().chosen,
  ]);
}

/**
 * Checks an order right before it is sent against everything that may have changed: zone, time,
 * branch, tariff and prices, which are refreshed, and the user's own choice. null: it can be sent.
 */
export async function findObstacle(seen: Agreement): Promise<OrderObstacle | null> {
  if (await isOutOfZone()) return { kind: 'outOfZone' };
  const wrongTime = timeObstacle();
  if (wrongTime) return wrongTime;
  const quote = await refreshPrices();
  // The browser's flag may be wrong: only a call tells.
  if (quote === 'failed' && !deliveryQuote.state.isAnswered) return { kind: 'offline' };
  const isWithoutBranch = readServiceType() === 'PICK_UP' && readPriced().branchId === null;
  if (quote === 'noBranch' || isWithoutBranch) return { kind: 'noBranch' };
  const changes = changesSince(seen);
  if (changes.length > 0 || readChoice() !== seen.choice) return { kind: 'changed', seen, changes };
  if (quote === 'failed') return { kind: 'noQuote' };
  // The refresh took time.
  return timeObstacle();
}

/** An address is refused even if it was chosen before the regions loaded. */
async function isOutOfZone(): Promise<boolean> {
  const { rules } = merchant.state;
  const { address } = draft.state;
  if (readServiceType() !== 'DELIVERY' || !address || !rules.shouldValidateDeliveryArea) {
    return false;
  }
  if (regions.state.all === null) await loadRegions();
  return !isDelivered(address, regions.state.all, rules);
}

function timeObstacle(): OrderObstacle | null {
  const at = scheduledAt();
  if (at !== 'past' && at !== 'closed') return null;
  // The screen checks the clock once a minute; update it now.
  syncClock();
  return { kind: at === 'past' ? 'timePast' : 'closed' };
}
