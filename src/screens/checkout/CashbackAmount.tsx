import { useState } from 'react';
import type { Money } from '../../domain/basket/pricing';
import { showMoney, showNumber, unitsOf } from '../../i18n/show';
import { t } from '../../i18n/t';
import * as draft from '../../stores/order/draft';
import { SumField } from './SumField';

type Props = {
  /** the amount that the totals apply */
  spent: Money;
  /** the maximum: limited by the balance and the price */
  most: Money;
};

/**
 * How much cashback to spend, at most `most`. Shows the typed amount while typing, else the one that
 * the totals apply: a cheaper basket uses less, and the requested amount is kept in case it grows again.
 */
export function CashbackAmount({ spent, most }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <SumField
      label={t('cashback.amount')}
      shown={typed ?? showNumber(unitsOf(spent))}
      hint={t('cashback.most', { amount: showMoney(most) })}
      onType={(requested, text) => {
        draft.setCashback(Math.min(requested, most));
        setTyped(requested <= most ? text : null);
        return requested <= most ? undefined : showNumber(unitsOf(most)).length;
      }}
      onLeave={() => setTyped(null)}
    />
  );
}
