import type { ReactNode } from 'react';
import type { Order } from '../../domain/order/order';
import { refreshOrder } from '../../flows/order/trackOrders';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { SignInFirst } from './SignInFirst';
import { useFollowedOrder } from './useFollowedOrder';

type Props = {
  id: string;
  /** renders the order's sheet; the order may be stale */
  children: (order: Order) => ReactNode;
};

/** Renders an order's sheet once it is loaded, else why it is not available. */
export function OrderGate({ id, children }: Props) {
  const { order, fresh, isGuest } = useFollowedOrder(id);
  if (order) return children(order);
  return (
    <SheetPage title={t('orders.title')}>
      {isGuest && <SignInFirst />}
      {!isGuest && !fresh && <SkeletonRows />}
      {!isGuest && fresh?.status === 'failed' && (
        <ErrorState
          title={t('orders.failed')}
          text={t('errors.general')}
          retryText={t('common.retry')}
          onRetry={() => void refreshOrder(id)}
        />
      )}
      {!isGuest && fresh?.status === 'missing' && (
        <EmptyState
          icon="receipt"
          title={t('orders.missing')}
          text={t('orders.missingText')}
          action={{ text: t('common.toMenu'), onPress: closeAllSheets, isPrimary: true }}
        />
      )}
    </SheetPage>
  );
}
