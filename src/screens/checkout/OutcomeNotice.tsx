import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Outcome } from '../../flows/order/submitOrder';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import * as deliveryQuote from '../../stores/delivery/deliveryQuote';
import * as pendingOrder from '../../stores/order/pendingOrder';
import { Banner, ProblemBanner } from '../../ui/Banner';
import { ChangesNotice } from './ChangesNotice';
import styles from './OutcomeNotice.module.css';
import { useIsOnline } from './useIsOnline';

/**
 * Why the last submit did not place an order. Shown at the top of the page, which scrolls to it,
 * above the details of the place and time.
 */
export function OutcomeNotice({ outcome }: { outcome: Outcome | null }) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) top.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  const { status } = useSnapshot(pendingOrder.state);
  return (
    <div ref={top} className={styles.notice}>
      {outcome?.kind === 'changed' && <ChangesNotice seen={outcome.seen} />}
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
