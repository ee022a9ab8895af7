import type { Order } from '../../domain/order/order';
import { problemStep } from '../../domain/order/orderProblem';
import { t } from '../../i18n/t';
import { Banner } from '../../ui/Banner';
import { SheetPage } from '../../ui/SheetPage';
import { OrderCourier } from './OrderCourier';
import { ProblemForm } from './ProblemForm';
import { ShopContacts, useShopContacts } from './ShopContacts';

/** Something is wrong with an order: a report with its rating, else the ways to the shop. */
export function ProblemScreen({ order }: { order: Order }) {
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
