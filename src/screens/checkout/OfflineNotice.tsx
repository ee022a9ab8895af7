import { useSnapshot } from 'valtio';
import { t } from '../../i18n/t';
import * as deliveryQuote from '../../stores/delivery/deliveryQuote';
import { Banner } from '../../ui/Banner';
import { useIsOnline } from './useIsOnline';

/** There was no connection in the moment of the press, and then that it is back. */
export function OfflineNotice() {
  const { status, isAnswered } = useSnapshot(deliveryQuote.state);
  // The price of a delivery is asked for again as soon as the device is on line.
  const isWaiting = status === 'asking' || (status === 'failed' && !isAnswered);
  const isBack = useIsOnline() && !isWaiting;
  return (
    <Banner tone={isBack ? 'good' : 'warning'} isLive>
      {t(isBack ? 'checkout.onlineAgain' : 'checkout.offline')}
    </Banner>
  );
}
