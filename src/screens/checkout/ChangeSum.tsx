import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { fromMoney, type Money, toMoney } from '../../domain/basket/pricing';
import { changeOf } from '../../domain/order/change';
import { wholeDigits } from '../../domain/text/typedAmount';
import { showMoney, showNumber } from '../../i18n/show';
import { t } from '../../i18n/t';
import * as draft from '../../stores/order/draft';
import { setChange } from '../../stores/order/handOver';
import { typeDigits } from '../../ui/digitsTyping';
import { FormattedField } from '../../ui/FormattedField';
import styles from './CashbackAmount.module.css';

/**
 * A sum of one's own to pay with, in whole units. One below the total is not an answer; it is called
 * wrong once the field is left, as every sum begins small.
 */
export function ChangeSum({ total }: { total: Money }) {
  const change = changeOf(useSnapshot(draft.state).change);
  const kept = typeof change === 'number' ? grouped(String(fromMoney(change))) : '';
  const [shown, setShown] = useState(kept);
  const [hasLeft, setLeft] = useState(false);
  const least = t('change.least', { amount: showMoney(total) });
  const isTooLittle = shown !== '' && (change === null || change === 'none' || change < total);
  return (
    <div className={styles.place}>
      <FormattedField
        label={t('change.sum')}
        text={shown}
        input={{
          type: 'text',
          inputMode: 'numeric',
          autoComplete: 'off',
          enterKeyHint: 'done',
          onBlur: () => setLeft(true),
        }}
        hint={least}
        error={hasLeft && isTooLittle ? least : undefined}
        onType={(text, at) => {
          const { digits, caret } = typeDigits(shown, text, at, {
            read: wholeDigits,
            show: grouped,
          });
          const sum = toMoney(Number(digits));
          setShown(grouped(digits));
          setChange(sum >= total ? sum : null);
          return caret;
        }}
      />
    </div>
  );
}

const grouped = (digits: string): string => (digits === '' ? '' : showNumber(Number(digits)));
