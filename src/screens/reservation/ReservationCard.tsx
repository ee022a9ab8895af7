import { useSnapshot } from 'valtio';
import type { Reservation } from '../../domain/table/reservation';
import { formatDateTime } from '../../domain/time/dates';
import { timeZone } from '../../flows/platform';
import { cancelReservation } from '../../flows/table/loadReservations';
import { isolate } from '../../i18n/isolate';
import { listOf } from '../../i18n/phrases';
import { langOf, showText } from '../../i18n/show';
import { plural, t } from '../../i18n/t';
import * as branches from '../../stores/branches/branches';
import * as reservations from '../../stores/table/reservations';
import { Button } from '../../ui/Button';
import { Joined } from '../../ui/Joined';
import styles from './ReservationCard.module.css';

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
          <bdi>{plural('reservation.chairs', chairs)}</bdi>
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
