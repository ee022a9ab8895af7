import { t } from '../../i18n/t';
import { Banner } from '../../ui/Banner';
import { useIsOnline } from './useIsOnline';

/** The profile could not be fetched, so nothing can be ordered yet. */
export function OutOfReach() {
  return (
    <Banner tone="warning" isLive>
      {t(useIsOnline() ? 'checkout.unreachable' : 'checkout.offline')}
    </Banner>
  );
}
