import { useState } from 'react';
import { fromMoney, type Money, toMoney } from '../../domain/basket/pricing';
import { wholeDigits } from '../../domain/text/typedAmount';
import { showMoney, showNumber } from '../../i18n/show';
import { t } from '../../i18n/t';
import * as draft from '../../stores/order/draft';
import { typeDigits } from '../../ui/digitsTyping';
import { FormattedField } from '../../ui/FormattedField';
import styles from './CashbackAmount.module.css';

type Props = {
  /** the amount that the totals apply */
  spent: Money;
  /** the maximum: limited by the balance and the price */
  most: Money;
};

/**
 * How much cashback to spend: whole units, at most `most`; nothing else can be typed. Shows the
 * typed amount while typing, else the one that the totals apply: a cheaper basket uses less, and
 * the requested amount is kept in case it grows again.
 */
export function CashbackAmount({ spent, most }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? showNumber(fromMoney(spent));
  const type = (text: string, at: number) => {
    const { digits, caret } = typeDigits(shown, text, at, { read: wholeDigits, show: grouped });
    const requested = toMoney(Number(digits));
    draft.setCashback(Math.min(requested, most));
    if (requested <= most) {
      setTyped(grouped(digits));
      return caret;
    }
    setTyped(null);
    return showNumber(fromMoney(most)).length;
  };
  return (
    <div className={styles.place}>
      <FormattedField
        label={t('cashback.amount')}
        text={shown}
        input={{
          type: 'text',
          inputMode: 'numeric',
          autoComplete: 'off',
          enterKeyHint: 'done',
          onBlur: () => setTyped(null),
        }}
        hint={t('cashback.most', { amount: showMoney(most) })}
        onType={type}
      />
    </div>
  );
}

const grouped = (digits: string): string => (digits === '' ? '' : showNumber(Number(digits)));
