import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Branch } from '../../domain/branches/branch';
import { daysToOrder } from '../../domain/time/slots';
import { haptic } from '../../flows/platform';
import { t } from '../../i18n/t';
import * as reservationDraft from '../../stores/table/reservationDraft';
import { ProblemBanner } from '../../ui/ProblemBanner';
import { Section } from '../../ui/Section';
import { TimeDays } from '../catalog/TimeDays';
import { TimeSlots } from '../catalog/TimeSlots';
import { useClock } from '../catalog/useClock';
import { plannedTime } from './plannedTime';
import styles from './ReservationForm.module.css';

type Props = {
  branch: Branch;
  /** the user tried to continue without a time */
  isMissing: boolean;
};

/** Day and time, within the branch's hours. */
export function TimeChoice({ branch, isMissing }: Props) {
  const clock = useClock();
  const { now, timeZone } = clock;
  const { day, time } = useSnapshot(reservationDraft.state);
  const days = useMemo(
    () => daysToOrder(branch, now, timeZone, 'PICK_UP'),
    [branch, now, timeZone],
  );
  const at = plannedTime(branch, { day, time }, clock);
  const shown = days.find((each) => each.day === day) ?? days[0];
  const choose = (picked: { day: string; time: string | null }) => {
    reservationDraft.change(picked);
    haptic('select');
  };
  return (
    <Section title={t('reservation.when')} isPadded>
      <div className={styles.fields}>
        {!shown && <p>{t('reservation.noTimes')}</p>}
        {shown && (
          <>
            <TimeDays
              days={days}
              chosen={shown.day}
              onChoose={(next) => choose({ day: next, time: null })}
            />
            <TimeSlots
              slots={shown.slots}
              chosen={shown.day === day && typeof at === 'number' ? time : null}
              onChoose={(next) => choose({ day: shown.day, time: next })}
            />
          </>
        )}
        {(at === 'past' || at === 'closed') && (
          <ProblemBanner text={t(at === 'past' ? 'schedule.past' : 'schedule.closedThen')} />
        )}
        {at === null && shown && isMissing && <ProblemBanner text={t('reservation.chooseTime')} />}
      </div>
    </Section>
  );
}
