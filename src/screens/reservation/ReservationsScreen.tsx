import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { type Reservation, sortReservations } from '../../domain/table/reservation';
import { formatDateTime } from '../../domain/time/dates';
import { timeZone } from '../../flows/platform';
import { ensureSignedIn } from '../../flows/session/ensureSignedIn';
import { cancelReservation, loadReservations } from '../../flows/table/reservations';
import { isolate, listOf } from '../../i18n/phrases';
import { langOf, showText } from '../../i18n/show';
import { plural, t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as branches from '../../stores/branches/branches';
import * as merchant from '../../stores/merchant';
import * as session from '../../stores/session/session';
import * as reservations from '../../stores/table/reservations';
import { Button } from '../../ui/Button';
import { EmptyState, ErrorState } from '../../ui/EmptyState';
import { Joined } from '../../ui/Joined';
import { LongList } from '../../ui/LongList';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/Skeleton';
import { useClock } from '../catalog/useClock';
import styles from './ReservationsScreen.module.css';

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

type Props = { reservation: Reservation; isComing?: boolean };

/** One reservation: time, branch and guests; an upcoming one can be cancelled. */
export function ReservationCard({ reservation, isComing = false }: Props) {
  const { id, branchId, place, chairs, at, comment, status } = reservation;
  const { branches: all } = useSnapshot(branches.state);
  const { leavingId } = useSnapshot(reservations.state);
  const branch = all.find((each) => each.id === branchId);
  const name = branch ? showText(branch.name) : '';
  const when = at === null ? '' : formatDateTime(at, timeZone());
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <h4 className={styles.when}>
          <bdi lang={when || !branch ? undefined : langOf(branch.name)}>{when || name}</bdi>
        </h4>
        {status && (
          <span className={styles.status} data-status={status}>
            {t(`reservation.statuses.${status}`)}
          </span>
        )}
      </div>
      <p className={styles.facts}>
        <Joined by="dot">
          {chairs !== null && <bdi>{plural('reservation.chairs', chairs)}</bdi>}
          {name && <bdi lang={branch && langOf(branch.name)}>{name}</bdi>}
          {place && <bdi>{place}</bdi>}
        </Joined>
      </p>
      {branch?.address && (
        <p className={styles.detail}>
          <bdi>{branch.address}</bdi>
        </p>
      )}
      {comment && (
        <p className={styles.detail}>
          <bdi>{comment}</bdi>
        </p>
      )}
      {isComing && (
        <Button
          kind="destructive"
          isSmall
          isBusy={leavingId === id}
          onPress={() => void cancelReservation(id, listOf([when, name].map(isolate)))}
        >
          {t('reservation.cancel')}
        </Button>
      )}
    </article>
  );
}
