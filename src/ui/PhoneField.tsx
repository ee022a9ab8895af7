import { homeCodeOf } from '../domain/session/homeCode';
import { shopCurrency } from '../i18n/show';
import { FormattedField } from './FormattedField';
import { phoneText, typePhone } from './phoneTyping';

type Props = {
  label: string;
  /** `+` and digits, as returned by `normalizePhone`; '' for none */
  value: string;
  onChange: (phone: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
  autoFocus?: boolean | undefined;
  isDisabled?: boolean | undefined;
  onEnter?: (() => void) | undefined;
};

/** A phone number, grouped while typing (§9). Without a country code it is of the merchant's country. */
export function PhoneField({ value, onChange, ...field }: Props) {
  const homeCode = homeCodeOf(shopCurrency());
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
