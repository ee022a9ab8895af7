import type { ApiError } from '../../api/result';
import { callWaiter as callOnServer } from '../../api/waiters';
import { type CallReason, pauseLeft, tableKey } from '../../domain/table/waiterCall';
import * as table from '../../stores/table/table';
import * as waiterCalls from '../../stores/table/waiterCalls';
import { services } from '../services';

/** Calls the waiter, at most once a minute per reason. null on success, or when already called. */
export async function callWaiter(reason: CallReason): Promise<ApiError | null> {
  const { http, telegram, now } = services();
  const current = table.state.table;
  if (!current || waiterCalls.state.asking !== null) return null;
  waiterCalls.turnTo(current);
  if (pauseLeft(waiterCalls.state.calledAt[reason], now()) > 0) return null;
  waiterCalls.setAsking(reason);
  const [error] = await callOnServer(http, current, reason);
  waiterCalls.setAsking(null);
  telegram.haptic(error ? 'failure' : 'success');
  if (error) return error;
  // Another table may have been scanned meanwhile.
  const present = table.state.table;
  if (!present || tableKey(present) !== tableKey(current)) return null;
  waiterCalls.setCalled(current, reason, now());
  return null;
}
