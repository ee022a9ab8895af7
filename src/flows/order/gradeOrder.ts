import { gradeOrder as gradeOnServer, type Judgement } from '../../api/orders';
import type { ApiError } from '../../api/result';
import type { Order } from '../../domain/order/order';
import { type ProblemReport, reportText } from '../../domain/order/orderActions';
import { timesText } from '../../i18n/amountText';
import { labelled, listOf } from '../../i18n/phrases';
import { showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import * as grades from '../../stores/catalog/grades';
import * as orders from '../../stores/order/orders';
import * as problemReport from '../../stores/order/problemReport';
import * as toasts from '../../stores/toasts';
import { services } from '../services';
import { refreshOrder } from './trackOrders';

/**
 * Grades an order and, optionally, its products. null when the server has the grade; after an error
 * the order itself is checked, since the response may have been lost or the retry refused (§7).
 */
export async function gradeOrder(id: string, judgement: Judgement): Promise<ApiError | null> {
  const { http, telegram } = services();
  const { grade } = judgement;
  const [error, graded] = await gradeOnServer(http, id, judgement);
  if (error) await refreshOrder(id);
  if (error && orders.state.known[id]?.grade !== grade) {
    telegram.haptic('failure');
    return error;
  }
  // The response may omit the grade or the order.
  const order = graded ?? orders.state.known[id];
  if (order) orders.remember({ ...order, grade: order.grade ?? grade });
  if (judgement.products.length > 0) grades.forget();
  telegram.haptic('success');
  toasts.show(t('orders.grade.thanks'), { tone: 'good' });
  return null;
}

/**
 * Sends a report with the order's rating, once; its draft is kept until the server has it. The API
 * has no call for reports, so it is written into the rating's comment.
 */
export async function reportProblem(
  order: Order,
  { kinds, productIds, comment, grade }: ProblemReport & { grade: number },
): Promise<ApiError | null> {
  const products = order.lines
    .filter(({ productId }) => productIds.includes(productId))
    .map(({ name, count }) => `${showText(name)} ${timesText(count)}`);
  const what = listOf(kinds.map((kind) => t(`orders.problem.kinds.${kind}`)));
  const error = await gradeOrder(order.id, {
    grade,
    comment: reportText({
      what: labelled(t('orders.problem.action'), what),
      products: listOf(products),
      comment,
    }),
    products: [],
  });
  if (!error) problemReport.forget(order.id);
  return error;
}
