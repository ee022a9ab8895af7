import { typeDigits } from './digitsTyping';
import { FormattedField } from './FormattedField';

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
