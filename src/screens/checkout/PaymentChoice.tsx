import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../../i18n/t';
import * as draft from '../../stores/draft';
import * as merchant from '../../stores/merchant';
import { Banner } from '../../ui/Banner';
import { RadioRow } from '../../ui/RadioRow';
import { Section } from '../../ui/Section';

const offered = [
  { type: 'CASH', flag: 'cashActive', icon: 'cash' },
  { type: 'TERMINAL', flag: 'terminalActive', icon: 'card' },
] as const;

/** How the order is paid, among what the merchant has switched on. */
export function PaymentChoice() {
  const { settings } = useSnapshot(merchant.state);
  const { paymentType } = useSnapshot(draft.state);
  const choices = offered.filter(({ flag }) => settings.flags[flag]);
  const [first] = choices;
  const isOffered = choices.some(({ type }) => type === paymentType);
  useEffect(() => {
    // A way to pay that has been switched off since is not kept.
    if (!isOffered && first) draft.setPaymentType(first.type);
  }, [isOffered, first]);
  if (choices.length === 0) return <Banner tone="warning">{t('checkout.noPayments')}</Banner>;
  return (
    <Section title={t('checkout.payment')}>
      {choices.map(({ type, icon }) => (
        <RadioRow
          key={type}
          name="payment"
          icon={icon}
          label={t(`checkout.payments.${type}`)}
          isChosen={type === paymentType}
          onChoose={() => draft.setPaymentType(type)}
        />
      ))}
    </Section>
  );
}
