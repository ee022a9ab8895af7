import { quoteDelivery } from '../../flows/delivery/quoteDelivery';
import { useBill } from '../../stores/basket/bill';
import { OrderTotals } from '../../ui/OrderTotals';
import { Section } from '../../ui/Section';

/** The order's totals, as they will be sent. */
export function CheckoutTotals() {
  const bill = useBill();
  return (
    <Section>
      <OrderTotals {...bill} onRetry={() => void quoteDelivery()} />
    </Section>
  );
}
