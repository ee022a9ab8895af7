import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Money } from '../../domain/basket/pricing';
import { haptic } from '../../flows/platform';
import { refreshProfile } from '../../flows/session/signIn';
import { unitsOf } from '../../i18n/amountText';
import { showMoney, showNumber } from '../../i18n/show';
import { t } from '../../i18n/t';
import { useBasket } from '../../stores/basket/basket';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import * as session from '../../stores/session/session';
import { SwitchRow } from '../../ui/ChoiceRow';
import { Section } from '../../ui/Section';
import { SumField } from './SumField';

/** Spends cashback on the order; hidden without a balance or the feature. */
export function CashbackSection() {
  const { cashbackActive } = useSnapshot(merchant.state).settings.flags;
  const balance = useSnapshot(session.state).user?.cashback ?? 0;
  const { totals } = useBasket();
  const { cashback } = useSnapshot(draft.state);
  const [isOn, setOn] = useState(cashback > 0);
  // Set from elsewhere, such as another window; at 0 the amount is still being typed.
  if (cashback > 0 && !isOn) setOn(true);
  useEffect(() => {
    // The balance may have changed with the last order or in the shop.
    if (session.state.token) void refreshProfile();
  }, []);
  if (!cashbackActive || balance === 0) return null;
  const change = (isWanted: boolean) => {
    setOn(isWanted);
    // Starts with the full balance; the totals cap it at the price.
    draft.setCashback(isWanted ? balance : 0);
    haptic('select');
  };
  return (
    <Section>
      <SwitchRow
        icon="wallet"
        label={t('cashback.spend')}
        detail={t('cashback.balance', { amount: showMoney(balance) })}
        isOn={isOn}
        onChange={change}
      />
      {isOn && (
        <CashbackAmount
          spent={totals.cashback}
          most={Math.min(balance, totals.totalPrice + totals.cashback)}
        />
      )}
    </Section>
  );
}

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
function CashbackAmount({ spent, most }: Props) {
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
