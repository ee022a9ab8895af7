import { useState } from 'react';
import { fromMoney, type Money } from '../../domain/basket/pricing';
import { typedAmount } from '../../domain/text/typedAmount';
import { showMoney, showNumber } from '../../i18n/show';
import { t } from '../../i18n/t';
import * as draft from '../../stores/order/draft';
import { Field } from '../../ui/Field';
import styles from './CashbackAmount.module.css';

type Props = {
  /** what the totals take of it */
  spent: Money;
  /** no more than this is there, and to pay */
  most: Money;
};

/**
 * How much cashback is spent. While it is typed the field shows what was typed, and else what the
 * totals take: a basket that gets cheaper takes less, and the wish is kept for one that grows again.
 */
export function CashbackAmount({ spent, most }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const wish = typed === null ? spent : typedAmount(typed);
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
        error={errorOf(wish, most)}
        onChange={(text) => {
          setTyped(text);
          const amount = typedAmount(text);
          if (amount !== null) draft.setCashback(amount);
        }}
      />
    </div>
  );
}

function errorOf(wish: Money | null, most: Money): string | undefined {
  if (wish === null) return t('cashback.notAmount');
  return wish > most ? t('cashback.most', { amount: showMoney(most) }) : undefined;
}
