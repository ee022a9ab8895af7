import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Order } from '../../domain/order/order';
import { canCancel, canGrade, canPayOtherwise } from '../../domain/order/orderActions';
import { isFinal } from '../../domain/order/orderProgress';
import { showPrompts } from '../../flows/start/showPrompts';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { otherPaymentPath } from '../../navigation/paymentPaths';
import * as merchant from '../../stores/merchant';
import { OrderTotals } from '../../ui/OrderTotals';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { usePageTitle } from '../../ui/usePageTitle';
import { InlineMap } from './InlineMap';
import { OrderCourier } from './OrderCourier';
import { OrderFacts } from './OrderFacts';
import { OrderLines } from './OrderLines';
import { hasPlaces } from './OrderMapView';
import { OrderOffers } from './OrderOffers';
import { OrderPlace } from './OrderPlace';
import { OrderProgress } from './OrderProgress';
import { ProblemRow } from './ProblemRow';
import { StaleNotice } from './StaleNotice';
import { useOrderAction } from './useOrderAction';

/** All details of an order, with its actions. */
export function OrderSheet({ order }: { order: Order }) {
  const { cancelOrderActive } = useSnapshot(merchant.state).settings.flags;
  const action = useOrderAction(order);
  // Without a map the place has a link to the large one, which tries again.
  const [hasMapFailed, setMapFailed] = useState(false);
  const isMapShown = !isFinal(order.status) && hasPlaces(order) && !hasMapFailed;
  useEffect(() => void showPrompts(order), [order]);
  // Not its number: scripts of others report the document's title.
  usePageTitle(t('orders.title'));
  const row = (to: string) => ({ hasChevron: true, onPress: () => openSheet(to) });
  return (
    <SheetPage
      title={t('orders.order', { number: order.number })}
      action={action}
      secondary={
        canPayOtherwise(order, cancelOrderActive)
          ? {
              text: t('orders.otherPayment.action'),
              onPress: () => openSheet(otherPaymentPath(order.id)),
            }
          : undefined
      }
    >
      <StaleNotice orderId={order.id} />
      <OrderProgress order={order} />
      {canGrade(order) && (
        <Section>
          <Row icon="star" label={t('orders.grade.action')} {...row(paths.orderGrade(order.id))} />
        </Section>
      )}
      {!isFinal(order.status) && <OrderOffers orderId={order.id} />}
      <OrderCourier order={order} />
      {isMapShown && <InlineMap order={order} onFail={() => setMapFailed(true)} />}
      <OrderPlace order={order} isMapShown={isMapShown} />
      <OrderLines lines={order.lines} />
      <Section>
        <OrderTotals totals={order.totals} promoCode={order.promoCode} />
      </Section>
      <OrderFacts order={order} />
      <ProblemRow order={order} />
      {canCancel(order, cancelOrderActive) && (
        <Section>
          <Row
            icon="close"
            label={t('orders.cancel.action')}
            tone="destructive"
            onPress={() => openSheet(paths.orderCancel(order.id))}
          />
        </Section>
      )}
    </SheetPage>
  );
}
