import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { loyaltyCode } from '../../domain/session/loyaltyCode';
import { formatPhone } from '../../domain/session/phone';
import type { User } from '../../domain/session/user';
import { keepScreenLit } from '../../flows/platform';
import { ensureSignedIn } from '../../flows/session/ensureSignedIn';
import { refreshProfile } from '../../flows/session/signIn';
import { percentText } from '../../i18n/amountText';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import * as merchant from '../../stores/merchant';
import { EmptyState } from '../../ui/EmptyState';
import { QrCode } from '../../ui/QrCode';
import { SheetPage } from '../../ui/SheetPage';
import styles from './LoyaltyScreen.module.css';
import { PersonGate } from './PersonGate';

/** The code that the cashier reads (`/profile/loyalty`). */
export function LoyaltyScreen() {
  return (
    <PersonGate title={t('loyalty.title')}>{(user) => <LoyaltyCard user={user} />}</PersonGate>
  );
}

/**
 * A user's code as a QR and as digits, with what they have and what an order brings, as far as the
 * server says it. Black on white to the edges of the screen, in every theme, for a scanner; from
 * what is stored, so that it is there without a connection too.
 */
function LoyaltyCard({ user }: { user: User }) {
  const { settings, orderSettings } = useSnapshot(merchant.state);
  const isOffered = settings.flags.cashbackActive;
  const code = isOffered ? loyaltyCode(user) : null;
  const isShown = code !== null;
  useEffect(() => (isShown ? keepScreenLit() : undefined), [isShown]);
  // The till has changed it since.
  useEffect(() => void refreshProfile(), []);
  if (code === null) {
    return (
      <SheetPage title={t('loyalty.title')}>
        <EmptyState
          icon="qr"
          title={t(isOffered ? 'loyalty.noPhone' : 'loyalty.notOffered')}
          action={
            isOffered
              ? {
                  text: t('loyalty.addPhone'),
                  onPress: () => void ensureSignedIn(),
                  isPrimary: true,
                }
              : undefined
          }
        />
      </SheetPage>
    );
  }
  const percent = orderSettings?.cashbackPercent ?? null;
  return (
    <SheetPage title={t('loyalty.title')} surface="white" size="screen">
      <div className={styles.card}>
        <QrCode text={code} label={t('loyalty.code')} size="large" />
        <p className={styles.digits}>
          <bdi>{formatPhone(code)}</bdi>
        </p>
        <p className={styles.hint}>{t('loyalty.hint')}</p>
        <dl className={styles.balance}>
          <dt>{t('profile.cashback')}</dt>
          <dd>
            <bdi>{showMoney(user.cashback)}</bdi>
          </dd>
        </dl>
        {percent !== null && (
          <p className={styles.hint}>{t('loyalty.earns', { share: percentText(percent) })}</p>
        )}
      </div>
    </SheetPage>
  );
}
