import { useParams } from 'wouter';
import { OrderGate } from './OrderGate';
import { OrderMap } from './OrderMap';

/** The order's branch, address and courier on a map (§2, /profile/orders/{id}/map). */
export function OrderMapScreen() {
  const { id = '' } = useParams();
  return <OrderGate id={id}>{(order) => <OrderMap order={order} />}</OrderGate>;
}
