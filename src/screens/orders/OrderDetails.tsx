import { formatDateTime } from '../../domain/dates';
import type { Order } from '../../domain/order';
import { wired } from '../../flows/wiring';
import { showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { Badge } from '../../ui/Badge';
import { OrderTotals } from '../../ui/OrderTotals';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { OrderLines } from './OrderLines';
import { OrderProgress } from './OrderProgress';
import { paymentText } from './paymentText';

/** Everything that the server has told about an order. */
export function OrderDetails({ order }: { order: Order }) {
  const { createdAt, branchName, isPaid, note, courierComment, reason } = order;
  const branch = showText(branchName);
  const comment = [note, courierComment].filter(Boolean).join('\n');
  return (
    <>
      <OrderProgress order={order} />
      <Section>
        {createdAt !== null && (
          <Row
            icon="clock"
            label={t('orders.placed')}
            value={<bdi>{formatDateTime(createdAt, wired().build.timeZone)}</bdi>}
          />
        )}
        {branch && <Row icon="store" label={t('orders.branch')} value={branch} />}
        <Row
          icon="wallet"
          label={t('orders.payment')}
          detail={paymentText(order.paymentType)}
          value={
            <Badge tone={isPaid ? 'good' : 'neutral'}>
              {isPaid ? t('orders.paid') : t('orders.unpaid')}
            </Badge>
          }
        />
        {comment && <Row icon="note" label={t('orders.comment')} detail={comment} />}
        {reason && <Row icon="info" label={t('orders.reason')} detail={reason} />}
      </Section>
      <OrderLines lines={order.lines} />
      <Section>
        <OrderTotals totals={order.totals} />
      </Section>
    </>
  );
}
