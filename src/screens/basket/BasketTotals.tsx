import { useSnapshot } from 'valtio';
import { quoteDelivery } from '../../flows/delivery/quoteDelivery';
import { useBill } from '../../stores/basket/bill';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import { OrderTotals } from '../../ui/OrderTotals';
import { Section } from '../../ui/Section';
import { ArrivalRow } from './ArrivalRow';
import { DeliveryMinimums } from './DeliveryMinimums';

/**
 * The basket's total and, for a delivery, what is missing to the minimum (§5, minimum order
 * amount).
 */
export function BasketTotals() {
  const bill = useBill();
  const isDelivery = useServiceType() === 'DELIVERY';
  const { orderSettings } = useSnapshot(merchant.state);
  return (
    <>
      {isDelivery && orderSettings && (
        <DeliveryMinimums totals={bill.totals} settings={orderSettings} />
      )}
      <ArrivalRow />
      <Section>
        <OrderTotals {...bill} onRetry={() => void quoteDelivery()} />
      </Section>
    </>
  );
}
