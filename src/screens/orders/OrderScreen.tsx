import { useParams } from 'wouter';
import { OrderGate } from './OrderGate';
import { OrderSheet } from './OrderSheet';

/** One order, refreshed while active (§2, /profile/orders/{id}). */
export function OrderScreen() {
  const { id = '' } = useParams();
  return <OrderGate id={id}>{(order) => <OrderSheet order={order} />}</OrderGate>;
}
