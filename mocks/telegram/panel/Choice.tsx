import { useId } from 'react';
import styles from './fields.module.css';

type Props<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; name: string }[];
  onPick: (value: T) => void;
};

/** A select. A value that is not in the list is shown as is. */
export function Choice<T extends string>({ label, value, options, onPick }: Props<T>) {
  const id = useId();
  const known = options.some((option) => option.value === value);
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const picked = options.find((option) => option.value === event.target.value);
          if (picked) onPick(picked.value);
        }}
      >
        {!known && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
