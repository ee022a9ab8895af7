import { useEffect, useId, useRef } from 'react';
import { shortDate } from '../../domain/time/dates';
import type { OrderDay } from '../../domain/time/slots';
import { capitalized } from '../../i18n/capitalized';
import { t } from '../../i18n/t';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { dayName } from './dayName';
import { SlotChoice } from './SlotChoice';
import styles from './TimeDays.module.css';

type Props = {
  days: readonly OrderDay[];
  /** `yyyy-mm-dd` */
  chosen: string | null;
  onChoose: (day: string) => void;
};

/** The days with free times, in one scrolling line. */
export function TimeDays({ days, chosen, onChoose }: Props) {
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
