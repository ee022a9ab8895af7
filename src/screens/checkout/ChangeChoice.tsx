import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Money } from '../../domain/basket/pricing';
import { type Change, changeOf, changeSums } from '../../domain/order/change';
import { haptic } from '../../flows/platform';
import { changeText, unitsOf } from '../../i18n/amountText';
import { shopCurrency, showMoney, showNumber } from '../../i18n/show';
import { t } from '../../i18n/t';
import * as draft from '../../stores/order/draft';
import { setChange, useHandOver } from '../../stores/order/handOver';
import { Choices, RadioRow } from '../../ui/ChoiceRow';
import { SumField } from './SumField';

/** The next round sums above the total, no change, or another sum. */
export function ChangeChoice({ total }: { total: Money }) {
  const { change } = useHandOver();
  // A sum of exactly the total needs no change, and is still the one that was typed.
  const typed = changeOf(useSnapshot(draft.state).change);
  const sums = changeSums(total, shopCurrency());
  const [isPicked, setPicked] = useState(false);
  const isTyped = typeof typed === 'number' && typed >= total && !sums.includes(typed);
  const isOther = isPicked || isTyped;
  const choose = (answer: Change | null, isOther = false) => {
    setPicked(isOther);
    setChange(answer);
    haptic('select');
  };
  return (
    <>
      <Choices label={t('change.title')}>
        {[...sums, 'none' as const].map((answer) => (
          <RadioRow
            key={answer}
            name="change"
            label={changeText(answer)}
            isChosen={!isOther && change === answer}
            onChoose={() => choose(answer)}
          />
        ))}
        <RadioRow
          name="change"
          label={t('change.anotherSum')}
          isChosen={isOther}
          onChoose={() => choose(null, true)}
        />
      </Choices>
      {isOther && <ChangeSum total={total} />}
    </>
  );
}

/**
 * A sum of one's own to pay with. One below the total is not an answer; it is called wrong once the field
 * is left, as every sum begins small.
 */
function ChangeSum({ total }: { total: Money }) {
  const change = changeOf(useSnapshot(draft.state).change);
  const initial = typeof change === 'number' ? showNumber(unitsOf(change)) : '';
  const [shown, setShown] = useState(initial);
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
