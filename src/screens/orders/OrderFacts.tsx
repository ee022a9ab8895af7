import type { Order } from '../../domain/order/order';
import { paymentFact } from '../../domain/order/orderFacts';
import { formatPhone } from '../../domain/session/phone';
import { formatDateTime } from '../../domain/time/dates';
import { timeZone } from '../../flows/platform';
import { dotted } from '../../i18n/dotted';
import { isolate } from '../../i18n/isolate';
import { readStaffNotes } from '../../i18n/staffNotes';
import { t } from '../../i18n/t';
import { Badge } from '../../ui/Badge';
import { Icon } from '../../ui/Icon';
import { paymentIcon, paymentText } from '../../ui/paymentMarks';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import styles from './OrderFacts.module.css';
import { OrderWishes } from './OrderWishes';

/** Order time, payment, receiver, comments, and what was said in them for the staff. */
export function OrderFacts({ order }: { order: Order }) {
  const { serviceType, createdAt, deliveryAt, paymentType, receiver, note, courierComment, grade } =
    order;
  const forShop = readStaffNotes(note);
  const forCourier = readStaffNotes(courierComment);
  const time = (at: number) => <bdi>{formatDateTime(at, timeZone())}</bdi>;
  return (
    <Section>
      {createdAt !== null && (
        <Row icon="clock" label={t('orders.placed')} value={time(createdAt)} />
      )}
      {deliveryAt !== null && (
        <Row icon="calendar" label={t('orders.scheduled')} value={time(deliveryAt)} />
      )}
      {(paymentType !== null || order.isPaid) && (
        <Row
          icon={paymentIcon(paymentType)}
          label={t('orders.payment')}
          detail={paymentText(paymentType) || undefined}
          value={paymentBadge(order)}
        />
      )}
      {receiver && (
        <Row
          icon="user"
          label={t('orders.receiver')}
          detail={dotted(
            [receiver.firstName, formatPhone(receiver.phone ?? '')].filter(Boolean).map(isolate),
          )}
        />
      )}
      {forShop.own && <Row icon="note" label={t('basket.note')} detail={forShop.own} />}
      {forCourier.own && (
        <Row
          icon="message"
          label={t(serviceType === 'DELIVERY' ? 'receiver.courier' : 'checkout.courierComment')}
          detail={forCourier.own}
        />
      )}
      <OrderWishes notes={[...forCourier.notes, ...forShop.notes]} />
      {grade !== null && (
        <Row
          icon="star"
          label={t('orders.grade.own')}
          value={
            <span className={styles.grade}>
              <span>{grade}</span>
              <Icon name="star" size={16} isFilled />
            </span>
          }
        />
      )}
    </Section>
  );
}

/** Whether it is paid, to be paid, or to be refunded. */
function paymentBadge(order: Order) {
  const fact = paymentFact(order);
  if (fact === null) return null;
  if (fact === 'paid') return <Badge tone="good">{t('orders.paid')}</Badge>;
  if (fact === 'unpaid' || fact === 'refunding') return <Badge>{t(`orders.${fact}`)}</Badge>;
  return t(`orders.payLater.${fact}`);
}
