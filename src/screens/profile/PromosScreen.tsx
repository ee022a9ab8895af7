import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { checkPromo, isPromoActive, type Promo } from '../../domain/promo/promo';
import { timeZone } from '../../flows/platform';
import {
  choosePromo,
  copyCode,
  loadPromos,
  removePromo,
  showPromo,
} from '../../flows/promo/promos';
import { syncClock } from '../../flows/start/syncClock';
import { promoGain, promoTerms, verdictText } from '../../i18n/promoText';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import { useBasket } from '../../stores/basket/basket';
import * as clock from '../../stores/clock';
import * as merchant from '../../stores/merchant';
import * as promos from '../../stores/promo/promos';
import * as session from '../../stores/session/session';
import { Button, IconButton } from '../../ui/Button';
import { EmptyState, ErrorState } from '../../ui/EmptyState';
import { LongList } from '../../ui/LongList';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { PersonGate } from './PersonGate';
import styles from './PromosScreen.module.css';

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

/** One of the user's promos: benefit and expiry; can be copied or applied to the next order. */
function OwnPromo({ promo }: { promo: Promo }) {
  const { now } = useSnapshot(clock.state);
  const { totals, promo: chosen } = useBasket();
  const isChosen = chosen?.promo.id === promo.id;
  const isActive = isPromoActive(promo, now);
  const terms = isActive
    ? promoTerms(promo, { timeZone: timeZone(), now })
    : verdictText(promo, checkPromo(promo, { ...totals, now }), timeZone());
  return (
    <div className={styles.promo}>
      <Row
        icon="promo"
        label={promo.code}
        detail={[promoGain(promo), terms].filter(Boolean).join('\n')}
        aside={
          <IconButton
            icon="copy"
            label={`${t('profile.copyCode')} ${promo.code}`}
            onPress={() => void copyCode(promo.code)}
          />
        }
      />
      {isActive && (
        <div className={styles.action}>
          <Button
            kind={isChosen ? 'destructive' : 'plain'}
            isSmall
            onPress={() => (isChosen ? removePromo() : showPromo(choosePromo(promo)))}
          >
            <span>{t(isChosen ? 'promo.remove' : 'promo.apply')}</span>
            <VisuallyHidden>{` ${promo.code}`}</VisuallyHidden>
          </Button>
        </div>
      )}
    </div>
  );
}
