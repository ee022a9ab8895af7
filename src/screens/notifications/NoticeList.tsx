import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { isUnread } from '../../domain/content/notice';
import { loadMoreNotices, loadNotices } from '../../flows/content/loadNotices';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import * as notices from '../../stores/content/notices';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LongList } from '../../ui/LongList';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { Spinner } from '../../ui/Spinner';
import { watchSight } from '../../ui/watchSight';
import { NoticeCard } from './NoticeCard';
import styles from './NoticeList.module.css';

/**
 * The notices, paginated. Shown notices are marked as read; the unread mark stays until the list
 * closes.
 */
export function NoticeList() {
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
