import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { User } from '../../domain/session/user';
import { ensureSignedIn } from '../../flows/session/ensureSignedIn';
import { t } from '../../i18n/t';
import * as session from '../../stores/session/session';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/Skeleton';

type Props = { title: string; children: (user: User) => ReactNode };

/** Wraps a screen about the user: waits until the session is known, and asks guests to log in. */
export function PersonGate({ title, children }: Props) {
  const { user, status } = useSnapshot(session.state);
  if (user && status === 'signedIn') return children(user);
  return (
    <SheetPage title={title}>
      {status === 'guest' ? (
        <EmptyState
          icon="user"
          title={t('login.notLoggedIn')}
          text={t('login.benefits')}
          action={{ text: t('login.title'), onPress: () => void ensureSignedIn(), isPrimary: true }}
        />
      ) : (
        <SkeletonRows count={4} />
      )}
    </SheetPage>
  );
}
