import type { Branch } from '../branches/branch';
import type { MerchantSettings } from '../merchant';
import type { ServiceType } from '../order/order';

type ServiceFlags = Pick<MerchantSettings['flags'], 'deliveryActive' | 'pickupActive'>;
type Serving = Pick<Branch, 'isActive' | 'settings'>;

/**
 * The services that a person may choose between, the usual one first; a table is scanned, not
 * chosen. What the merchant offers must be done by some branch: none are no branches known yet.
 */
export function offeredServices(
  { deliveryActive, pickupActive }: ServiceFlags,
  branches: readonly Serving[] = [],
): ('DELIVERY' | 'PICK_UP')[] {
  const isDone = (does: (branch: Serving) => boolean) =>
    branches.length === 0 || branches.some((each) => each.isActive && does(each));
  const services: ('DELIVERY' | 'PICK_UP')[] = [];
  if (deliveryActive && isDone(mayDeliver)) services.push('DELIVERY');
  if (pickupActive && isDone(({ settings }) => settings.pickupEnabled)) services.push('PICK_UP');
  return services;
}

/** Whether a branch delivers, as far as it tells: one whose flag is not sent is not ruled out. */
export const mayDeliver = ({ settings }: Pick<Branch, 'settings'>): boolean =>
  settings.deliveryEnabled !== false;

/**
 * Whether guests order at their table themselves (readings: dine-in): the merchant wants it, and so
 * does the branch where one is named and known. Otherwise, and in a branch that is switched off, the waiter
 * takes the order.
 */
export function canDineIn(
  { dineInActive }: Pick<MerchantSettings['flags'], 'dineInActive'>,
  branchId: string | null,
  branches: readonly (Serving & Pick<Branch, 'id'>)[],
): boolean {
  const branch = branches.find(({ id }) => id === branchId);
  return dineInActive && (!branch || (branch.isActive && branch.settings.dineInEnabled));
}

/**
 * How an order is handed over (§9): at a scanned table, else as the person has chosen where that is
 * offered, else as the server's order settings say, else the first that is offered. A merchant that
 * offers nothing is a pick-up, which the branch then refuses in words.
 */
export function serviceTypeOf(from: {
  chosen: ServiceType | null;
  /** of the order settings, null until they are known */
  usual: ServiceType | null;
  flags: ServiceFlags;
  branches: readonly Serving[];
  hasTable: boolean;
}): ServiceType {
  if (from.hasTable) return 'DINE_IN';
  const offered = offeredServices(from.flags, from.branches);
  const isOffered = (type: ServiceType | null) => offered.find((each) => each === type);
  return isOffered(from.chosen) ?? isOffered(from.usual) ?? offered[0] ?? 'PICK_UP';
}
