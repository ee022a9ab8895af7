import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import * as limits from '../domain/limits';
import { codeIn, isWholeCode } from '../domain/session/smsCode';
import { digitsIn } from '../domain/text/digits';
import { t } from '../i18n/t';
import { Button } from './Button';
import covering from './ChoiceRow.module.css';
import styles from './CodeField.module.css';
import { describedBy, FieldMessage, useStartFocus } from './Field';

type Props = {
  label: string;
  /** number of digits; null if unknown */
  length: number | null;
  value: string;
  onChange: (code: string) => void;
  /** called with a code to submit: pasted, autofilled, by Enter, or complete */
  onSend?: ((code: string) => void) | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  autoFocus?: boolean | undefined;
  isDisabled?: boolean | undefined;
};

/** A one-time code: a single input for autofill, drawn as boxes if its length is known. */
export function CodeField(props: Props) {
  const { label, length, value, onChange, onSend, hint, error, autoFocus, isDisabled } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useStartFocus(input, autoFocus);
  const handleChange = ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const code = codeIn(currentTarget.value, length);
    const isPasted =
      isWholeCode(code, length) && cameInOnePiece(nativeEvent, code.length - value.length);
    if (code !== value) onChange(code);
    // A wrong code can be pasted again.
    else if (!isPasted) return;
    if (isPasted || code.length === length) onSend?.(code);
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div
        className={length === null ? styles.line : styles.boxes}
        data-error={error ? '' : undefined}
        dir="ltr"
      >
        <input
          ref={input}
          id={id}
          className={length === null ? styles.input : `${styles.input} ${covering.input}`}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          value={value}
          disabled={isDisabled}
          {...describedBy(id, { hint, error })}
          onChange={handleChange}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onSend?.(value);
          }}
        />
        {Array.from({ length: length ?? 0 }, (_, slot) => slot).map((slot) => (
          <span
            key={slot}
            className={styles.box}
            data-error={error ? '' : undefined}
            data-next={slot === Math.min(value.length, (length ?? 0) - 1) ? '' : undefined}
            aria-hidden="true"
          >
            {value.charAt(slot)}
          </span>
        ))}
      </div>
      <FieldMessage id={id} hint={hint} error={error} className={styles.message} />
    </div>
  );
}

type CodeAgainProps = {
  /** when the code was sent, epoch ms, and seconds until it can be resent */
  sent: { sentAt: number; time: number };
  now: () => number;
  onAgain: () => void;
  isBusy?: boolean | undefined;
};

/**
 * Counts down until a code can be resent (§4, login), then shows the button: at once after a clock that was set back,
 * which would make the wait hours.
 */
export function CodeAgain({ sent, now, onAgain, isBusy }: CodeAgainProps) {
  const { sentAt, time } = sent;
  const [seen, setSeen] = useState(now);
  const seconds = seen < sentAt ? 0 : Math.max(0, Math.ceil((sentAt - seen) / 1000 + time));
  const isWaiting = seconds > 0;
  useEffect(() => {
    setSeen(now());
    if (!isWaiting) return;
    const timer = setInterval(() => setSeen(now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting, now]);
  if (isWaiting) return <p className={styles.wait}>{t('login.resendIn', { time: seconds })}</p>;
  return (
    <Button kind="plain" isSmall isBusy={isBusy} onPress={onAgain}>
      {t('login.resend')}
    </Button>
  );
}

/**
 * Whether the digits were pasted or autofilled in one piece rather than typed. Browsers differ in
 * how they report it: by the input type, by the text, or not at all.
 */
export function cameInOnePiece(event: Event, added: number): boolean {
  if (!(event instanceof InputEvent) || event.inputType === '') return true;
  const { inputType, data } = event;
  // A composing keyboard sends the whole composition with every key.
  if (event.isComposing || inputType.includes('Composition')) return false;
  if (/^insert(FromPaste|FromDrop|ReplacementText)$/.test(inputType)) return true;
  const count = Math.max(digitsIn(data ?? '').length, added);
  return inputType.startsWith('insert') && count >= limits.codeDigits.least;
}
