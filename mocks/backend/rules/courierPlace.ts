import type { BranchRecord } from '../records/branch';
import type { OrderRecord } from '../records/order';
import { type Spot, spotOf } from './places';

const atBranch = ['PERFORMER_FOUND', 'PERFORMER_PICK_UP_ARRIVED'];
const atCustomer = ['PERFORMER_ARRIVED', 'PERFORMER_DELIVERED_FINISH'];

/**
 * An order's courier: at the branch, on a straight line in proportion to the time, or at the door;
 * null where that is not on the map.
 */
export function courierPlace(
  order: OrderRecord,
  branch: BranchRecord | undefined,
  now: number,
): Spot | null {
  const { courierStatus } = order;
  if (!branch || !order.address) return null;
  if (atBranch.includes(courierStatus)) return spotOf(branch);
  const address = spotOf(order.address);
  if (!address || atCustomer.includes(courierStatus)) return address;
  if (courierStatus !== 'PERFORMER_PICKUPED') return null;
  const start = Date.parse(order.onWayTime ?? '') || now;
  const end = order.plan.find((step) => step.courierStatus === 'PERFORMER_ARRIVED')?.at ?? start;
  const way = end > start ? Math.min((now - start) / (end - start), 1) : 0;
  return {
    latitude: branch.latitude + (address.latitude - branch.latitude) * way,
    longitude: branch.longitude + (address.longitude - branch.longitude) * way,
  };
}
