import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { linkAddress } from '../../domain/content/contact';
import { shopPhone } from '../../flows/branches/shopPhone';
import { openLink } from '../../flows/openLink';
import { isServerDown } from '../../flows/start/loadMerchant';
import { loadSettings } from '../../flows/start/loadSettings';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import * as merchant from '../../stores/merchant';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import type { IconName } from '../../ui/iconNames';
import { Picture } from '../../ui/Picture';
import { shopSign } from '../catalog/shopSign';
import styles from './FullPage.module.css';

type Props = {
  icon: IconName;
  title: string;
  text: string;
  action?: { text: string; onPress: () => void } | undefined;
  /** which shop it is, above */
  sign?: ReactNode | undefined;
  /** further buttons, below */
  children?: ReactNode | undefined;
};

/** A full-page message in place of the shop. */
export function FullPage({ icon, title, text, action, sign, children }: Props) {
  // Without a merchant nothing else names the page.
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  return (
    <main className={styles.page}>
      {sign}
      <EmptyState
        icon={icon}
        title={<h1>{title}</h1>}
        text={text}
        action={action && { ...action, isPrimary: true }}
      />
      {children && <div className={styles.more}>{children}</div>}
    </main>
  );
}

type MerchantNotAvailableScreenProps = { reason: 'gone' | 'unreachable'; onRetry: () => void };

/**
 * No merchant could be resolved (§2): unknown, which another try does not change, or not reachable, for the connection
 * or for the server.
 */
export function MerchantNotAvailableScreen({ reason, onRetry }: MerchantNotAvailableScreenProps) {
  const isGone = reason === 'gone';
  const whyUnreachable = isServerDown ? 'errors.downText' : 'errors.unreachableText';
  return (
    <FullPage
      icon={isGone || isServerDown ? 'store' : 'offline'}
      title={t(isGone ? 'errors.missingTitle' : 'errors.unreachableTitle')}
      text={t(isGone ? 'errors.missingText' : whyUnreachable)}
      action={isGone ? undefined : { text: t('common.retry'), onPress: onRetry }}
    />
  );
}

type BlockedScreenProps = {
  /** back to the shop of the URL, if this one is another of its brand */
  onBack: (() => void) | null;
};

/** The merchant is not active (§2, /blocked): which it is, its phone and its Telegram, as the text asks for. */
export function BlockedScreen({ onBack }: BlockedScreenProps) {
  const shop = useSnapshot(merchant.state);
  const { links } = shop.settings;
  const { name, logo } = shopSign(shop);
  // A start without a shop does not load them.
  useEffect(() => void loadSettings(), []);
  const phone = shopPhone(links.phone);
  const chat = linkAddress(links, 'telegram') ?? linkAddress(links, 'telegramBotLink');
  return (
    <FullPage
      icon="lock"
      title={t('errors.blockedTitle')}
      text={t('errors.blockedText')}
      sign={
        showText(name) && (
          <p className={styles.sign}>
            {logo && (
              <Picture path={logo} alt="" width={64} radius="s" fit="contain" icon="store" />
            )}
            <span dir="auto" lang={langOf(name)}>
              {showText(name)}
            </span>
          </p>
        )
      }
      action={onBack ? { text: t('common.back'), onPress: onBack } : undefined}
    >
      {phone && (
        <Button icon="phone" href={phone.href}>
          {t('payment.call')}
        </Button>
      )}
      {chat && (
        <Button icon="send" href={chat} onPress={() => openLink(chat)}>
          Telegram
        </Button>
      )}
    </FullPage>
  );
}
