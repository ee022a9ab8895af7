import type { ApiError } from '../../api/result';
import { callWaiter as tellServer } from '../../api/waiters';
import { type CallReason, pauseLeft } from '../../domain/table/waiterCall';
import * as table from '../../stores/table/table';
import * as waiterCalls from '../../stores/table/waiterCalls';
import { services } from '../services';

/**
 * Calls somebody to the table, not twice within a minute for the same. null when somebody is called,
 * or was just now.
 */
export async function callWaiter(reason: CallReason): Promise<ApiError | null> {
  const { http, telegram, now } = services();
  const at = table.state.table;
  if (!at || waiterCalls.state.asking !== null) return null;
  waiterCalls.turnTo(at.tableId);
  if (pauseLeft(waiterCalls.state.calledAt[reason], now()) > 0) return null;
  waiterCalls.setAsking(reason);
  const [error] = await tellServer(http, at, reason);
  waiterCalls.setAsking(null);
  telegram.haptic(error ? 'failure' : 'success');
  if (error) return error;
  waiterCalls.setCalled(at.tableId, reason, now());
  return null;
}
