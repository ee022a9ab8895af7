import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Money } from '../../domain/basket/pricing';
import { changeOf } from '../../domain/order/change';
import { showMoney, showNumber, unitsOf } from '../../i18n/show';
import { t } from '../../i18n/t';
import * as draft from '../../stores/order/draft';
import { setChange } from '../../stores/order/handOver';
import { SumField } from './SumField';

/**
 * A sum of one's own to pay with. One below the total is not an answer; it is called wrong once the field
 * is left, as every sum begins small.
 */
export function ChangeSum({ total }: { total: Money }) {
  const change = changeOf(useSnapshot(draft.state).change);
  const kept = typeof change === 'number' ? showNumber(unitsOf(change)) : '';
  const [shown, setShown] = useState(kept);
  const [hasLeft, setLeft] = useState(false);
  const least = t('change.least', { amount: showMoney(total) });
  const isTooLittle = shown !== '' && (change === null || change === 'none' || change < total);
  return (
    <SumField
      label={t('change.sum')}
      shown={shown}
      hint={least}
      error={hasLeft && isTooLittle ? least : undefined}
      onType={(sum, typed) => {
        setShown(typed);
        setChange(sum >= total ? sum : null);
        return undefined;
      }}
      onLeave={() => setLeft(true)}
    />
  );
}
