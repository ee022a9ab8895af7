import type { Money } from '../../domain/basket/pricing';
import { wholeDigits } from '../../domain/text/digits';
import { moneyOf } from '../../i18n/amountText';
import { showNumber } from '../../i18n/show';
import { FormattedField } from '../../ui/FormattedField';
import { typeDigits } from '../../ui/typing';
import styles from './CheckoutForm.module.css';

type Props = {
  label: string;
  /** what stands in the field, with grouped digits */
  shown: string;
  hint: string;
  error?: string | undefined;
  /** the sum, and how it is shown; returns where the caret goes if something else is shown */
  onType: (sum: Money, typed: string) => number | undefined;
  onLeave: () => void;
};

/** A sum of money in whole units; nothing else can be typed. */
export function SumField({ label, shown, hint, error, onType, onLeave }: Props) {
  return (
    <div className={styles.place}>
      <FormattedField
        label={label}
        text={shown}
        input={{
          type: 'text',
          inputMode: 'numeric',
          autoComplete: 'off',
          enterKeyHint: 'done',
          onBlur: onLeave,
        }}
        hint={hint}
        error={error}
        onType={(text, at) => {
          const reading = { read: wholeDigits, show: grouped };
          const { digits, caret } = typeDigits(shown, text, at, reading);
          return onType(moneyOf(Number(digits)), grouped(digits)) ?? caret;
        }}
      />
    </div>
  );
}

const grouped = (digits: string): string => (digits === '' ? '' : showNumber(Number(digits)));
