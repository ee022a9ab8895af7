import { useState } from 'react';
import { fromMoney, type Money } from '../../domain/basket/pricing';
import { typedAmount } from '../../domain/text/typedAmount';
import { showMoney, showNumber } from '../../i18n/show';
import { t } from '../../i18n/t';
import * as draft from '../../stores/order/draft';
import { Field } from '../../ui/Field';
import styles from './CashbackAmount.module.css';

type Props = {
  /** the amount that the totals apply */
  spent: Money;
  /** the maximum: limited by the balance and the price */
  most: Money;
};

/**
 * How much cashback to spend. Shows the typed text while typing, else the amount that the totals
 * apply: a cheaper basket uses less, and the requested amount is kept in case it grows again.
 */
export function CashbackAmount({ spent, most }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const requested = typed === null ? spent : typedAmount(typed);
  return (
    <div className={styles.place}>
      <Field
        label={t('cashback.amount')}
        value={typed ?? showNumber(fromMoney(spent))}
        inputMode="decimal"
        enterKeyHint="done"
        maxLength={18}
        onLeave={() => setTyped(null)}
        hint={t('cashback.most', { amount: showMoney(most) })}
        error={errorOf(requested, most)}
        onChange={(text) => {
          setTyped(text);
          const amount = typedAmount(text);
          if (amount !== null) draft.setCashback(amount);
        }}
      />
    </div>
  );
}

function errorOf(requested: Money | null, most: Money): string | undefined {
  if (requested === null) return t('cashback.notAmount');
  return requested > most ? t('cashback.most', { amount: showMoney(most) }) : undefined;
}
