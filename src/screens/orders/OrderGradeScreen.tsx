import { useParams } from 'wouter';
import { canGrade } from '../../domain/order/orderActions';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import { useSheetParam } from '../../navigation/useSheetParam';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { GradeForm } from './GradeForm';
import { OrderGate } from './OrderGate';
import { ProblemScreen } from './ProblemScreen';

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
