import { useParams } from 'wouter';
import { OrderGate } from './OrderGate';
import { OrderMap } from './OrderMap';

/** Where the order is made, where it goes and who brings it (§2, /profile/orders/{id}/map). */
export function OrderMapScreen() {
  const { id = '' } = useParams();
  return <OrderGate id={id}>{(order) => <OrderMap order={order} />}</OrderGate>;
}
