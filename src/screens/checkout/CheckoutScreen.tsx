import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import * as placedOrder from '../../stores/order/placedOrder';
import styles from './CheckoutScreen.module.css';
import { CheckoutSteps } from './CheckoutSteps';

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

type Props = {
  /** still attached in the first render */
  of: RefObject<HTMLElement | null>;
  onEnd: () => void;
};

/** Longer than going back in the history and closing a sheet take together, ms. */
const limitMs = 1500;

/** A lifeless copy of what was on screen, with the typed texts; it ends if nothing replaces it. */
function LastPicture({ of, onEnd }: Props) {
  const [copy] = useState(() => of.current?.cloneNode(true));
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (copy) place.current?.replaceChildren(copy);
  }, [copy]);
  const latest = useRef(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), limitMs);
    return () => clearTimeout(timer);
  }, []);
  return <div ref={place} className={styles.content} inert />;
}
