import { useSnapshot } from 'valtio';
import { t } from '../../i18n/t';
import * as deliveryQuote from '../../stores/delivery/deliveryQuote';
import { Banner } from '../../ui/Banner';
import { useIsOnline } from './useIsOnline';

/** Shown after submitting offline, and then once the connection is back. */
export function OfflineNotice() {
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
