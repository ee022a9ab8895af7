import { typeDigits } from './digitsTyping';
import { FormattedField } from './FormattedField';

type Props = {
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
export function DigitsField(props: Props) {
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
