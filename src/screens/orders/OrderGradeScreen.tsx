import { useParams } from 'wouter';
import type { Order } from '../../domain/order/order';
import { canGrade } from '../../domain/order/orderActions';
import { problemStep } from '../../domain/order/orderProblem';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import { useSheetParam } from '../../navigation/useSheetParam';
import { Banner } from '../../ui/Banner';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { GradeForm } from './GradeForm';
import { OrderCourier } from './OrderCourier';
import { OrderGate } from './OrderGate';
import { ProblemForm } from './ProblemForm';
import { ShopContacts, useShopContacts } from './ShopContacts';

/** Rates an order and its products, once, or reports a problem with it. */
export function OrderGradeScreen() {
  const { id = '' } = useParams();
  const isProblem = useSheetParam('problem') !== null;
  if (isProblem) return <OrderGate id={id}>{(order) => <ProblemScreen order={order} />}</OrderGate>;
  return (
    <OrderGate id={id}>
      {(order) =>
        canGrade(order) ? (
          <GradeForm order={order} />
        ) : (
          <SheetPage title={t('orders.grade.action')} size="content">
            <EmptyState
              icon="star"
              title={t(order.grade === null ? 'orders.grade.closed' : 'orders.grade.thanks')}
              text={order.grade === null ? t('orders.grade.closedText') : undefined}
              action={{ text: t('common.back'), onPress: () => closeSheet() }}
            />
          </SheetPage>
        )
      }
    </OrderGate>
  );
}

/** Something is wrong with an order: a report with its rating, else the ways to the shop. */
function ProblemScreen({ order }: { order: Order }) {
  const contacts = useShopContacts(order);
  if (problemStep(order) === 'report') return <ProblemForm order={order} />;
  return (
    <SheetPage title={t('orders.problem.action')} size="content">
      <Banner>
        {t(order.grade === null ? 'orders.problem.underWay' : 'orders.problem.rated')}
      </Banner>
      <OrderCourier order={order} />
      <ShopContacts {...contacts} />
    </SheetPage>
  );
}
