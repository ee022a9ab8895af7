import styles from './SlotChoice.module.css';

type Props = {
  /** shared by all choices of one question */
  name: string;
  label: string;
  /** second line */
  detail?: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
};

/** A day or time option. */
export function SlotChoice({ name, label, detail, isChosen, onChoose }: Props) {
  return (
    <label className={styles.choice}>
      <input
        className={styles.input}
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={styles.face}>
        <bdi>{label}</bdi>
        {detail && <bdi className={styles.detail}>{detail}</bdi>}
      </span>
    </label>
  );
}
