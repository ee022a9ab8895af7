import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { checkPromo, isForDeliveryOnly, type Promo } from '../../domain/promo/promo';
import { promoCodeOf } from '../../domain/promo/promoCode';
import { timeZone } from '../../flows/platform';
import {
  applyPromo,
  choosePromo,
  loadPromos,
  type PromoOutcome,
  removePromo,
  showPromo,
} from '../../flows/promo/promos';
import { ensureSignedIn, signInText } from '../../flows/session/ensureSignedIn';
import { syncClock } from '../../flows/start/syncClock';
import { promoText } from '../../i18n/promoText';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import { useSheetId } from '../../navigation/useSheetParam';
import { useBasket } from '../../stores/basket/basket';
import * as clock from '../../stores/clock';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import * as promos from '../../stores/promo/promos';
import * as session from '../../stores/session/session';
import { IconButton } from '../../ui/Button';
import { EmptyState, ErrorState } from '../../ui/EmptyState';
import { Field } from '../../ui/Field';
import { LongList } from '../../ui/LongList';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/Skeleton';
import { PromoRow } from './PromoRow';

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
            action={{ text: t('common.back'), onPress: () => closeSheet() }}
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

/** A code being typed, and the result of the last one. */
type PromoEntry = {
  code: string;
  type: (code: string) => void;
  message: string | undefined;
  apply: () => void;
  isBusy: boolean;
};

function usePromoCode(): PromoEntry {
  const [code, setCode] = useState('');
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // The answer may come when the sheet is closed, with another on top.
  const sheet = useSheetId();
  const show = (outcome: PromoOutcome) => {
    if (outcome.kind !== 'checked' || !outcome.isKept) {
      return setMessage(promoText(outcome, timeZone()));
    }
    showPromo(outcome);
    if (outcome.verdict === 'added') closeSheet(sheet);
    // One that is not valid yet is now listed below, with the reason.
    else setCode('');
  };
  const apply = async () => {
    if (isBusy) return;
    if (promoCodeOf(code) === '') return setMessage(t('promo.enterCode'));
    setBusy(true);
    setMessage(undefined);
    show(await applyPromo(code));
    setBusy(false);
  };
  return {
    code,
    type: (typed) => {
      setCode(typed);
      setMessage(undefined);
    },
    message,
    apply: () => void apply(),
    isBusy,
  };
}

/**
 * The user's promos except the chosen one: those that work now, which can be applied, then the
 * others with what they need.
 */
function PromoOffers() {
  const { own } = useSnapshot(promos.state);
  const { now } = useSnapshot(clock.state);
  const { totals, promo: chosen } = useBasket();
  const isDelivery = useServiceType() === 'DELIVERY';
  // An empty basket takes a promo that its first goods will make valid.
  const isEmpty = totals.productCount === 0;
  if (own.length === 0) {
    return <EmptyState icon="promo" title={t('promo.ownNone')} text={t('promo.ownNoneText')} />;
  }
  const checked = own
    .filter(({ id }) => id !== chosen?.promo.id)
    .map((promo) => {
      const verdict = checkPromo(promo, { ...totals, now });
      const isTaken = verdict === 'added' || (isEmpty && verdict === 'tooSmall');
      const works = isTaken && (isDelivery || !isForDeliveryOnly(promo));
      return { promo, verdict, works };
    });
  const lists = [
    { title: t('promo.own'), list: checked.filter(({ works }) => works) },
    { title: t('promo.ownLater'), list: checked.filter(({ works }) => !works) },
  ];
  return lists.map(
    ({ title, list }) =>
      list.length > 0 && (
        <Section key={title} title={title}>
          <LongList items={list}>
            {({ promo, verdict, works }) => (
              <PromoRow
                key={promo.id}
                promo={promo}
                verdict={verdict}
                action={works ? { text: t('promo.apply'), onPress: () => choose(promo) } : null}
              />
            )}
          </LongList>
        </Section>
      ),
  );
}

function choose(promo: Promo) {
  const outcome = choosePromo(promo);
  showPromo(outcome);
  if (outcome.verdict === 'added') closeSheet();
}
