import { t } from '../../i18n/t';
import { useServiceType } from '../../stores/delivery/serviceType';
import { useWait } from '../../stores/order/arrival';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { waitText } from '../catalog/rangeText';
import { useClock } from '../catalog/useClock';

/** How long the basket takes if it is ordered now; nothing where that is not known. */
export function ArrivalRow() {
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
