import { type Judgement, gradeOrder as tellServer } from '../api/orders';
import type { ApiError } from '../api/result';
import { t } from '../i18n/t';
import * as grades from '../stores/grades';
import * as orders from '../stores/orders';
import * as toasts from '../stores/toasts';
import { refreshOrder } from './trackOrders';
import { wired } from './wiring';

/** Grades an order and, where given, its products. null when the server has it. */
export async function gradeOrder(id: string, judgement: Judgement): Promise<ApiError | null> {
  const { http, telegram } = wired();
  const [error, order] = await tellServer(http, id, judgement);
  if (error) {
    telegram.haptic('failure');
    void refreshOrder(id);
    return error;
  }
  // A server that does not repeat the grade has it all the same.
  orders.remember({ ...order, grade: order.grade ?? judgement.grade });
  if (judgement.products.length > 0) grades.forget();
  telegram.haptic('success');
  toasts.show(t('orders.grade.thanks'), { tone: 'good' });
  return null;
}
