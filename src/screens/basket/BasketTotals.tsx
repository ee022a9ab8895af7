import { quoteDelivery } from '../../flows/delivery/quoteDelivery';
import { t } from '../../i18n/t';
import { useBill } from '../../stores/basket/bill';
import { useServiceType } from '../../stores/delivery/serviceType';
import { useWait } from '../../stores/order/arrival';
import { OrderTotals } from '../../ui/OrderTotals';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { waitText } from '../catalog/rangeText';
import { useClock } from '../catalog/useClock';

/** The basket's total, and how long the order takes. */
export function BasketTotals() {
  const bill = useBill();
  return (
    <>
      <ArrivalRow />
      <Section>
        <OrderTotals {...bill} onRetry={() => void quoteDelivery()} />
      </Section>
    </>
  );
}

/** How long the basket takes if it is ordered now; nothing where that is not known. */
function ArrivalRow() {
  const wait = useWait(useClock());
  const service = useServiceType();
  if (!wait) return null;
  return (
    <Section>
      <Row
        icon="clock"
        label={t(service === 'DELIVERY' ? 'arrival.delivery' : 'arrival.preparation')}
        value={<bdi>{waitText(wait, service)}</bdi>}
      />
    </Section>
  );
}
