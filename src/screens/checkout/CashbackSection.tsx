import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { haptic } from '../../flows/platform';
import { refreshProfile } from '../../flows/session/signIn';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { useBasket } from '../../stores/basket/basket';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import * as session from '../../stores/session/session';
import { Section } from '../../ui/Section';
import { SwitchRow } from '../../ui/SwitchRow';
import { CashbackAmount } from './CashbackAmount';

/** What of the balance is spent on the order; nothing where there is no balance, or no cashback. */
export function CashbackSection() {
  const { cashbackActive } = useSnapshot(merchant.state).settings.flags;
  const balance = useSnapshot(session.state).user?.cashback ?? 0;
  const { totals } = useBasket();
  const [isOn, setOn] = useState(draft.state.cashback > 0);
  useEffect(() => {
    // The balance has changed with the last order, or at the till.
    if (session.state.token) void refreshProfile();
  }, []);
  if (!cashbackActive || balance === 0) return null;
  const change = (isWanted: boolean) => {
    setOn(isWanted);
    // All of it to begin with; the totals take as much as there is to pay.
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
