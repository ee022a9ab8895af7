import type { ApiError } from '../../api/result';
import type { Order } from '../../domain/order/order';
import { type ProblemReport, reportText } from '../../domain/order/orderProblem';
import { labelled } from '../../i18n/labelled';
import { listOf } from '../../i18n/listOf';
import { showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import * as problemReport from '../../stores/order/problemReport';
import { gradeOrder } from './gradeOrder';

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
    .map(({ name, count }) => `${showText(name)} × ${count}`);
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
