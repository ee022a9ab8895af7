import { t } from '../../i18n/t';
import { useServiceType } from '../../stores/delivery/serviceType';
import { useWait } from '../../stores/order/arrival';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { rangeText } from '../catalog/rangeText';
import { useClock } from '../catalog/useClock';

/** How long the basket takes if it is ordered now; nothing where that is not known. */
export function ArrivalRow() {
  const wait = useWait(useClock());
  const isDelivery = useServiceType() === 'DELIVERY';
  if (!wait) return null;
  return (
    <Section>
      <Row
        icon="clock"
        label={t(isDelivery ? 'arrival.delivery' : 'arrival.preparation')}
        value={<bdi>{rangeText(wait)}</bdi>}
      />
    </Section>
  );
}
