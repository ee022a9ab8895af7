import { canDineIn, serviceTypeOf } from '../../domain/delivery/serviceType';
import type { ServiceType } from '../../domain/order/order';
import * as branches from '../branches/branches';
import { createSelector } from '../createSelector';
import * as merchant from '../merchant';
import * as draft from '../order/draft';
import * as table from '../table/table';

const serviceType = createSelector(
  [branches, draft, merchant, table],
  (): ServiceType =>
    serviceTypeOf({
      chosen: draft.state.serviceType,
      usual: merchant.state.orderSettings?.usualService ?? null,
      flags: merchant.state.settings.flags,
      branches: branches.state.branches,
      hasTable: table.state.table !== null,
    }),
);

/** The effective service type (`serviceTypeOf`). */
export const {
  read: readServiceType,
  use: useServiceType,
  sources: serviceTypeSources,
} = serviceType;

const menuOnly = createSelector(
  [branches, merchant, table],
  () =>
    table.state.table !== null &&
    merchant.state.hasSettings &&
    !canDineIn(merchant.state.settings.flags, table.state.table.branchId, branches.state.branches),
);

/** Whether the user is at a table where only waiters take orders; false until known. */
export const { read: isMenuOnly, use: useIsMenuOnly } = menuOnly;
