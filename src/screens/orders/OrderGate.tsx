import { type ReactNode, useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { completeOrder } from '../../domain/order/completeOrder';
import type { Order } from '../../domain/order/order';
import { followOrder } from '../../flows/order/followOrder';
import { refreshOrder } from '../../flows/order/trackOrders';
import { ensureSignedIn } from '../../flows/session/ensureSignedIn';
import { currentLanguage, t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import * as catalog from '../../stores/catalog/catalog';
import * as orderLoads from '../../stores/order/orderLoads';
import * as orders from '../../stores/order/orders';
import * as session from '../../stores/session/session';
import { EmptyState, ErrorState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonOrder, SkeletonRows } from '../../ui/Skeleton';
import { MenuFailed } from '../catalog/MenuFailed';

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
      {!isGuest && !fresh && <SkeletonOrder />}
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

/** An order that is refreshed while its screen is open and the user is signed in. */
function useFollowedOrder(id: string) {
  const { status } = useSnapshot(session.state);
  const { known } = useSnapshot(orders.state);
  const fresh = useSnapshot(orderLoads.state).orders[id];
  useEffect(() => (status === 'signedIn' ? followOrder(id) : undefined), [id, status]);
  return { order: useCompleteOrder(known[id]), fresh, isGuest: status === 'guest' };
}

/** Renders a sheet that compares an order with the catalogue, once that is loaded. */
export function MenuGate({ title, children }: { title: string; children: ReactNode }) {
  const { status } = useSnapshot(catalog.state);
  if (status === 'ready') return children;
  return (
    <SheetPage title={title}>
      {status === 'loading' && <SkeletonRows />}
      {status === 'failed' && <MenuFailed />}
    </SheetPage>
  );
}

/** Asks the user to sign in to see orders. */
export function SignInFirst() {
  return (
    <EmptyState
      icon="receipt"
      title={t('orders.signInFirst')}
      text={t('login.benefits')}
      action={{ text: t('login.title'), onPress: () => void ensureSignedIn(), isPrimary: true }}
    />
  );
}

/** An order with the names, pictures and sums that the server leaves out, from the menu and its lines. */
export function useCompleteOrder<Found extends Order | undefined>(order: Found) {
  const { status, products } = useSnapshot(catalog.state);
  const language = currentLanguage() ?? 'uz';
  return useMemo(() => {
    if (!order) return order;
    // Until the menu is there, nothing is said to be gone from it.
    return completeOrder(
      order,
      products,
      status === 'ready' ? { [language]: t('basket.goneName') } : {},
    );
  }, [order, status, products, language]);
}
