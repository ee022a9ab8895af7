import type { BranchRecord } from '../records/branch';
import type { OrderRecord } from '../records/order';

type Spot = { latitude: number; longitude: number };

const atBranch = ['PERFORMER_FOUND', 'PERFORMER_PICK_UP_ARRIVED'];
const atCustomer = ['PERFORMER_ARRIVED', 'PERFORMER_DELIVERED_FINISH'];

/**
 * An order's courier: at the branch, on a straight line in proportion to the time, or at the door.
 */
export function courierPlace(
  order: OrderRecord,
  branch: BranchRecord | undefined,
  now: number,
): Spot | null {
  const { address, courierStatus } = order;
  if (!branch || !address) return null;
  if (atBranch.includes(courierStatus)) return spotOf(branch);
  if (atCustomer.includes(courierStatus)) return spotOf(address);
  if (courierStatus !== 'PERFORMER_PICKUPED') return null;
  const start = Date.parse(order.onWayTime ?? '') || now;
  const end = order.plan.find((step) => step.courierStatus === 'PERFORMER_ARRIVED')?.at ?? start;
  const way = end > start ? Math.min((now - start) / (end - start), 1) : 0;
  return {
    latitude: branch.latitude + (address.latitude - branch.latitude) * way,
    longitude: branch.longitude + (address.longitude - branch.longitude) * way,
  };
}

const spotOf = ({ latitude, longitude }: Spot): Spot => ({ latitude, longitude });
