import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import * as placedOrder from '../../stores/order/placedOrder';
import styles from './CheckoutScreen.module.css';
import { CheckoutSteps } from './CheckoutSteps';
import { LastPicture } from './LastPicture';

/**
 * From a full basket to an accepted order (§4, order submit). An accepted order empties the basket
 * and resets the form; until the confirmation has replaced this sheet it looks as it did at the
 * press.
 */
export function CheckoutScreen() {
  const { orderId } = useSnapshot(placedOrder.state);
  const [seen, setSeen] = useState(orderId);
  const content = useRef<HTMLDivElement>(null);
  if (orderId !== null && orderId !== seen) {
    return <LastPicture of={content} onEnd={() => setSeen(orderId)} />;
  }
  return (
    <div ref={content} className={styles.content}>
      <CheckoutSteps />
    </div>
  );
}
