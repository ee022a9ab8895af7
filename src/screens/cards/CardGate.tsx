import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { ensureSignedIn } from '../../flows/session/ensureSignedIn';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import * as merchant from '../../stores/merchant';
import * as session from '../../stores/session/session';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/Skeleton';

type Props = { title: string; children: ReactNode };

/** Cards need a signed-in user and a merchant that accepts them; otherwise says why there are none. */
export function CardGate({ title, children }: Props) {
  const { settings, hasSettings } = useSnapshot(merchant.state);
  const { status } = useSnapshot(session.state);
  const isOffered = settings.flags.cardActive;
  if (isOffered && status === 'signedIn') return children;
  return (
    <SheetPage title={title}>
      {hasSettings && !isOffered && (
        <EmptyState
          icon="card"
          title={t('cards.notOffered')}
          action={{ text: t('common.back'), onPress: () => closeSheet() }}
        />
      )}
      {isOffered && status === 'guest' && (
        <EmptyState
          icon="card"
          title={t('cards.signInFirst')}
          text={t('cards.emptyText')}
          action={{ text: t('login.title'), onPress: () => void ensureSignedIn(), isPrimary: true }}
        />
      )}
      {(!hasSettings || (isOffered && status === 'unknown')) && <SkeletonRows count={3} />}
    </SheetPage>
  );
}
