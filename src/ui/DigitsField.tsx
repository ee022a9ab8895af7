import { useId, useLayoutEffect, useRef } from 'react';
import { typeDigits } from './digitsTyping';
import styles from './Field.module.css';
import { useStartFocus } from './useStartFocus';

type Props = {
  label: string;
  /** digits only */
  value: string;
  onChange: (digits: string) => void;
  /** the digits of what was typed or pasted */
  read: (text: string) => string;
  /** the digits as they stand in the field: in groups, with a bar */
  show: (digits: string) => string;
  /** such as `cc-number` */
  autoComplete: string;
  placeholder?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  autoFocus?: boolean | undefined;
  isDisabled?: boolean | undefined;
  onEnter?: (() => void) | undefined;
};

/** Digits that stand in a form of their own while they are typed: a card's number, its date. */
export function DigitsField(props: Props) {
  const { label, value, onChange, read, show, hint, error, onEnter } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useStartFocus(input, props.autoFocus);
  const text = show(value);
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
      <div
        className={styles.box}
        data-error={error ? '' : undefined}
        data-disabled={props.isDisabled ? '' : undefined}
      >
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete={props.autoComplete}
          enterKeyHint="next"
          dir="ltr"
          placeholder={props.placeholder}
          value={text}
          disabled={props.isDisabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={said ? `${id}-said` : undefined}
          onChange={({ target }) => {
            const at = target.selectionStart ?? target.value.length;
            const typed = typeDigits(text, target.value, at, { read, show });
            caret.current = typed.caret;
            onChange(typed.digits);
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
