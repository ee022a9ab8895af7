import { useParams } from 'wouter';
import { OrderAgain } from './OrderAgain';
import { OrderGate } from './OrderGate';

/** What an earlier order comes to today, before it goes into the basket. */
export function OrderAgainScreen() {
  const { id = '' } = useParams();
  return <OrderGate id={id}>{(order) => <OrderAgain order={order} />}</OrderGate>;
}
