import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Outcome } from '../../flows/order/submitOrder';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import * as pendingOrder from '../../stores/order/pendingOrder';
import { Banner } from '../../ui/Banner';
import { ProblemBanner } from '../../ui/ProblemBanner';
import { ChangesNotice } from './ChangesNotice';
import { OfflineNotice } from './OfflineNotice';
import styles from './OutcomeNotice.module.css';

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
