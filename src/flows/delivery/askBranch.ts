import { findClosestBranch } from '../../api/branches';
import { calculateTariff, type TariffRequest } from '../../api/deliveries';
import type { ApiError } from '../../api/result';
import { addressLine, type PlacedAddress } from '../../domain/addresses/address';
import type { Money } from '../../domain/basket/pricing';
import type { Branch } from '../../domain/branches/branch';
import type { Range } from '../../domain/delivery/arrival';
import { mayDeliver } from '../../domain/delivery/serviceType';
import { distanceMetres, type LatLng } from '../../domain/geo/geo';
import { readBasket } from '../../stores/basket/basket';
import * as catalog from '../../stores/catalog/catalog';
import { readDistanceUnit } from '../../stores/delivery/deliveryQuote';
import * as merchant from '../../stores/merchant';
import { readWaitAt } from '../../stores/order/arrival';
import * as session from '../../stores/session/session';
import { serverNow } from '../platform';
import { services } from '../services';
import { isOff } from './resolveBranch';

/** `available`: the branch if it delivers. */
type Answer =
  | { branchError: ApiError; branch: null; available: null }
  | { branchError: null; branch: Branch; available: Branch | null };

/** Asks for the branch closest to a place (§4, delivery recalculation). */
export async function askBranch(merchantId: string | null, place: LatLng): Promise<Answer> {
  const { http, build } = services();
  const deliveryOnly = build.asksForDeliveringBranch;
  const [branchError, branch] = await findClosestBranch(http, merchantId, place, { deliveryOnly });
  if (branchError) return { branchError, branch: null, available: null };
  // An inactive branch cannot make the order, and its links are ignored.
  const isUsable = branch.isActive && !isOff(branch.id);
  return { branchError, branch, available: isUsable && mayDeliver(branch) ? branch : null };
}

/** §3, delivery tariff request; the server's own distance goes back as it came. */
export function tariffRequest(
  address: PlacedAddress,
  productPrice: Money,
  branch: Branch,
): TariffRequest {
  const { latitude, longitude } = address;
  const metres = branch.place && distanceMetres(address, branch.place);
  const measured = metres && (readDistanceUnit() === 'km' ? metres / 1000 : Math.round(metres));
  return {
    productPrice,
    distance: branch.distance ?? measured,
    branchId: branch.id,
    latitude,
    longitude,
    address: addressLine(address),
    cityId: address.cityId ?? branch.cityId,
  };
}

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
