import { useSnapshot } from 'valtio';
import { ensureSignedIn } from '../../flows/session/ensureSignedIn';
import { t } from '../../i18n/t';
import * as session from '../../stores/session/session';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { NoticeList } from './NoticeList';

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
