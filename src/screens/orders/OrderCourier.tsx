import { useSnapshot } from 'valtio';
import type { Order } from '../../domain/order/order';
import { isFinal } from '../../domain/order/orderProgress';
import { formatPhone } from '../../domain/session/phone';
import { phoneHref } from '../../domain/text/link';
import { isolate } from '../../i18n/isolate';
import { t } from '../../i18n/t';
import * as orderLoads from '../../stores/order/orderLoads';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';

/** The courier, their status, and how to contact them; nothing once the order is cancelled. */
export function OrderCourier({ order }: { order: Order }) {
  const { id, courierId, courierStatus, serviceType, status } = order;
  const courier = useSnapshot(orderLoads.state).couriers[id];
  // The last courier status of a cancelled order would read as if it went on.
  if (serviceType !== 'DELIVERY' || status === 'CANCELED') return null;
  if (!courierId && !courierStatus) return null;
  const state = courierStatus ?? courier?.status ?? 'none';
  const phone = isFinal(status) ? null : courier?.phone;
  return (
    <Section title={t('orders.courier.title')}>
      <Row
        icon="bike"
        label={courier?.name || t('orders.courier.title')}
        detail={t(`orders.courier.statuses.${state}`)}
      />
      {phone && (
        <Row
          icon="phone"
          label={t('orders.courier.call')}
          detail={isolate(formatPhone(phone))}
          href={phoneHref(phone)}
          tone="action"
        />
      )}
    </Section>
  );
}
