import type { ComponentProps, ReactNode } from 'react';
import { isPossible, minutesLeft } from '../../domain/delivery/arrival';
import type { Order } from '../../domain/order/order';
import { isFinal, orderTimeline } from '../../domain/order/orderProgress';
import { isOnline } from '../../domain/order/payment';
import { formatDateTime } from '../../domain/time/dates';
import { timeZone } from '../../flows/platform';
import { addressDetails, addressTitle } from '../../i18n/placeText';
import { langOf, showMoney, showText } from '../../i18n/show';
import { statusText } from '../../i18n/statusText';
import { t } from '../../i18n/t';
import { useArrival } from '../../stores/order/arrival';
import { Badge } from '../../ui/Badge';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { StateMark } from '../../ui/Spinner';
import { OrderSteps } from '../catalog/OrderSteps';
import { arrivesText } from '../catalog/timeText';
import { useClock } from '../catalog/useClock';
import styles from './PlacedSheet.module.css';

type Props = ComponentProps<typeof StateMark> &
  Pick<ComponentProps<typeof SheetPage>, 'action' | 'secondary'> & {
    title: string;
    text?: string | undefined;
    /** the sheet's title where it is another than the state's */
    sheetTitle?: string | undefined;
    children?: ReactNode;
  };

/**
 * The sheet after an order was placed: its state at large, and what to do next. As tall as the
 * checkout, which turns into it.
 */
export function PlacedSheet(props: Props) {
  const { tone, icon, title, text, sheetTitle = title, action, secondary, children } = props;
  return (
    <SheetPage
      title={sheetTitle}
      isTitleHidden
      surface="plain"
      action={action}
      secondary={secondary}
    >
      <div className={styles.state}>
        <StateMark tone={tone} icon={icon} key={tone} />
        <div className={styles.said} role="status">
          <p className={styles.title}>{title}</p>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {children}
      </div>
    </SheetPage>
  );
}

/** An order's price and payment, its status and steps, where it goes, and when. */
export function PlacedFacts({ order }: { order: Order }) {
  const { address, branchName, branchAddress, tableId, deliveryAt, serviceType } = order;
  const branch = showText(branchName);
  const stations = orderTimeline(order);
  return (
    <>
      <div className={styles.price}>
        <p className={styles.total}>
          <bdi>{showMoney(order.totals.totalPrice)}</bdi>
        </p>
        {order.isPaid && isOnline(order.paymentType) && (
          <Badge tone="good">{t('payment.paid')}</Badge>
        )}
      </div>
      <div className={styles.facts}>
        <Section>
          {/* The steps say the status. */}
          {stations.length > 0 ? (
            <div className={styles.steps}>
              <OrderSteps stations={stations} isUnderWay={!isFinal(order.status)} />
            </div>
          ) : (
            <Row icon="receipt" label={t('orders.status')} value={statusText(order)} />
          )}
          {address && (
            <Row
              icon="pin"
              label={addressTitle(address)}
              detail={addressDetails(address) || undefined}
            />
          )}
          {!address && branch && (
            <Row
              icon="store"
              label={branch}
              lang={langOf(branchName)}
              detail={branchAddress || undefined}
            />
          )}
          {tableId && <Row icon="table" label={t('orders.table')} value={tableId} />}
          {deliveryAt !== null && (
            <Row
              icon="calendar"
              label={t('orders.scheduled')}
              value={<bdi>{formatDateTime(deliveryAt, timeZone())}</bdi>}
            />
          )}
          {deliveryAt === null && serviceType !== 'DINE_IN' && <SoonRow order={order} />}
        </Section>
      </div>
    </>
  );
}

/** When an order for now arrives or is ready, as far as it is known. */
function SoonRow({ order }: { order: Order }) {
  const clock = useClock();
  const { now } = clock;
  const arrival = useArrival(order);
  const isKnown = arrival && isPossible(arrival, now) && minutesLeft(arrival, now);
  return (
    <Row icon="clock" label={isKnown ? arrivesText(order, arrival, clock) : t('schedule.soon')} />
  );
}
