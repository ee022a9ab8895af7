import { useId } from 'react';
import type { Slot } from '../../domain/time/slots';
import { t } from '../../i18n/t';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { SlotChoice } from './SlotChoice';
import styles from './TimeSlots.module.css';

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
