import { type PointerEvent, useRef } from 'react';
import { t } from '../../i18n/t';
import styles from './StoryHalves.module.css';

type Props = { onStep: (step: 1 | -1) => void; onHold: (isHeld: boolean) => void };

/** A touch that rests longer, in milliseconds, wants to look: letting go turns no page. */
const holdMs = 300;

/** The halves of the stage: the one where reading begins steps back, the other on; resting holds. */
export function StoryHalves({ onStep, onHold }: Props) {
  const downAt = useRef<number | null>(null);
  const hold = (event: PointerEvent) => {
    downAt.current = event.timeStamp;
    onHold(true);
  };
  const release = () => onHold(false);
  const press = (step: 1 | -1) => (event: { timeStamp: number; detail: number }) => {
    // A key presses without a pointer: what the last pointer did says nothing about it.
    const rested = event.detail === 0 ? 0 : event.timeStamp - (downAt.current ?? event.timeStamp);
    if (rested < holdMs) onStep(step);
  };
  const pointer = {
    onPointerDown: hold,
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
  return (
    <>
      <button
        type="button"
        className={`${styles.half} ${styles.back}`}
        aria-label={t('stories.previous')}
        data-story-half=""
        {...pointer}
        onClick={press(-1)}
      />
      <button
        type="button"
        className={`${styles.half} ${styles.on}`}
        aria-label={t('stories.next')}
        data-story-half=""
        {...pointer}
        onClick={press(1)}
      />
    </>
  );
}
