import styles from './StoryBars.module.css';

type Props = { count: number; index: number; durationMs: number; isRunning: boolean };

/** Progress of the story: one bar per item, the current one filling up. */
export function StoryBars({ count, index, durationMs, isRunning }: Props) {
  const slots = Array.from({ length: count }, (_, slot) => slot);
  return (
    <div
      className={styles.bars}
      role="progressbar"
      aria-label={`${index + 1} / ${count}`}
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={index + 1}
    >
      {slots.map((slot) => (
        <span key={slot} className={styles.bar}>
          {slot < index && <i className={styles.full} />}
          {slot === index && (
            <i
              className={styles.filling}
              style={{
                animationDuration: `${durationMs}ms`,
                animationPlayState: isRunning ? 'running' : 'paused',
              }}
            />
          )}
        </span>
      ))}
    </div>
  );
}
