import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { loadPromos } from '../../flows/promo/loadPromos';
import { ensureSignedIn, signInText } from '../../flows/session/ensureSignedIn';
import { t } from '../../i18n/t';
import * as promos from '../../stores/promo/promos';
import * as session from '../../stores/session/session';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { PromoOffers } from './PromoOffers';

/** The user's promos, in any loading state. */
export function PromoList() {
  const { status } = useSnapshot(promos.state);
  const { user, status: sessionStatus } = useSnapshot(session.state);
  const userId = user?.id;
  useEffect(() => {
    if (userId) void loadPromos();
  }, [userId]);
  if (sessionStatus === 'guest') {
    return (
      <EmptyState
        icon="user"
        title={t('promo.ownGuest')}
        text={t('promo.ownGuestText')}
        action={{
          text: signInText(),
          onPress: () => void ensureSignedIn(),
        }}
      />
    );
  }
  if (status === 'ready') return <PromoOffers />;
  if (status !== 'failed') return <SkeletonRows count={3} />;
  return (
    <ErrorState
      title={t('promo.ownFailed')}
      retryText={t('common.retry')}
      onRetry={() => void loadPromos()}
    />
  );
}
