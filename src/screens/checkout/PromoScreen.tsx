import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { removePromo } from '../../flows/promo/applyPromo';
import { loadPromos } from '../../flows/promo/loadPromos';
import { ensureSignedIn, signInText } from '../../flows/session/ensureSignedIn';
import { syncClock } from '../../flows/start/syncClock';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import { useBasket } from '../../stores/basket/basket';
import * as merchant from '../../stores/merchant';
import * as promos from '../../stores/promo/promos';
import * as session from '../../stores/session/session';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Field } from '../../ui/Field';
import { IconButton } from '../../ui/IconButton';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/Skeleton';
import { PromoOffers } from './PromoOffers';
import { PromoRow } from './PromoRow';
import { type PromoEntry, usePromoCode } from './usePromoCode';

/** Adds a promo to the order (`/checkout/promo`), by code or from the user's own. */
export function PromoScreen() {
  const { settings, hasSettings } = useSnapshot(merchant.state);
  const entry = usePromoCode();
  // Promos that started or expired since are updated before one is chosen.
  useEffect(syncClock, []);
  if (!hasSettings || !settings.flags.promoActive) {
    return (
      <SheetPage title={t('promo.title')}>
        {hasSettings ? (
          <EmptyState
            icon="promo"
            title={t('promo.notOffered')}
            action={{ text: t('common.back'), onPress: closeSheet }}
          />
        ) : (
          <SkeletonRows />
        )}
      </SheetPage>
    );
  }
  return (
    <SheetPage
      title={t('promo.title')}
      action={{ text: t('promo.apply'), onPress: entry.apply, isBusy: entry.isBusy }}
    >
      <PromoField entry={entry} />
      <PromoChosen />
      <PromoList />
    </SheetPage>
  );
}

/** The order's promo, valid or not, with a remove button. */
function PromoChosen() {
  const { promo: chosen } = useBasket();
  if (!chosen) return null;
  const { promo, verdict } = chosen;
  return (
    <Section title={t('promo.chosen')}>
      <PromoRow
        promo={promo}
        verdict={verdict}
        note={verdict === 'tooSmall' ? t('promo.waits') : undefined}
        action={{ text: t('promo.remove'), isDestructive: true, onPress: removePromo }}
      />
    </Section>
  );
}

/** Enters or pastes a code. */
function PromoField({ entry }: { entry: PromoEntry }) {
  const { code, type, message, apply } = entry;
  const place = useRef<HTMLDivElement>(null);
  return (
    <Section isPadded>
      <div ref={place}>
        <Field
          label={t('promo.field')}
          value={code}
          error={message}
          autoFocus
          autoCapitalize="none"
          enterKeyHint="go"
          maxLength={64}
          onChange={type}
          onEnter={apply}
          aside={
            code === '' ? undefined : (
              <IconButton
                icon="clear"
                label={t('promo.clear')}
                onPress={() => {
                  type('');
                  place.current?.querySelector('input')?.focus();
                }}
              />
            )
          }
        />
      </div>
    </Section>
  );
}

/** The user's promos, in any loading state. */
function PromoList() {
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
