import type { Notice } from '../../domain/content/notice';
import { formatDateTime } from '../../domain/time/dates';
import { timeZone } from '../../flows/platform';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Picture } from '../../ui/Picture';
import styles from './NoticeCard.module.css';

type Props = { notice: Notice; isNew: boolean };

/** One notice: text, time, and the order it refers to. */
export function NoticeCard({ notice, isNew }: Props) {
  const { title, text, image, orderId, createdAt } = notice;
  const words = showText(text);
  return (
    <article className={styles.card}>
      {image && (
        <div className={styles.picture}>
          <Picture path={image} alt="" width={360} radius="s" />
        </div>
      )}
      <div className={styles.head}>
        <h3 className={styles.title}>
          <bdi lang={langOf(title)}>{showText(title)}</bdi>
        </h3>
        {isNew && <Badge tone="chosen">{t('notices.unread')}</Badge>}
      </div>
      {words && (
        <p className={styles.text}>
          <bdi lang={langOf(text)}>{words}</bdi>
        </p>
      )}
      {createdAt !== null && (
        <time className={styles.time} dateTime={new Date(createdAt).toISOString()}>
          <bdi>{formatDateTime(createdAt, timeZone())}</bdi>
        </time>
      )}
      {orderId && (
        <div>
          <Button isSmall onPress={() => openSheet(paths.order(orderId))}>
            {t('notices.order')}
          </Button>
        </div>
      )}
    </article>
  );
}
