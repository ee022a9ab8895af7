import { useState } from 'react';
import { refreshOrder } from '../../flows/order/trackOrders';
import { t } from '../../i18n/t';
import { ErrorState } from '../../ui/ErrorState';

/** The order exists but could not be fetched; offers a retry. */
export function OrderUnread({ id }: { id: string }) {
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await refreshOrder(id);
    setBusy(false);
  };
  return (
    <ErrorState
      title={t('orders.failed')}
      retryText={t('common.retry')}
      isRetrying={isBusy}
      onRetry={() => void retry()}
    />
  );
}
