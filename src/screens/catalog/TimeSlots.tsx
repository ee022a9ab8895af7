import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { shortDate } from '../../domain/time/dates';
import type { OrderDay, Slot } from '../../domain/time/slots';
import { capitalized } from '../../i18n/phrases';
import { t } from '../../i18n/t';
import { RadioTile } from '../../ui/ChoiceRow';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './TimeSlots.module.css';
import { dayName } from './timeText';

type Props = {
  slots: readonly Slot[];
  /** `HH:mm` */
  chosen: string | null;
  onChoose: (time: string) => void;
  /** where nothing has to confirm it (`RadioTile`) */
  onPick?: ((time: string) => void) | undefined;
};

/** The times of a day, as a grid. */
export function TimeSlots({ slots, chosen, onChoose, onPick }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.slots}>
      <legend>
        <VisuallyHidden>{t('schedule.time')}</VisuallyHidden>
      </legend>
      <div className={styles.grid}>
        {slots.map(({ at, time }) => (
          <SlotChoice
            key={at}
            name={name}
            label={time}
            isChosen={time === chosen}
            onChoose={() => onChoose(time)}
            onPick={onPick && (() => onPick(time))}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** A day or time option. */
function SlotChoice(props: Omit<ComponentProps<typeof RadioTile>, 'className'>) {
  return <RadioTile {...props} className={styles.slot} />;
}

type TimeDaysProps = {
  days: readonly OrderDay[];
  /** `yyyy-mm-dd` */
  chosen: string | null;
  onChoose: (day: string) => void;
};

/** The days with free times, in one scrolling line. */
export function TimeDays({ days, chosen, onChoose }: TimeDaysProps) {
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pane = row.current;
    const choice = pane?.querySelector(':checked')?.closest('label');
    if (!pane || !choice) return;
    pane.scrollTo({ left: choice.offsetLeft + choice.offsetWidth / 2 - pane.clientWidth / 2 });
  }, []);
  return (
    <fieldset className={styles.days}>
      <legend>
        <VisuallyHidden>{t('schedule.day')}</VisuallyHidden>
      </legend>
      <div ref={row} className={styles.row} tabIndex={-1}>
        {days.map((each) => (
          <SlotChoice
            key={each.day}
            name={name}
            label={capitalized(dayName(each))}
            detail={shortDate(each.day)}
            isChosen={each.day === chosen}
            onChoose={() => onChoose(each.day)}
          />
        ))}
      </div>
    </fieldset>
  );
}
