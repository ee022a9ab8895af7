import { useId } from 'react';
import fields from './fields.module.css';
import styles from './Segments.module.css';

type Props<T extends string> = {
  label: string;
  value: T;
  options: readonly T[];
  names?: Partial<Record<T, string>>;
  onPick: (value: T) => void;
};

/** A choice of a few visible options. */
export function Segments<T extends string>({ label, value, options, names, onPick }: Props<T>) {
  const name = useId();
  return (
    <div className={fields.stack} role="radiogroup" aria-label={label}>
      <span className={fields.label}>{label}</span>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onPick(option)}
            />
            <span>{names?.[option] ?? option}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
