import * as v from 'valibot';
import type { Table } from '../domain/start/channel';
import type { CallReason } from '../domain/table/waiterCall';
import type { Http } from './call';
import { orNothing, theRecord } from './readers/records';
import { idOrNull } from './readers/values';
import type { Result } from './result';

const call = v.object({ id: idOrNull });

/** Calls a waiter to a table, also for guests (settled: assumed calls). */
export const callWaiter = (
  http: Http,
  { tableId, hallId, branchId }: Table,
  reason: CallReason,
): Promise<Result<{ id: string | null } | null>> =>
  http.post('/orders/v1/waiter-calls', {
    body: { branchId, hallId, tableId, reason },
    schema: orNothing(theRecord(call)),
  });
