import { useId, useLayoutEffect, useRef } from 'react';
import { formatPhone } from '../domain/phone';
import styles from './Field.module.css';
import { typePhone } from './phoneTyping';
import { useStartFocus } from './useStartFocus';

type Props = {
  label: string;
  /** `+` and digits, as `normalizePhone` gives them; '' for none yet */
  value: string;
  onChange: (phone: string) => void;
  /** the country code that a number without one belongs to. Default: 998. */
  homeCode?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  autoFocus?: boolean | undefined;
  isDisabled?: boolean | undefined;
  onEnter?: (() => void) | undefined;
};

/** A phone number, grouped while it is typed (§9). */
export function PhoneField(props: Props) {
  const { label, value, onChange, homeCode = '998', hint, error, isDisabled, onEnter } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useStartFocus(input, props.autoFocus);
  const text = formatPhone(value);
  useLayoutEffect(() => {
    const at = caret.current;
    caret.current = null;
    if (at !== null && document.activeElement === input.current) {
      input.current?.setSelectionRange(at, at);
    }
  });
  const said = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-error={error ? '' : undefined}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="done"
          dir="ltr"
          placeholder={`+${homeCode}`}
          value={text}
          disabled={isDisabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={said ? `${id}-said` : undefined}
          onFocus={() => {
            if (value === '') onChange(`+${homeCode}`);
          }}
          onChange={({ target }) => {
            const at = target.selectionStart ?? target.value.length;
            const typed = typePhone(text, target.value, at, homeCode);
            caret.current = typed.caret;
            onChange(typed.phone);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onEnter?.();
          }}
        />
      </div>
      {said && (
        <p
          id={`${id}-said`}
          className={`${styles.foot} ${error ? styles.error : styles.hint}`}
          role={error ? 'alert' : undefined}
        >
          {said}
        </p>
      )}
    </div>
  );
}
