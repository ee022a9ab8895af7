import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { sortReservations } from '../../domain/table/reservation';
import { ensureSignedIn } from '../../flows/session/ensureSignedIn';
import { loadReservations } from '../../flows/table/loadReservations';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as merchant from '../../stores/merchant';
import * as session from '../../stores/session/session';
import * as reservations from '../../stores/table/reservations';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LongList } from '../../ui/LongList';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/Skeleton';
import { useClock } from '../catalog/useClock';
import { ReservationCard } from './ReservationCard';

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

/** Upcoming reservations, then past ones. */
function ReservationList() {
  const { list, status } = useSnapshot(reservations.state);
  const { now } = useClock();
  useEffect(() => void loadReservations(), []);
  if (list.length > 0) {
    const { coming, past } = sortReservations(list, now);
    return (
      <>
        {coming.length > 0 && (
          <Section title={t('reservation.coming')}>
            <LongList items={coming}>
              {(each) => <ReservationCard key={each.id} reservation={each} isComing />}
            </LongList>
          </Section>
        )}
        {past.length > 0 && (
          <Section title={t('reservation.past')}>
            <LongList items={past}>
              {(each) => <ReservationCard key={each.id} reservation={each} />}
            </LongList>
          </Section>
        )}
      </>
    );
  }
  if (status === 'ready') {
    return (
      <EmptyState icon="table" title={t('reservation.none')} text={t('reservation.noneText')} />
    );
  }
  if (status === 'failed') {
    return (
      <ErrorState
        title={t('reservation.failed')}
        text={t('errors.general')}
        retryText={t('common.retry')}
        onRetry={() => void loadReservations()}
      />
    );
  }
  return <SkeletonRows />;
}
