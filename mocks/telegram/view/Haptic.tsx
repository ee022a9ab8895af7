import styles from './Haptic.module.css';

type Props = {
  text: string;
};

/** Makes a pulse of the phone visible: it cannot be felt here. */
export function Haptic({ text }: Props) {
  return (
    <div className={styles.pulse} data-testid="haptic" aria-hidden="true">
      <span>{text}</span>
    </div>
  );
}
