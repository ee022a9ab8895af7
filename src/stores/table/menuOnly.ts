import { canDineIn } from '../../domain/table/dineIn';
import * as branches from '../branches/branches';
import { createSelector } from '../createSelector';
import * as merchant from '../merchant';
import * as table from './table';

const menuOnly = createSelector(
  [branches.state, merchant.state, table.state],
  () =>
    table.state.table !== null &&
    merchant.state.hasSettings &&
    !canDineIn(merchant.state.settings.flags, table.state.table.branchId, branches.state.branches),
);

/** Whether the user is at a table where only waiters take orders; false until known. */
export const { read: isMenuOnly, use: useIsMenuOnly } = menuOnly;
