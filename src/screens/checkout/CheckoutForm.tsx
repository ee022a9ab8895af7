import * as branches from '../../stores/branches/branches';
import * as deliveryQuote from '../../stores/delivery/deliveryQuote';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import * as pendingOrder from '../../stores/order/pendingOrder';
import styles from './CheckoutForm.module.css';
import '../../ui/columns.css';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { offeredServices } from '../../domain/delivery/serviceType';
import { isForDeliveryOnly } from '../../domain/promo/promo';
import { chooseService } from '../../flows/delivery/chooseService';
import { quoteDelivery } from '../../flows/delivery/quoteDelivery';
import type { Outcome } from '../../flows/order/submitOrder';
import { timeZone, watchOnline } from '../../flows/platform';
import { refreshPromo } from '../../flows/promo/promos';
import { changeText } from '../../i18n/amountText';
import { errorText } from '../../i18n/errorText';
import { promoGain, verdictText } from '../../i18n/promoText';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useBasket } from '../../stores/basket/basket';
import { useBill } from '../../stores/basket/bill';
import { useServiceType } from '../../stores/delivery/serviceType';
import { useHandOver } from '../../stores/order/handOver';
import { useSchedule } from '../../stores/order/schedule';
import { Banner, ProblemBanner } from '../../ui/Banner';
import { Disclosure } from '../../ui/Disclosure';
import { OrderTotals } from '../../ui/OrderTotals';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { ServiceTabs } from '../../ui/Tabs';
import { opensText } from '../catalog/timeText';
import { useClock } from '../catalog/useClock';
import { CashbackSection } from './CashbackSection';
import { ChangeChoice } from './ChangeChoice';
import { CheckoutExtras } from './CheckoutExtras';
import { DeliveryPlace } from './DeliveryPlace';
import { OrderedProducts } from './OrderedProducts';
import { PaymentSummary } from './PaymentSummary';
import { PickupPlace } from './PickupPlace';
import { ChangesNotice, ServiceNotes } from './ServiceNotes';
import { TimeSummary } from './TimeSummary';
import { type LastTry, useOrdering } from './useOrdering';

/**
 * Where and when, how it is paid, what it comes to; the rest is folded. What is settled is one row
 * each, which opens the controls that change it; what is missing is open.
 */
export function CheckoutForm(lastTry: LastTry) {
  const { action, signIn, isSignedIn, isOutOfReach } = useOrdering(lastTry);
  return (
    <SheetPage title={t('checkout.title')} action={action}>
      <div className={styles.form} data-columns>
        <div className={styles.answers}>
          <OutcomeNotice outcome={lastTry.outcome} />
          {!isSignedIn && <Banner action={signIn ?? undefined}>{t('checkout.signInText')}</Banner>}
          {isOutOfReach && <OutOfReach />}
          <ServiceSwitch />
          <OrderPlace />
          <TimeNotice />
          <ServiceNotes />
          <Section>
            <PaymentSummary />
            <ChangeSummary />
            <PromoSummary />
          </Section>
          <CashbackSection />
        </div>
        <div className={styles.order}>
          <CheckoutTotals />
        </div>
        <div className={styles.extras}>
          <CheckoutExtras />
        </div>
      </div>
    </SheetPage>
  );
}

/** What cash is paid with, so that change is at hand; nothing for another payment or at a table. */
function ChangeSummary() {
  const { cash, change, outgrown } = useHandOver();
  if (cash === null) return null;
  const missing =
    outgrown === null ? t('change.hint') : t('change.outgrown', { amount: showMoney(outgrown) });
  return (
    <Disclosure
      icon="wallet"
      label={t('change.title')}
      detail={change === null ? missing : changeText(change)}
    >
      <ChangeChoice total={cash} />
    </Disclosure>
  );
}

/** What is ordered and the order's totals, as they will be sent. */
function CheckoutTotals() {
  const bill = useBill();
  return (
    <Section>
      <OrderedProducts />
      <OrderTotals {...bill} onRetry={() => void quoteDelivery()} />
    </Section>
  );
}

/** Where the order is handed over, and when: an address, a branch, or the scanned table. */
function OrderPlace() {
  const time = <TimeSummary />;
  return useServiceType() === 'DELIVERY' ? (
    <DeliveryPlace>{time}</DeliveryPlace>
  ) : (
    <PickupPlace>{time}</PickupPlace>
  );
}

/** The profile could not be fetched, so nothing can be ordered yet. */
function OutOfReach() {
  return (
    <Banner tone="warning" isLive>
      {t(useIsOnline() ? 'checkout.unreachable' : 'checkout.offline')}
    </Banner>
  );
}

/** The order's promo: its benefit, or why it is not valid; hidden if promos are disabled. */
function PromoSummary() {
  const { promo: chosen } = useBasket();
  const { promoActive } = useSnapshot(merchant.state).settings.flags;
  const isDelivery = useServiceType() === 'DELIVERY';
  useEffect(() => void refreshPromo(), []);
  if (!promoActive) return null;
  const open = () => openSheet(paths.checkoutPromo);
  if (!chosen) {
    return <Row icon="promo" label={t('promo.title')} hasChevron onPress={open} />;
  }
  const { promo, verdict } = chosen;
  const gain = isDelivery || !isForDeliveryOnly(promo) ? promoGain(promo) : t('promo.deliveryOnly');
  return (
    <Row
      icon="promo"
      label={t('promo.title')}
      value={promo.code}
      detail={verdict === 'added' ? gain : verdictText(promo, verdict, timeZone())}
      hasChevron
      onPress={open}
    />
  );
}

/** Delivery or pickup, if both are offered; hidden at a table. */
function ServiceSwitch() {
  const { settings } = useSnapshot(merchant.state);
  const { branches: all } = useSnapshot(branches.state);
  const service = useServiceType();
  if (service === 'DINE_IN') return null;
  return (
    <ServiceTabs
      offered={offeredServices(settings.flags, all)}
      value={service}
      onChange={chooseService}
    />
  );
}

/** What is wrong with the chosen time, e.g. that it has passed, and a way to change it. */
function TimeNotice() {
  const clock = useClock();
  const { at, opening } = useSchedule(clock);
  const { later } = useSnapshot(draft.state);
  const isAtTable = useServiceType() === 'DINE_IN';
  const toTimes = { text: t('schedule.pick'), onPress: () => openSheet(paths.checkoutTime) };
  if (at !== 'past' && at !== 'closed') return null;
  if (isAtTable) {
    const opens = opensText(opening, clock);
    const text = opens ? t('schedule.opens', { when: opens }) : t('checkout.closedNow');
    return <Banner tone="warning">{text}</Banner>;
  }
  if (!later) {
    return (
      <Banner tone="warning" isLive action={toTimes}>
        {t('schedule.closedNow')}
      </Banner>
    );
  }
  return (
    <Banner tone="danger" isLive action={toTimes}>
      {t(at === 'past' ? 'schedule.past' : 'schedule.closedThen')}
    </Banner>
  );
}

/**
 * Why the last submit did not place an order. Shown at the top of the page, which scrolls to it,
 * above the details of the place and time.
 */
function OutcomeNotice({ outcome }: { outcome: Outcome | null }) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) top.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  const { status } = useSnapshot(pendingOrder.state);
  return (
    <div ref={top} className={styles.notice}>
      {outcome?.kind === 'changed' && (
        <ChangesNotice seen={outcome.seen} isOfChoice={outcome.changes.length === 0} />
      )}
      {outcome?.kind === 'offline' && <OfflineNotice />}
      {outcome?.kind === 'unreachable' && (
        <Banner tone="warning" isLive>
          {t('checkout.unreachable')}
        </Banner>
      )}
      {outcome?.kind === 'refused' && <ProblemBanner text={errorText(outcome.error)} />}
      {status === 'unseen' && <Banner tone="warning">{t('checkout.sendAgainText')}</Banner>}
    </div>
  );
}

/** Shown after submitting offline, and then once the connection is back. */
function OfflineNotice() {
  const { status, isAnswered } = useSnapshot(deliveryQuote.state);
  // The delivery quote is requested again once the device is online.
  const isWaiting = status === 'asking' || (status === 'failed' && !isAnswered);
  const isBack = useIsOnline() && !isWaiting;
  return (
    <Banner tone={isBack ? 'good' : 'warning'} isLive>
      {t(isBack ? 'checkout.onlineAgain' : 'checkout.offline')}
    </Banner>
  );
}

/** Whether the device is online, as the browser reports it. */
function useIsOnline(): boolean {
  const [isOnline, setOnline] = useState(true);
  useEffect(() => watchOnline(setOnline), []);
  return isOnline;
}
