import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useParams } from 'wouter';
import type { Order } from '../../domain/order/order';
import { canCancel, canGrade, canPayOtherwise, problemStep } from '../../domain/order/orderActions';
import { isFinal } from '../../domain/order/orderProgress';
import { nextStep } from '../../domain/order/payment';
import { formatTime } from '../../domain/time/dates';
import { orderAgain } from '../../flows/basket/orderAgain';
import { type PaymentTry, payOrder } from '../../flows/order/payOrder';
import { refreshOrder } from '../../flows/order/trackOrders';
import { timeZone } from '../../flows/platform';
import { acceptPrompt, showPrompts } from '../../flows/start/showPrompts';
import { errorText } from '../../i18n/errorText';
import { showMoney } from '../../i18n/show';
import { plural, t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { otherPaymentPath, problemPath } from '../../navigation/sheetPaths';
import * as merchant from '../../stores/merchant';
import * as orderLoads from '../../stores/order/orderLoads';
import * as prompts from '../../stores/start/prompts';
import * as toasts from '../../stores/toasts';
import { Banner, TelegramOffer } from '../../ui/Banner';
import type { MainActionSpec } from '../../ui/bottomButtonHost';
import { OrderTotals } from '../../ui/OrderTotals';
import { usePageTitle } from '../../ui/pageTitle';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/Skeleton';
import { watchSight } from '../../ui/watchSight';
import { useBasketPosition } from '../catalog/useBasketAction';
import { OrderCourier, useCourierFact } from './OrderCourier';
import { OrderFacts } from './OrderFacts';
import { OrderGate } from './OrderGate';
import { OrderLines } from './OrderLines';
import { hasPlaces, OrderMapView, OrderPlace } from './OrderPlace';
import { OrderProgress } from './OrderProgress';
import styles from './OrderScreen.module.css';
import { orderTitle } from './orderTitle';
import { useShopContacts } from './ShopContacts';

/** One order, refreshed while active (§2, /profile/orders/{id}). */
export function OrderScreen() {
  const { id = '' } = useParams();
  return <OrderGate id={id}>{(order) => <OrderSheet order={order} />}</OrderGate>;
}

type SheetProps = {
  order: Order;
  /** the title while its state is unknown; default: its number */
  unknownTitle?: string;
  /** where to go where the order itself needs nothing */
  ahead?: MainActionSpec | undefined;
};

/** All details of an order, named after its state, with its actions. */
export function OrderSheet({ order, unknownTitle, ahead }: SheetProps) {
  const { cancelOrderActive } = useSnapshot(merchant.state).settings.flags;
  const action = useOrderAction(order);
  const courier = useCourierFact(order);
  // Without a map the place has a link to the large one, which tries again.
  const [hasMapFailed, setMapFailed] = useState(false);
  const isMapShown = !isFinal(order.status) && hasPlaces(order) && !hasMapFailed;
  useEffect(() => void showPrompts(order), [order]);
  // Not its number: scripts of others report the document's title.
  usePageTitle(order.status === null ? t('orders.title') : null);
  const row = (to: string) => ({ hasChevron: true, onPress: () => openSheet(to) });
  return (
    <SheetPage
      title={orderTitle(order, courier, unknownTitle)}
      isTitleLive
      action={action ?? ahead}
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
      {canGrade(order) && (
        <Section>
          <Row icon="star" label={t('orders.grade.action')} {...row(paths.orderGrade(order.id))} />
        </Section>
      )}
      <OrderProgress order={order} />
      <OrderCourier order={order} />
      {isMapShown && <InlineMap order={order} onFail={() => setMapFailed(true)} />}
      <OrderPlace order={order} isMapShown={isMapShown} />
      {!isFinal(order.status) && <OrderOffers orderId={order.id} />}
      <LinesOf order={order} />
      <Section title={t('orders.order', { number: order.number })}>
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

/** What was ordered. A list may leave it out: until the order itself has come, its place is held. */
function LinesOf({ order: { id, lines } }: { order: Order }) {
  const hasCome = useSnapshot(orderLoads.state).orders[id] !== undefined;
  if (lines.length > 0) return <OrderLines lines={lines} />;
  if (hasCome) return null;
  return (
    <Section title={t('orders.lines')}>
      <SkeletonRows count={2} />
    </Section>
  );
}

type Props = { order: Order; onFail: () => void };

/**
 * The live map within the order; a tap opens the large one. It does not take gestures, so that it
 * never holds up scrolling, and its code is loaded only once it is in sight.
 */
function InlineMap({ order, onFail }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    return watchSight(place.current, { rootMargin: '100px' }, setNear);
  }, [isNear]);
  return (
    <div ref={place} className={styles.inline}>
      <div className={styles.still} inert>
        {isNear && <OrderMapView order={order} onFail={onFail} />}
      </div>
      <button
        type="button"
        className={styles.open}
        aria-label={t('orders.onMap')}
        onClick={() => openSheet(paths.orderMap(order.id))}
      />
    </div>
  );
}

/** The next one-time offer of a Telegram feature, with the order that it belongs to. */
function OrderOffers({ orderId }: { orderId: string }) {
  const { orderId: offeredWith, open } = useSnapshot(prompts.state);
  const [offer] = open;
  if (!offer || offeredWith !== orderId) return null;
  return (
    <TelegramOffer
      key={offer}
      offer={offer}
      onAccept={() => void acceptPrompt(offer)}
      onRefuse={() => prompts.close(offer)}
    />
  );
}

/** Leads to the report of a problem, where there is anything to do about one. */
function ProblemRow({ order }: { order: Order }) {
  const { phones, chat } = useShopContacts(order);
  const step = problemStep(order);
  if (step === 'none' || (step === 'contact' && phones.length === 0 && !chat)) return null;
  return (
    <Section>
      <Row
        icon="warning"
        label={t('orders.problem.action')}
        hasChevron
        onPress={() => openSheet(problemPath(order.id))}
      />
    </Section>
  );
}

/** Says that an order could not be refreshed, and how old the data is. */
function StaleNotice({ orderId }: { orderId: string }) {
  const fresh = useSnapshot(orderLoads.state).orders[orderId];
  if (!fresh || fresh.status === 'ready') return null;
  const { toldAt, askedAt } = fresh;
  const minutes = toldAt === null ? 0 : Math.floor((askedAt - toldAt) / 60_000);
  const text = toldAt === null ? '' : t('orders.asOf', { time: formatTime(toldAt, timeZone()) });
  return (
    <Banner
      tone="warning"
      icon="offline"
      title={t(fresh.status === 'missing' ? 'orders.missing' : 'orders.stale')}
      action={{ text: t('common.retry'), onPress: () => void refreshOrder(orderId) }}
      isLive
    >
      {text && (
        <p>
          {minutes > 0
            ? t('orders.asOfWithAge', { text, age: plural('orders.minutesAgo', minutes) })
            : text}
        </p>
      )}
    </Banner>
  );
}

/** The order's main action: confirm, pay, or order again. */
function useOrderAction(order: Order): MainActionSpec | undefined {
  const [isPaying, setPaying] = useState(false);
  const { place } = useBasketPosition();
  const pay = async () => {
    setPaying(true);
    const outcome = await payOrder(order.id);
    setPaying(false);
    const complaint = paymentError(outcome);
    if (complaint) toasts.show(complaint, { tone: 'bad' });
  };
  switch (nextStep(order, false)) {
    case 'confirm':
      return {
        text: t('orders.confirm'),
        onPress: () => openSheet(paths.confirmOrder(order.id)),
      };
    case 'pay':
      return {
        text: t('orders.pay'),
        detail: showMoney(order.totals.totalPrice),
        isBusy: isPaying,
        isCostly: true,
        onPress: () => void pay(),
      };
    default:
      return place !== null && isFinal(order.status) && order.lines.length > 0
        ? { text: t('orders.again.action'), onPress: () => orderAgain(order) }
        : undefined;
  }
}

/** What went wrong with a payment; null if the order itself shows it. */
function paymentError(outcome: PaymentTry): string | null {
  if (outcome.kind === 'failed') return errorText(outcome.error);
  if (outcome.kind === 'refused') return t('errors.linkRefused');
  return outcome.kind === 'declined' ? t('payment.declinedText') : null;
}
