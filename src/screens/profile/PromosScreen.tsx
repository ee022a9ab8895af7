import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isPromoActive } from '../../domain/promo/promo';
import { loadPromos } from '../../flows/promo/loadPromos';
import { syncClock } from '../../flows/start/syncClock';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import * as clock from '../../stores/clock';
import * as merchant from '../../stores/merchant';
import * as promos from '../../stores/promo/promos';
import * as session from '../../stores/session/session';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LongList } from '../../ui/LongList';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { OwnPromo } from './OwnPromo';
import { PersonGate } from './PersonGate';

/** The user's promos (`/profile/promos`), with or without a current order. */
export function PromosScreen() {
  const { settings, hasSettings } = useSnapshot(merchant.state);
  const { status } = useSnapshot(promos.state);
  const isOffered = settings.flags.promoActive;
  const userId = useSnapshot(session.state).user?.id;
  // Promos that started or expired since are updated before one is chosen.
  useEffect(syncClock, []);
  useEffect(() => {
    if (userId && isOffered) void loadPromos();
  }, [userId, isOffered]);
  if (hasSettings && !isOffered) {
    return (
      <SheetPage title={t('profile.promos')}>
        <EmptyState
          icon="promo"
          title={t('promo.notOffered')}
          action={{ text: t('common.back'), onPress: () => closeSheet() }}
        />
      </SheetPage>
    );
  }
  return (
    <PersonGate title={t('profile.promos')}>
      {() => (
        <SheetPage title={t('profile.promos')}>
          {status === 'ready' && <OwnPromos />}
          {status === 'failed' && (
            <ErrorState
              title={t('promo.ownFailed')}
              retryText={t('common.retry')}
              onRetry={() => void loadPromos()}
            />
          )}
          {(status === 'idle' || status === 'loading') && <SkeletonRows count={3} />}
        </SheetPage>
      )}
    </PersonGate>
  );
}

/** The user's promos: active ones first, then upcoming and expired ones. */
function OwnPromos() {
  const { own } = useSnapshot(promos.state);
  const { now } = useSnapshot(clock.state);
  if (own.length === 0) {
    return (
      <EmptyState icon="promo" title={t('promo.ownNone')} text={t('profile.promosNoneText')} />
    );
  }
  const lists = [
    { title: t('profile.promosNow'), list: own.filter((promo) => isPromoActive(promo, now)) },
    { title: t('promo.ownLater'), list: own.filter((promo) => !isPromoActive(promo, now)) },
  ];
  return lists.map(
    ({ title, list }) =>
      list.length > 0 && (
        <Section key={title} title={title}>
          <LongList items={list}>{(promo) => <OwnPromo key={promo.id} promo={promo} />}</LongList>
        </Section>
      ),
  );
}
