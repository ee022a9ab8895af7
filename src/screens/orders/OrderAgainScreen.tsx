import { useParams } from 'wouter';
import { OrderAgain } from './OrderAgain';
import { OrderGate } from './OrderGate';

/** Reviews an earlier order at today's prices before it is added to the basket. */
export function OrderAgainScreen() {
  const { id = '' } = useParams();
  return <OrderGate id={id}>{(order) => <OrderAgain order={order} />}</OrderGate>;
}
