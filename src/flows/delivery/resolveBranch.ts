import type { Branch } from '../../domain/branches/branch';
import type { LatLng } from '../../domain/geo/geo';
import * as branches from '../../stores/branches/branches';
import { readServiceType } from '../../stores/delivery/serviceType';
import * as draft from '../../stores/order/draft';
import * as table from '../../stores/table/table';

/**
 * Settles which branch makes the order; the catalogue is filtered by it (§4): the table's when one
 * was scanned, the chosen one for a pick-up, the closest one to a delivery's place. Follows at once
 * when the person switches the service; the basket stays, and says what the branch does not sell.
 *
 * A place whose closest branch nobody has told yet keeps the branch on screen until the answer is
 * there: shelves that fill and empty again while one looks would be no truer. A branch that is switched off
 * is none: a product's link to it counts for nothing, and nobody would make the order.
 */
export function resolveBranch(): void {
  const service = readServiceType();
  if (service === 'DINE_IN') branches.setNearest(known(table.state.table?.branchId ?? null));
  else if (service === 'PICK_UP') branches.setNearest(known(draft.state.branchId));
  else {
    const { address } = draft.state;
    if (address === null) branches.setNearest(null);
    else if (isToldFor(address)) branches.setNearest(closestTo(address)?.id ?? null);
  }
}

/** The closest branch to exactly this place; null when there is none, or nobody has told. */
function closestTo(place: LatLng): Branch | null {
  const branch = isToldFor(place) ? branches.state.closest?.branch : null;
  return branch && !isOff(branch.id) ? branch : null;
}

/** Whether the loaded list says that a branch is switched off, which an answer without flags does not. */
export const isOff = (branchId: string): boolean =>
  branches.state.branches.some(({ id, isActive }) => id === branchId && !isActive);

function isToldFor({ latitude, longitude }: LatLng): boolean {
  const to = branches.state.closest?.to;
  return to?.latitude === latitude && to.longitude === longitude;
}

/** A branch that the loaded list does not have, or has as switched off, is none. */
function known(branchId: string | null): string | null {
  const { status, branches: all } = branches.state;
  const isThere = all.some(({ id, isActive }) => id === branchId && isActive);
  return status !== 'ready' || isThere ? branchId : null;
}
