import { t } from '../../i18n/t';
import { Banner } from '../../ui/Banner';
import { useIsOnline } from './useIsOnline';

/** Why nothing can be ordered yet: the server could not be asked who is logged in. */
export function OutOfReach() {
  return (
    <Banner tone="warning" isLive>
      {t(useIsOnline() ? 'checkout.unreachable' : 'checkout.offline')}
    </Banner>
  );
}
