import { type Judgement, gradeOrder as tellServer } from '../../api/orders';
import type { ApiError } from '../../api/result';
import { t } from '../../i18n/t';
import * as grades from '../../stores/catalog/grades';
import * as orders from '../../stores/order/orders';
import * as toasts from '../../stores/toasts';
import { services } from '../services';
import { refreshOrder } from './trackOrders';

/**
 * Grades an order and, where given, its products. null when the server has it, as the order itself tells
 * where the answer was lost, or was given to the first of two tries (§7).
 */
export async function gradeOrder(id: string, judgement: Judgement): Promise<ApiError | null> {
  const { http, telegram } = services();
  const { grade } = judgement;
  const [error, told] = await tellServer(http, id, judgement);
  if (error) await refreshOrder(id);
  if (error && orders.state.known[id]?.grade !== grade) {
    telegram.haptic('failure');
    return error;
  }
  // A server that does not repeat the grade, or the order, has it all the same.
  const order = told ?? orders.state.known[id];
  if (order) orders.remember({ ...order, grade: order.grade ?? grade });
  if (judgement.products.length > 0) grades.forget();
  telegram.haptic('success');
  toasts.show(t('orders.grade.thanks'), { tone: 'good' });
  return null;
}
