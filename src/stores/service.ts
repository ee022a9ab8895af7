import { useSnapshot } from 'valtio';
import type { ServiceType } from '../domain/order';
import { canDineIn, serviceTypeOf } from '../domain/service';
import * as branches from './branches';
import * as draft from './draft';
import * as merchant from './merchant';
import * as table from './table';

/** How the order is handed over, for flows: derived, never stored (`serviceTypeOf`). */
export const readServiceType = (): ServiceType =>
  serviceTypeOf({
    chosen: draft.state.serviceType,
    usual: merchant.state.orderSettings?.usualService ?? null,
    flags: merchant.state.settings.flags,
    branches: branches.state.branches,
    hasTable: table.state.table !== null,
  });

/** The same for a component. */
export function useServiceType(): ServiceType {
  const { serviceType } = useSnapshot(draft.state);
  const { orderSettings, settings } = useSnapshot(merchant.state);
  const { branches: all } = useSnapshot(branches.state);
  const hasTable = useSnapshot(table.state).table !== null;
  return serviceTypeOf({
    chosen: serviceType,
    usual: orderSettings?.usualService ?? null,
    flags: settings.flags,
    branches: all,
    hasTable,
  });
}

/** Whether the person sits at a table whose orders the waiter takes; false until that is known. */
export const isMenuOnly = (): boolean =>
  table.state.table !== null &&
  merchant.state.hasSettings &&
  !canDineIn(merchant.state.settings.flags, table.state.table.branchId, branches.state.branches);

/** The same for a component. */
export function useIsMenuOnly(): boolean {
  const { table: scanned } = useSnapshot(table.state);
  const { hasSettings, settings } = useSnapshot(merchant.state);
  const { branches: all } = useSnapshot(branches.state);
  return scanned !== null && hasSettings && !canDineIn(settings.flags, scanned.branchId, all);
}
