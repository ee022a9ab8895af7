import { useId, useRef } from 'react';
import styles from './CodeField.module.css';
import { useStartFocus } from './useStartFocus';

type Props = {
  label: string;
  /** how many digits the code has */
  length: number;
  value: string;
  onChange: (code: string) => void;
  /** called once all digits are there */
  onComplete?: ((code: string) => void) | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  autoFocus?: boolean | undefined;
  isDisabled?: boolean | undefined;
};

/** A one-time code: one input, so that the phone can fill it in, drawn as boxes. */
export function CodeField(props: Props) {
  const { label, length, value, onChange, onComplete, hint, error, autoFocus, isDisabled } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useStartFocus(input, autoFocus);
  const said = error ?? hint;
  const slots = Array.from({ length }, (_, slot) => slot);
  const take = (typed: string) => {
    const code = typed.replace(/\D/g, '').slice(0, length);
    if (code === value) return;
    onChange(code);
    if (code.length === length) onComplete?.(code);
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.boxes} dir="ltr">
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          maxLength={length + 4}
          value={value}
          disabled={isDisabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={said ? `${id}-said` : undefined}
          onChange={(event) => take(event.target.value)}
        />
        {slots.map((slot) => (
          <span
            key={slot}
            className={styles.box}
            data-error={error ? '' : undefined}
            data-next={slot === Math.min(value.length, length - 1) ? '' : undefined}
            aria-hidden="true"
          >
            {value.charAt(slot)}
          </span>
        ))}
      </div>
      {said && (
        <p
          id={`${id}-said`}
          className={error ? styles.error : styles.hint}
          role={error ? 'alert' : undefined}
        >
          {said}
        </p>
      )}
    </div>
  );
}
