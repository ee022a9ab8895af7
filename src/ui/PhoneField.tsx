import { formatPhone } from '../domain/session/phone';
import { FormattedField } from './FormattedField';
import { typePhone } from './phoneTyping';

type Props = {
  label: string;
  /** `+` and digits, as returned by `normalizePhone`; '' for none */
  value: string;
  onChange: (phone: string) => void;
  /** country code of a number without one. Default: 998. */
  homeCode?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  autoFocus?: boolean | undefined;
  isDisabled?: boolean | undefined;
  onEnter?: (() => void) | undefined;
};

/** A phone number, grouped while typing (§9). */
export function PhoneField({ value, onChange, homeCode = '998', ...field }: Props) {
  const shown = formatPhone(value);
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
