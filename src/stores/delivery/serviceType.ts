import { serviceTypeOf } from '../../domain/delivery/serviceType';
import type { ServiceType } from '../../domain/order/order';
import * as branches from '../branches/branches';
import { createSelector } from '../createSelector';
import * as merchant from '../merchant';
import * as draft from '../order/draft';
import * as table from '../table/table';

const serviceType = createSelector(
  [branches.state, draft.state, merchant.state, table.state],
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
