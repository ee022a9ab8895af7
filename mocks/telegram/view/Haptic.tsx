import styles from './Haptic.module.css';

type Props = {
  text: string;
};

/** Visualises haptic feedback. */
export function Haptic({ text }: Props) {
  return (
    <div className={styles.pulse} data-testid="haptic" aria-hidden="true">
      <span>{text}</span>
    </div>
  );
}
