import { quoteDelivery } from '../../flows/delivery/quoteDelivery';
import { useBill } from '../../stores/basket/bill';
import { OrderTotals } from '../../ui/OrderTotals';
import { Section } from '../../ui/Section';

/** What the order costs, as it will be sent. */
export function CheckoutTotals() {
  const bill = useBill();
  return (
    <Section>
      <OrderTotals {...bill} onRetry={() => void quoteDelivery()} />
    </Section>
  );
}
