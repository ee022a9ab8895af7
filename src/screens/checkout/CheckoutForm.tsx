import { t } from '../../i18n/t';
import { Banner } from '../../ui/Banner';
import { SheetPage } from '../../ui/SheetPage';
import { AddressExtras } from './AddressExtras';
import { CashbackSection } from './CashbackSection';
import { CheckoutTotals } from './CheckoutTotals';
import { ChequeSection } from './ChequeSection';
import { CommentsSection } from './CommentsSection';
import { OrderPlace } from './OrderPlace';
import { OutcomeNotice } from './OutcomeNotice';
import { OutOfReach } from './OutOfReach';
import { PaymentSection } from './PaymentSection';
import { PromoSection } from './PromoSection';
import { ReceiverSection } from './ReceiverSection';
import { ServiceNotes } from './ServiceNotes';
import { ServiceSwitch } from './ServiceSwitch';
import { TimeSection } from './TimeSection';
import { type LastTry, useOrdering } from './useOrdering';

/** Service, time, receiver, payment, totals and the order button. */
export function CheckoutForm(lastTry: LastTry) {
  const { action, isSignedIn, isOutOfReach } = useOrdering(lastTry);
  return (
    <SheetPage title={t('checkout.title')} action={action}>
      <OutcomeNotice outcome={lastTry.outcome} />
      {!isSignedIn && <Banner>{t('checkout.signInText')}</Banner>}
      {isOutOfReach && <OutOfReach />}
      <ServiceSwitch />
      <OrderPlace />
      <AddressExtras />
      <ServiceNotes />
      <TimeSection />
      <ReceiverSection />
      <PaymentSection />
      <ChequeSection />
      <PromoSection />
      <CashbackSection />
      <CommentsSection />
      <CheckoutTotals />
    </SheetPage>
  );
}
