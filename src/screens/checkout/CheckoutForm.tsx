import { t } from '../../i18n/t';
import { Banner } from '../../ui/Banner';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { CashbackSection } from './CashbackSection';
import { ChangeSummary } from './ChangeSummary';
import { CheckoutTotals } from './CheckoutTotals';
import { ChequeSummary } from './ChequeSummary';
import { CutleryRow } from './CutleryRow';
import { NotesSummary } from './NotesSummary';
import { OrderPlace } from './OrderPlace';
import { OutcomeNotice } from './OutcomeNotice';
import { OutOfReach } from './OutOfReach';
import { PaymentSummary } from './PaymentSummary';
import { PromoSummary } from './PromoSummary';
import { ReceiverSummary } from './ReceiverSummary';
import { ServiceNotes } from './ServiceNotes';
import { ServiceSwitch } from './ServiceSwitch';
import { SubstitutionSummary } from './SubstitutionSummary';
import { TimeNotice } from './TimeNotice';
import { TimeSummary } from './TimeSummary';
import { type LastTry, useOrdering } from './useOrdering';

/**
 * What is settled is one row each, which opens the controls that change it; what is missing is open.
 */
export function CheckoutForm(lastTry: LastTry) {
  const { action, isSignedIn, isOutOfReach } = useOrdering(lastTry);
  return (
    <SheetPage title={t('checkout.title')} action={action}>
      <OutcomeNotice outcome={lastTry.outcome} />
      {!isSignedIn && <Banner>{t('checkout.signInText')}</Banner>}
      {isOutOfReach && <OutOfReach />}
      <ServiceSwitch />
      <OrderPlace />
      <ServiceNotes />
      <Section>
        <TimeSummary />
        <ReceiverSummary />
        <NotesSummary />
        <SubstitutionSummary />
        <CutleryRow />
      </Section>
      <TimeNotice />
      <Section>
        <PaymentSummary />
        <ChangeSummary />
        <PromoSummary />
        <ChequeSummary />
      </Section>
      <CashbackSection />
      <CheckoutTotals />
    </SheetPage>
  );
}
