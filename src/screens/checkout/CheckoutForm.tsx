import { useSnapshot } from 'valtio';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { useBasket } from '../../stores/basket';
import * as draft from '../../stores/draft';
import { Banner } from '../../ui/Banner';
import { Field } from '../../ui/Field';
import { OrderTotals } from '../../ui/OrderTotals';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import styles from './CheckoutForm.module.css';
import { PaymentChoice } from './PaymentChoice';
import { PickupPlace } from './PickupPlace';
import { useOrdering } from './useOrdering';

/** Where, how it is paid, what to say to the kitchen, what it costs, and the button that orders. */
export function CheckoutForm() {
  const { totals } = useBasket();
  const { note, courierComment } = useSnapshot(draft.state, { sync: true });
  const { action, notice, isSomebodyThere } = useOrdering();
  return (
    <SheetPage
      title={t('checkout.title')}
      action={{ ...action, detail: action.isOrder ? showMoney(totals.totalPrice) : undefined }}
    >
      {notice && (
        <Banner tone="danger" isLive>
          {notice}
        </Banner>
      )}
      {!isSomebodyThere && <Banner>{t('checkout.signInText')}</Banner>}
      <PickupPlace />
      <PaymentChoice />
      <Section isPadded>
        <div className={styles.notes}>
          <Field
            label={t('checkout.comment')}
            placeholder={t('checkout.commentPlaceholder')}
            value={note}
            onChange={draft.setNote}
            isMultiline
            maxLength={300}
          />
          <Field
            label={t('checkout.courierComment')}
            placeholder={t('checkout.courierCommentPlaceholder')}
            value={courierComment}
            onChange={draft.setCourierComment}
            isMultiline
            maxLength={300}
          />
        </div>
      </Section>
      <Section>
        <OrderTotals totals={totals} />
      </Section>
    </SheetPage>
  );
}
