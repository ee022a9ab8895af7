import styles from './Toggle.module.css';

type Props = {
  label: string;
  on: boolean;
  onFlip: (on: boolean) => void;
};

/** A switch. */
export function Toggle({ label, on, onFlip }: Props) {
  return (
    <label className={styles.toggle}>
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={(event) => onFlip(event.target.checked)}
      />
    </label>
  );
}
