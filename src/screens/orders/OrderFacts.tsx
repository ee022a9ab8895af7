import type { Change } from '../../domain/order/change';
import { doorWishes } from '../../domain/order/door';
import { substitutionAnswers } from '../../domain/order/draftFields';
import type { Order } from '../../domain/order/order';
import { paymentFact } from '../../domain/order/orderFacts';
import type { StaffNote } from '../../domain/order/staffNotes';
import { formatPhone } from '../../domain/session/phone';
import { formatDateTime } from '../../domain/time/dates';
import { timeZone } from '../../flows/platform';
import { changeText } from '../../i18n/amountText';
import { dotted, isolate } from '../../i18n/phrases';
import { readStaffNotes } from '../../i18n/staffNotes';
import { t } from '../../i18n/t';
import { Badge } from '../../ui/Badge';
import { Icon } from '../../ui/Icon';
import { paymentIcon, paymentText } from '../../ui/paymentMarks';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import styles from './OrderScreen.module.css';

/** Order time, payment, receiver, comments, and what they say to the staff. */
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

/**
 * What an order asked of the staff, in the customer's language: it was sent in the shop's, which
 * they need not read.
 */
function OrderWishes({ notes }: { notes: readonly StaffNote[] }) {
  const sentences = new Set(notes.map(({ sentence }) => sentence));
  const change = changeIn(notes);
  const door = doorWishes.filter((wish) => sentences.has(wish));
  const substitution = substitutionAnswers.find((answer) => sentences.has(answer));
  return (
    <>
      {change !== null && (
        <Row icon="wallet" label={t('change.title')} detail={changeText(change)} />
      )}
      {door.length > 0 && (
        <Row
          icon="pin"
          label={t('door.title')}
          detail={door.map((wish) => t(`door.${wish}`)).join('\n')}
        />
      )}
      {substitution && (
        <Row
          icon="package"
          label={t('substitution.title')}
          detail={t(`substitution.${substitution}`)}
        />
      )}
    </>
  );
}

function changeIn(notes: readonly StaffNote[]): Change | null {
  const sum = notes.flatMap((note) => (note.sentence === 'change' ? note.sum : []))[0];
  if (sum !== undefined) return sum;
  return notes.some(({ sentence }) => sentence === 'noChange') ? 'none' : null;
}
