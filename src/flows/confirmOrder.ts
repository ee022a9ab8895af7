import { confirmOrder, sendOrderCode } from '../api/orderSteps';
import type { ApiError } from '../api/result';
import * as orders from '../stores/orders';
import * as placed from '../stores/placed';
import { refreshOrder } from './trackOrders';
import { wired } from './wiring';

const asking = new Map<string, Promise<ApiError | null>>();

/**
 * Has the code of the order placed last sent, or sent again. Answers the error, or null; questions
 * put while one is under way share its answer.
 */
export function askForOrderCode(orderId: string): Promise<ApiError | null> {
  const running = asking.get(orderId);
  if (running !== undefined) return running;
  const started = ask(orderId).finally(() => asking.delete(orderId));
  asking.set(orderId, started);
  return started;
}

async function ask(orderId: string): Promise<ApiError | null> {
  const { http, now } = wired();
  const [error, record] = await sendOrderCode(http, orderId);
  if (record && placed.state.orderId === orderId) placed.setCode(record, now());
  // Whoever refuses a code may know that none is needed any more.
  if (error?.kind === 'status') await refreshOrder(orderId);
  return error;
}

/** Confirms the order placed last with the code of its SMS. Answers the error, or null. */
export async function giveOrderCode(orderId: string, code: string): Promise<ApiError | null> {
  const { http, telegram } = wired();
  const [error, order] = await confirmOrder(http, orderId, code);
  if (order) orders.remember(order);
  else await refreshOrder(orderId);
  // The answer may have been lost, but not the code.
  const isConfirmed = order !== null || orders.state.known[orderId]?.isConfirmed === true;
  if (isConfirmed && placed.state.orderId === orderId) placed.setConfirmed();
  telegram.haptic(isConfirmed ? 'success' : 'failure');
  return isConfirmed ? null : error;
}
