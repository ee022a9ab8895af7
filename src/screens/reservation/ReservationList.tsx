import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { sortReservations } from '../../domain/table/reservation';
import { loadReservations } from '../../flows/table/loadReservations';
import { t } from '../../i18n/t';
import * as reservations from '../../stores/table/reservations';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LongList } from '../../ui/LongList';
import { Section } from '../../ui/Section';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { useClock } from '../catalog/useClock';
import { ReservationCard } from './ReservationCard';

/** Upcoming reservations, then past ones. */
export function ReservationList() {
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
