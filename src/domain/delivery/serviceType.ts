import type { Branch } from '../branches/branch';
import type { MerchantSettings } from '../merchant';
import type { ServiceType } from '../order/order';

type ServiceFlags = Pick<MerchantSettings['flags'], 'deliveryActive' | 'pickupActive'>;
type ServiceBranch = Pick<Branch, 'isActive' | 'settings'>;

/**
 * Services the customer can choose, delivery first; dine-in starts from a scanned table instead.
 * Each must be on for the merchant and supported by a branch. No branches means not loaded yet.
 */
export function offeredServices(
  { deliveryActive, pickupActive }: ServiceFlags,
  branches: readonly ServiceBranch[] = [],
): ('DELIVERY' | 'PICK_UP')[] {
  const isSupported = (supports: (branch: ServiceBranch) => boolean) =>
    branches.length === 0 || branches.some((each) => each.isActive && supports(each));
  const services: ('DELIVERY' | 'PICK_UP')[] = [];
  if (deliveryActive && isSupported(mayDeliver)) services.push('DELIVERY');
  if (pickupActive && isSupported(({ settings }) => settings.pickupEnabled !== false))
    services.push('PICK_UP');
  return services;
}

/** Whether a branch may deliver; one that does not say is included. */
export const mayDeliver = ({ settings }: Pick<Branch, 'settings'>): boolean =>
  settings.deliveryEnabled !== false;

/**
 * The service type (§9): dine-in with a scanned table, else the customer's choice if offered, else
 * the server's default, else the first offered. With nothing offered it is pick-up, which the
 * branch check then rejects with a message.
 */
export function serviceTypeOf(from: {
  chosen: ServiceType | null;
  /** from the order settings, null until loaded */
  usual: ServiceType | null;
  flags: ServiceFlags;
  branches: readonly ServiceBranch[];
  hasTable: boolean;
}): ServiceType {
  if (from.hasTable) return 'DINE_IN';
  const offered = offeredServices(from.flags, from.branches);
  const isOffered = (type: ServiceType | null) => offered.find((each) => each === type);
  return isOffered(from.chosen) ?? isOffered(from.usual) ?? offered[0] ?? 'PICK_UP';
}
