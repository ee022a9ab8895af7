import { type ComponentProps, useId, useLayoutEffect, useRef } from 'react';
import styles from './Field.module.css';
import { describedBy, FieldMessage } from './FieldMessage';
import { useStartFocus } from './useStartFocus';

type Props = {
  label: string;
  /** what stands in the field, in its form */
  text: string;
  /** takes what the field holds and where its caret is now; answers where the caret belongs */
  onType: (text: string, caret: number) => number;
  /** what kind of input it is to the browser */
  input: Pick<
    ComponentProps<'input'>,
    'type' | 'inputMode' | 'autoComplete' | 'enterKeyHint' | 'placeholder' | 'onFocus'
  >;
  hint?: string | undefined;
  error?: string | undefined;
  autoFocus?: boolean | undefined;
  isDisabled?: boolean | undefined;
  onEnter?: (() => void) | undefined;
};

/** A line of digits that takes its form while it is typed; the caret stays with what was typed. */
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
            if (event.key === 'Enter') onEnter?.();
          }}
        />
      </div>
      <FieldMessage id={id} hint={hint} error={error} className={styles.foot} />
    </div>
  );
}
