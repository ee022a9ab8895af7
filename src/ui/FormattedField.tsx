import { type ComponentProps, useId, useLayoutEffect, useRef } from 'react';
import { describedBy, FieldMessage, useStartFocus } from './Field';
import styles from './Field.module.css';
import { phoneText, typeDigits, typePhone } from './typing';

type Props = {
  label: string;
  /** the formatted value */
  text: string;
  /** gets the input's text and caret; returns the new caret position */
  onType: (text: string, caret: number) => number;
  /** native input attributes */
  input: Pick<
    ComponentProps<'input'>,
    'type' | 'inputMode' | 'autoComplete' | 'enterKeyHint' | 'placeholder' | 'onFocus' | 'onBlur'
  >;
  hint?: string | undefined;
  error?: string | undefined;
  autoFocus?: boolean | undefined;
  isDisabled?: boolean | undefined;
  onEnter?: (() => void) | undefined;
};

/** An input whose digits are formatted while typing; the caret keeps its position. */
export function FormattedField(props: Props) {
  const { label, text, onType, hint, error, isDisabled, onEnter } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useStartFocus(input, props.autoFocus);
  useLayoutEffect(() => {
    const at = caret.current;
    caret.current = null;
    if (at !== null && document.activeElement === input.current) {
      input.current?.setSelectionRange(at, at);
    }
  });
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div
        className={styles.box}
        data-error={error ? '' : undefined}
        data-disabled={isDisabled ? '' : undefined}
      >
        <input
          {...props.input}
          ref={input}
          id={id}
          className={styles.input}
          dir="ltr"
          value={text}
          disabled={isDisabled}
          {...describedBy(id, { hint, error })}
          onChange={({ target }) => {
            caret.current = onType(target.value, target.selectionStart ?? target.value.length);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.repeat) onEnter?.();
          }}
        />
      </div>
      <FieldMessage id={id} hint={hint} error={error} className={styles.foot} />
    </div>
  );
}

type PhoneFieldProps = {
  label: string;
  /** `+` and digits, as returned by `normalizePhone`; '' for none */
  value: string;
  /** the country code of a number without one (`flows/branches/shopPhone`) */
  homeCode: string;
  onChange: (phone: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
  autoFocus?: boolean | undefined;
  isDisabled?: boolean | undefined;
  onEnter?: (() => void) | undefined;
};

/** A phone number, grouped while typing (§9). */
export function PhoneField({ value, homeCode, onChange, ...field }: PhoneFieldProps) {
  const shown = phoneText(value);
  return (
    <FormattedField
      {...field}
      text={shown}
      input={{
        type: 'tel',
        inputMode: 'tel',
        autoComplete: 'tel',
        enterKeyHint: 'done',
        placeholder: `+${homeCode}`,
        onFocus: () => {
          if (value === '') onChange(`+${homeCode}`);
        },
      }}
      onType={(text, at) => {
        const { phone, caret } = typePhone(shown, text, at, homeCode);
        onChange(phone);
        return caret;
      }}
    />
  );
}

type DigitsFieldProps = {
  label: string;
  /** digits only */
  value: string;
  onChange: (digits: string) => void;
  /** extracts the digits from typed or pasted text */
  read: (text: string, isAtEnd: boolean) => string;
  /** formats the digits for display */
  show: (digits: string) => string;
  /** e.g. `cc-number` */
  autoComplete: string;
  placeholder?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  autoFocus?: boolean | undefined;
  isDisabled?: boolean | undefined;
  onEnter?: (() => void) | undefined;
};

/** Digits formatted while typing, e.g. a card number or its expiry. */
export function DigitsField(props: DigitsFieldProps) {
  const { value, onChange, read, show, autoComplete, placeholder, ...field } = props;
  const shown = show(value);
  return (
    <FormattedField
      {...field}
      text={shown}
      input={{
        type: 'text',
        inputMode: 'numeric',
        autoComplete,
        enterKeyHint: 'next',
        placeholder,
      }}
      onType={(text, at) => {
        const { digits, caret } = typeDigits(shown, text, at, { read, show });
        onChange(digits);
        return caret;
      }}
    />
  );
}
