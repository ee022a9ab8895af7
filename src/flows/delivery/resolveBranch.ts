import type { Branch } from '../../domain/branches/branch';
import { isPlaced, type LatLng } from '../../domain/geo/geo';
import * as branches from '../../stores/branches/branches';
import { readServiceType } from '../../stores/delivery/serviceType';
import * as draft from '../../stores/order/draft';
import * as table from '../../stores/table/table';

/**
 * Determines which branch makes the order and filters the catalogue (§4): the scanned table's, the
 * chosen one for pick-up, or the closest one for delivery. Runs synchronously when the service
 * changes; the basket stays and marks what the branch does not sell.
 *
 * While the closest branch of an address is still being requested, the current branch stays, so
 * that sections do not empty and refill. An inactive branch counts as none, even when a product
 * links to it.
 */
export function resolveBranch(): void {
  const service = readServiceType();
  if (service === 'DINE_IN') branches.setNearest(activeOrNull(table.state.table?.branchId ?? null));
  else if (service === 'PICK_UP') branches.setNearest(activeOrNull(draft.state.branchId));
  else {
    const { address } = draft.state;
    if (address === null || !isPlaced(address)) branches.setNearest(null);
    else if (isClosestKnownFor(address)) branches.setNearest(closestBranchTo(address)?.id ?? null);
  }
}

/**
 * The closest branch to exactly these coordinates; null when there is none or it is not known yet.
 */
function closestBranchTo(place: LatLng): Branch | null {
  const branch = isClosestKnownFor(place) ? branches.state.closest?.branch : null;
  return branch && !isOff(branch.id) ? branch : null;
}

/** Whether the loaded list marks a branch inactive; responses without flags do not. */
export const isOff = (branchId: string): boolean =>
  branches.state.branches.some(({ id, isActive }) => id === branchId && !isActive);

function isClosestKnownFor({ latitude, longitude }: LatLng): boolean {
  const to = branches.state.closest?.to;
  return to?.latitude === latitude && to.longitude === longitude;
}

/** null for a branch that is missing from the loaded list or inactive; an empty list says nothing of it. */
function activeOrNull(branchId: string | null): string | null {
  const { branches: all } = branches.state;
  const isThere = all.some(({ id, isActive }) => id === branchId && isActive);
  return all.length === 0 || isThere ? branchId : null;
}
