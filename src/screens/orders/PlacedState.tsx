import type { ComponentProps, ReactNode } from 'react';
import { t } from '../../i18n/t';
import { Badge } from '../../ui/Badge';
import { StateMark } from '../../ui/StateMark';
import styles from './PlacedState.module.css';

type Props = ComponentProps<typeof StateMark> & {
  title: string;
  text?: string | undefined;
  children?: ReactNode;
};

/** Large status of a placed order: icon, title, text and details. */
export function PlacedState({ tone, icon, title, text, children }: Props) {
  return (
    <div className={styles.state}>
      <StateMark tone={tone} icon={icon} key={tone} />
      <div className={styles.said} role="status">
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </div>
  );
}

type NoticeProps = { text: string; price: string; isPaid: boolean };

/** What has become of an order, in a row above what is known of it. */
export const PlacedNotice = ({ text, price, isPaid }: NoticeProps) => (
  <div className={styles.notice}>
    <StateMark tone="good" icon="check" isSmall />
    <div>
      <p>{text}</p>
      <p className={styles.price}>
        <bdi>{price}</bdi>
        {isPaid && <Badge tone="good">{t('payment.paid')}</Badge>}
      </p>
    </div>
  </div>
);
