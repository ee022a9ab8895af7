import { failureKind, isRetried } from '../../api/failureKind';
import { gradeOrder as gradeOnServer, type Judgement } from '../../api/orders';
import type { ApiError, Result } from '../../api/result';
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
  return settle(id, judgement, await gradeOnServer(services().http, id, judgement));
}

async function settle(
  id: string,
  { grade, products }: Judgement,
  [error, graded]: Result<Order | null>,
): Promise<ApiError | null> {
  if (error) await refreshOrder(id);
  if (error && orders.state.known[id]?.grade !== grade) return failed(error);
  // The response may omit the grade or the order.
  const order = graded ?? orders.state.known[id];
  if (order) orders.remember({ ...order, grade: order.grade ?? grade });
  if (products.length > 0) grades.forget();
  services().telegram.haptic('success');
  toasts.show(t('orders.grade.thanks'), { tone: 'good' });
  return null;
}

function failed(error: ApiError): ApiError {
  services().telegram.haptic('failure');
  return error;
}

/**
 * Sends a report with the order's rating, once; its draft is kept until the server has it. The API
 * has no call for reports, so it is written into the rating's comment.
 */
export async function reportProblem(
  order: Order,
  { kinds, productIds, comment, grade, isSent }: ProblemReport & { grade: number },
): Promise<ApiError | null> {
  const products = order.lines
    .filter(({ productId }) => productIds.includes(productId))
    .map(({ name, count }) =>
      count === null ? showText(name) : `${showText(name)} ${timesText(count)}`,
    );
  const what = listOf(kinds.map((kind) => t(`orders.problem.kinds.${kind}`)));
  const judgement = {
    grade,
    comment: reportText({
      what: labelled(t('orders.problem.action'), what),
      products: listOf(products),
      comment,
    }),
    products: [],
  };
  const send = isSent ? gradeOrder : sendFirst;
  const error = await send(order.id, judgement);
  if (!error) problemReport.forget(order.id);
  return error;
}

/**
 * Sends a report that cannot have arrived before. A refusal then means that the order has another rating,
 * be it with as many stars, and that the shop does not have the report. Once the outcome of an attempt is
 * unclear, the rating may be the report's own.
 */
async function sendFirst(id: string, report: Judgement): Promise<ApiError | null> {
  problemReport.setSent(id, true);
  const result = await gradeOnServer(services().http, id, report, { retry: false });
  const [error] = result;
  if (error && (failureKind(error) === 'refused' || error.status === 409)) {
    problemReport.setSent(id, false);
    // Now it shows its rating, and how to reach the shop instead.
    await refreshOrder(id);
    return failed(error);
  }
  // §7: a second attempt, of what every other call is attempted twice.
  const isRepeated = error && (error.kind === 'network' || isRetried(error.status ?? 0));
  return isRepeated ? gradeOrder(id, report) : settle(id, report, result);
}
