import { useSnapshot } from 'valtio';
import type { Order } from '../../domain/order/order';
import { t } from '../../i18n/t';
import * as catalog from '../../stores/catalog/catalog';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { MenuFailed } from '../catalog/MenuFailed';
import { AgainPlan } from './AgainPlan';

/** What the order would be today, once the catalogue is loaded. */
export function OrderAgain({ order }: { order: Order }) {
  const { status } = useSnapshot(catalog.state);
  if (status === 'ready') return <AgainPlan order={order} />;
  return (
    <SheetPage title={t('orders.again.action')}>
      {status === 'loading' && <SkeletonRows />}
      {status === 'failed' && <MenuFailed />}
    </SheetPage>
  );
}
