import { useSnapshot } from 'valtio';
import { ensureSignedIn } from '../../flows/session/ensureSignedIn';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as merchant from '../../stores/merchant';
import * as session from '../../stores/session/session';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { ReservationList } from './ReservationList';

/** The user's reservations (§2, profile sections). */
export function ReservationsScreen() {
  const { status } = useSnapshot(session.state);
  const { bookingActive } = useSnapshot(merchant.state).settings.flags;
  const reserve = { text: t('reservation.title'), onPress: () => openSheet(paths.reservation) };
  return (
    <SheetPage
      title={t('reservation.mine')}
      action={status === 'signedIn' && bookingActive ? reserve : undefined}
    >
      {status === 'unknown' && <SkeletonRows />}
      {status === 'signedIn' && <ReservationList />}
      {status === 'guest' && (
        <EmptyState
          icon="table"
          title={t('reservation.signInFirst')}
          text={t('reservation.signInText')}
          action={{ text: t('login.title'), onPress: () => void ensureSignedIn(), isPrimary: true }}
        />
      )}
    </SheetPage>
  );
}
