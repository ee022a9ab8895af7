import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { t } from '../i18n/t';
import { IconButton } from './Button';
import styles from './Field.module.css';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  /** replaces the hint */
  error?: string | undefined;
  placeholder?: string | undefined;
  isMultiline?: boolean | undefined;
  /** shows a counter when the text comes near it */
  maxLength?: number | undefined;
  /** left-to-right in every language, e.g. an e-mail address or a date */
  isLeftToRight?: boolean | undefined;
  /** before the value, e.g. a currency */
  prefix?: ReactNode | undefined;
  /** after the value, e.g. a clear button */
  aside?: ReactNode | undefined;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | undefined;
  type?: 'text' | 'email' | 'date' | 'search' | 'password' | undefined;
  autoComplete?: string | undefined;
  autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters' | undefined;
  enterKeyHint?: 'done' | 'next' | 'search' | 'send' | 'go' | undefined;
  autoFocus?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** for screen readers only */
  isLabelHidden?: boolean | undefined;
  onEnter?: (() => void) | undefined;
  /** on blur, e.g. to normalize the value */
  onLeave?: (() => void) | undefined;
};

/** A single- or multi-line text field with label, hint and error. */
export function Field(props: Props) {
  const { label, value, onChange, hint, error, isMultiline, maxLength, prefix, aside } = props;
  const { type = 'text', isDisabled, isLabelHidden, onEnter } = props;
  const id = useId();
  const line = useRef<HTMLInputElement>(null);
  const lines = useRef<HTMLTextAreaElement>(null);
  useStartFocus(isMultiline ? lines : line, props.autoFocus);
  const left = maxLength === undefined ? undefined : maxLength - value.length;
  const hasCounter = left !== undefined && maxLength !== undefined && left <= maxLength / 2;
  const hasMessage = Boolean(error ?? hint);
  const shared = {
    id,
    value,
    maxLength,
    disabled: isDisabled,
    dir: props.isLeftToRight ? 'ltr' : undefined,
    placeholder: props.placeholder,
    inputMode: props.inputMode,
    autoComplete: props.autoComplete ?? 'off',
    autoCapitalize: props.autoCapitalize,
    enterKeyHint: props.enterKeyHint,
    className: styles.input,
    onBlur: props.onLeave,
    ...describedBy(id, { hint, error }),
  };
  return (
    <div className={styles.field}>
      <label className={isLabelHidden ? undefined : styles.label} htmlFor={id}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <div
        className={styles.box}
        data-error={error ? '' : undefined}
        data-disabled={isDisabled ? '' : undefined}
      >
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        {isMultiline ? (
          <textarea
            {...shared}
            ref={lines}
            rows={2}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input
            {...shared}
            ref={line}
            type={type}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onEnter) return;
              // The same key does not press what gets the focus now.
              event.preventDefault();
              if (!event.repeat) onEnter();
            }}
          />
        )}
        {aside}
      </div>
      {(hasMessage || hasCounter) && (
        <div className={styles.foot}>
          <FieldMessage id={id} hint={hint} error={error} />
          {hasCounter && <span className={styles.counter}>{`${value.length}/${maxLength}`}</span>}
        </div>
      )}
    </div>
  );
}

type FieldMessageProps = {
  /** of the field; `describedBy(id, …)` refers to the message */
  id: string;
  hint?: string | undefined;
  /** replaces the hint, and is announced */
  error?: string | undefined;
  /** positions the message in its field */
  className?: string | undefined;
};

/** A field's hint or error. */
export function FieldMessage({ id, hint, error, className = '' }: FieldMessageProps) {
  const text = error ?? hint;
  if (!text) return null;
  return (
    <p
      id={messageId(id)}
      className={`${error ? styles.error : styles.hint} ${className}`}
      role={error ? 'alert' : undefined}
    >
      {text}
    </p>
  );
}

/** The input's `aria-describedby`. */
export const describedBy = (
  id: string,
  { hint, error }: Pick<FieldMessageProps, 'hint' | 'error'>,
) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': (error ?? hint) ? messageId(id) : undefined,
});

/** The message's id, for `aria-describedby`. */
export const messageId = (id: string): string => `${id}-message`;

/**
 * Focuses an input on mount, for a sheet with a single input. Unlike `autofocus` it does not
 * scroll, which would disturb the opening animation.
 */
export function useStartFocus(input: RefObject<HTMLElement | null>, isWanted = false): void {
  useLayoutEffect(() => {
    if (isWanted) input.current?.focus({ preventScroll: true });
  }, [input, isWanted]);
}

type SearchLineProps = {
  /** for screen readers only */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  onEnter?: (() => void) | undefined;
  autoCapitalize?: 'none' | undefined;
  autoFocus?: boolean | undefined;
};

/** A search field with a clear button. */
export function SearchLine({ value, onChange, onEnter, ...rest }: SearchLineProps) {
  const place = useRef<HTMLElement>(null);
  const input = () => place.current?.querySelector('input');
  const clear = () => {
    onChange('');
    input()?.focus({ preventScroll: true });
  };
  return (
    <search ref={place}>
      <Field
        {...rest}
        isLabelHidden
        value={value}
        onChange={onChange}
        inputMode="search"
        enterKeyHint="search"
        // results update while typing: Enter only closes the keyboard
        onEnter={() => {
          input()?.blur();
          onEnter?.();
        }}
        prefix={<Icon name="search" size={20} />}
        aside={
          value === '' ? undefined : (
            <IconButton icon="clear" label={t('search.clear')} onPress={clear} />
          )
        }
      />
    </search>
  );
}
