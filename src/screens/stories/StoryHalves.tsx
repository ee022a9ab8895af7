import { type PointerEvent, useRef } from 'react';
import { t } from '../../i18n/t';
import styles from './StoryHalves.module.css';

type Props = { onStep: (step: 1 | -1) => void; onHold: (isHeld: boolean) => void };

/** A press longer than this, ms, holds the story: releasing it does not change the item. */
const holdMs = 300;

/** Tap areas of a story: the leading half goes back, the other forward; a long press holds. */
export function StoryHalves({ onStep, onHold }: Props) {
  const downAt = useRef<number | null>(null);
  const hold = (event: PointerEvent) => {
    downAt.current = event.timeStamp;
    onHold(true);
  };
  const release = () => onHold(false);
  const press = (step: 1 | -1) => (event: { timeStamp: number; detail: number }) => {
    // A key press has no pointer event: the last pointerdown does not apply to it.
    const pressedMs =
      event.detail === 0 ? 0 : event.timeStamp - (downAt.current ?? event.timeStamp);
    if (pressedMs < holdMs) onStep(step);
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
