import type { Branch } from '../branches/branch';
import type { MerchantSettings } from '../merchant';

/**
 * Whether guests can order at the table themselves (settled: tables): the merchant and, if known,
 * the table's branch must not forbid it. Otherwise, and in an inactive branch, the waiter takes the
 * order.
 */
export function canDineIn(
  { dineInActive }: Pick<MerchantSettings['flags'], 'dineInActive'>,
  branchId: string | null,
  branches: readonly Pick<Branch, 'id' | 'isActive' | 'settings'>[],
): boolean {
  const branch = branches.find(({ id }) => id === branchId);
  return dineInActive && (!branch || (branch.isActive && branch.settings.dineInEnabled !== false));
}
