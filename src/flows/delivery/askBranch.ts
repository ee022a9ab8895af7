import { findClosestBranch } from '../../api/branches';
import type { TariffRequest } from '../../api/deliveries';
import type { ApiError } from '../../api/result';
import { addressLine, type PlacedAddress } from '../../domain/addresses/address';
import type { Money } from '../../domain/basket/pricing';
import type { Branch } from '../../domain/branches/branch';
import { mayDeliver } from '../../domain/delivery/serviceType';
import { distanceMetres, type LatLng } from '../../domain/geo/geo';
import { readDistanceUnit } from '../../stores/delivery/deliveryQuote';
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
