import { FormattedField } from './FormattedField';
import { phoneText, typePhone } from './phoneTyping';

type Props = {
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
export function PhoneField({ value, homeCode, onChange, ...field }: Props) {
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
