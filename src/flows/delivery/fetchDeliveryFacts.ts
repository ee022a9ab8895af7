import { calculateTariff } from '../../api/deliveries';
import type { PlacedAddress } from '../../domain/addresses/address';
import type { Money } from '../../domain/basket/pricing';
import type { Branch } from '../../domain/branches/branch';
import type { Range } from '../../domain/delivery/arrival';
import { readBasket } from '../../stores/basket/basket';
import * as catalog from '../../stores/catalog/catalog';
import * as merchant from '../../stores/merchant';
import { readWaitAt } from '../../stores/order/arrival';
import * as session from '../../stores/session/session';
import { serverNow } from '../platform';
import { services } from '../services';
import { askBranch, tariffRequest } from './askBranch';

/** What the server tells of a delivery to a place; null for what it does not tell. */
export type DeliveryFacts = {
  /** false: no branch delivers there */
  isDelivered: boolean;
  price: Money | null;
  /** the price is what the branch asks at least, not that of this place */
  isLeast: boolean;
  /** minutes until the basket would arrive */
  wait: Range | null;
};

const none: DeliveryFacts = { isDelivered: false, price: null, isLeast: false, wait: null };

/**
 * Asks what a delivery to a place costs and how long it takes, before the place is chosen for the order, which stays
 * as it is. The exact price is told to customers with something in the basket (§4), others get the branch's own; null
 * when the server says nothing.
 */
export async function fetchDeliveryFacts(address: PlacedAddress): Promise<DeliveryFacts | null> {
  const merchantId = merchant.state.merchant?.id ?? null;
  const { branchError, branch, available } = await askBranch(merchantId, address);
  if (branchError) return branchError.status === 404 ? none : null;
  if (!available) return none;
  const tariff = await askPrice(address, branch);
  const price = tariff ?? branch.deliveryPrice;
  const clock = { now: serverNow(), timeZone: services().build.timeZone };
  return {
    isDelivered: true,
    // Nothing is what a branch has that does not say, and a taximeter's city.
    price: price && price > 0 ? price : null,
    isLeast: tariff === null,
    wait: readWaitAt(address, branch, clock),
  };
}

/** The tariff for the basket as it is; null without a basket, a token (§7) or a readable answer. */
async function askPrice(address: PlacedAddress, branch: Branch): Promise<Money | null> {
  const { productPrice } = readBasket().totals;
  const isPriced = catalog.state.status === 'ready' && productPrice > 0;
  if (!isPriced || session.state.token === null) return null;
  const [, tariff] = await calculateTariff(
    services().http,
    tariffRequest(address, productPrice, branch),
  );
  return tariff?.price ?? null;
}
