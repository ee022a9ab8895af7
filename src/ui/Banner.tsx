import type { ReactNode } from 'react';
import { t } from '../i18n/t';
import styles from './Banner.module.css';
import { Button } from './Button';
import { Icon } from './Icon';
import type { IconName } from './iconNames';

type Action = { text: string; onPress: () => void };
type Props = {
  tone?: 'info' | 'warning' | 'danger' | 'good' | undefined;
  icon?: IconName | undefined;
  title?: string | undefined;
  children?: ReactNode;
  action?: Action | undefined;
  /** secondary actions; null is none */
  otherActions?: readonly (Action | null)[] | undefined;
  /** announced, because it appears during use */
  isLive?: boolean | undefined;
};

const icons = { info: 'info', warning: 'warning', danger: 'error', good: 'done' } as const;

/** A message within the page. */
export function Banner({ tone = 'info', icon, title, children, isLive, ...ways }: Props) {
  const actions = [ways.action, ...(ways.otherActions ?? [])].filter((action) => action != null);
  return (
    <div className={`${styles.banner} ${styles[tone]}`} role={isLive ? 'status' : undefined}>
      <span className={styles.icon}>
        <Icon name={icon ?? icons[tone]} />
      </span>
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.body}>{children}</div>}
        {actions.length > 0 && (
          <div className={styles.actions}>
            {actions.map(({ text, onPress }) => (
              <Button key={text} isSmall onPress={onPress}>
                {text}
              </Button>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** What went wrong at a press, announced as it appears; nothing before. */
export function ProblemBanner({ text }: { text: string | null | undefined }) {
  return (
    text && (
      <Banner tone="danger" isLive>
        {text}
      </Banner>
    )
  );
}

const offerIcons = { notices: 'bell', homeScreen: 'home', install: 'home' } as const;

type TelegramOfferProps = {
  offer: keyof typeof offerIcons;
  onAccept: () => void;
  onRefuse: () => void;
};

/**
 * Offers a feature of Telegram, or the home screen by the browser, and says what it is for, before
 * their own dialog asks.
 */
export function TelegramOffer({ offer, onAccept, onRefuse }: TelegramOfferProps) {
  const about = offer === 'notices' ? offer : 'homeScreen';
  return (
    <Banner
      icon={offerIcons[offer]}
      title={t(offer === 'install' ? 'orders.offers.installTitle' : 'orders.offers.title')}
      action={{ text: t(`orders.offers.${about}`), onPress: onAccept }}
      otherActions={[{ text: t('orders.offers.no'), onPress: onRefuse }]}
    >
      {t(`orders.offers.${about}Text`)}
    </Banner>
  );
}
