import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { isUnread, type Notice } from '../../domain/content/notice';
import { formatDateTime } from '../../domain/time/dates';
import { loadMoreNotices, loadNotices } from '../../flows/content/loadNotices';
import { timeZone } from '../../flows/platform';
import { ensureSignedIn } from '../../flows/session/ensureSignedIn';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeAllSheets, openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as notices from '../../stores/content/notices';
import * as session from '../../stores/session/session';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { EmptyState, ErrorState } from '../../ui/EmptyState';
import { LongList } from '../../ui/LongList';
import { Picture } from '../../ui/Picture';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/Skeleton';
import { Spinner } from '../../ui/Spinner';
import { watchSight } from '../../ui/watchSight';
import styles from './NoticesScreen.module.css';

/** The merchant's notices to the user (§2, profile sections). */
export function NoticesScreen() {
  const { status } = useSnapshot(session.state);
  return (
    <SheetPage title={t('notices.title')}>
      {status === 'unknown' && <SkeletonRows />}
      {status === 'signedIn' && <NoticeList />}
      {status === 'guest' && (
        <EmptyState
          icon="bell"
          title={t('notices.signInFirst')}
          text={t('notices.noneText')}
          action={{ text: t('login.title'), onPress: () => void ensureSignedIn(), isPrimary: true }}
        />
      )}
    </SheetPage>
  );
}

/**
 * The notices, paginated. Shown notices are marked as read; the unread mark stays until the list
 * closes.
 */
function NoticeList() {
  const { list, status, nextPage } = useSnapshot(notices.state);
  const [readBefore] = useState(() => notices.state.readUpTo);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => void loadNotices(), []);
  useEffect(() => {
    if (list.length > 0) notices.markRead();
  }, [list]);
  const mayLoad = nextPage !== null && status === 'ready';
  useEffect(() => {
    if (!mayLoad || !end.current) return;
    return watchSight(end.current, { rootMargin: '300px' }, (isInSight) => {
      if (isInSight) void loadMoreNotices();
    });
  }, [mayLoad]);
  const retry = () => void (list.length > 0 ? loadMoreNotices() : loadNotices());

  if (list.length === 0 && status === 'failed') {
    return (
      <ErrorState
        title={t('notices.failed')}
        text={t('errors.general')}
        retryText={t('common.retry')}
        onRetry={retry}
      />
    );
  }
  if (list.length === 0 && status !== 'ready') return <SkeletonRows />;
  if (list.length === 0) {
    return (
      <EmptyState
        icon="bell"
        title={t('notices.none')}
        text={t('notices.noneText')}
        action={{ text: t('common.toMenu'), onPress: closeAllSheets, isPrimary: true }}
      />
    );
  }
  return (
    <>
      <LongList items={list} isList className={styles.list}>
        {(notice) => (
          <NoticeCard key={notice.id} notice={notice} isNew={isUnread(notice, readBefore)} />
        )}
      </LongList>
      {status === 'failed' && (
        <div className={styles.more} role="alert">
          <p>{t('notices.failed')}</p>
          <Button onPress={retry}>{t('common.retry')}</Button>
        </div>
      )}
      {status !== 'failed' && nextPage !== null && (
        <div ref={end} className={styles.more}>
          <Spinner label={t('common.loading')} />
        </div>
      )}
    </>
  );
}

type Props = { notice: Notice; isNew: boolean };

/** One notice: text, time, and the order it refers to. */
function NoticeCard({ notice, isNew }: Props) {
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
