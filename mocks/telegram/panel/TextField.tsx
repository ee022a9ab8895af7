import { useId } from 'react';
import styles from './fields.module.css';

type Props = {
  label: string;
  value: string;
  placeholder?: string;
  /** the on-screen keyboard to show */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel';
  onEnter: (value: string) => void;
};

/** A text input that applies on blur or Enter, not on each key. */
export function TextField({ label, value, placeholder, inputMode = 'text', onEnter }: Props) {
  const id = useId();
  const enter = (typed: string) => {
    if (typed !== value) onEnter(typed);
  };
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <input
        key={value}
        id={id}
        defaultValue={value}
        placeholder={placeholder}
        inputMode={inputMode}
        autoComplete="off"
        spellCheck={false}
        onBlur={(event) => enter(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') enter(event.currentTarget.value);
        }}
      />
    </div>
  );
}
