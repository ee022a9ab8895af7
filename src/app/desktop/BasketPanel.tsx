import { useContext, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { BasketScreen } from '../../screens/basket/BasketScreen';
import { useBasketPosition } from '../../screens/catalog/useBasketPosition';
import * as cart from '../../stores/basket/cart';
import { keepFocus } from '../../ui/keepFocus';
import { LayerContext } from '../../ui/layer';
import styles from './BasketPanel.module.css';
import { EmptyPanel } from './EmptyPanel';

/** The basket beside the products; a shop without one gives its width to the products. */
export function BasketPanel() {
  const home = useContext(LayerContext);
  const titleId = useId();
  const layer = useMemo(() => ({ ...home, titleId }), [home, titleId]);
  const { place } = useBasketPosition();
  const isShown = place !== null;
  const isEmpty = useSnapshot(cart.state).lines.length === 0;
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (!isShown) style.setProperty('--panel', '0px');
    return () => void style.removeProperty('--panel');
  }, [isShown]);
  const box = useRef<HTMLElement>(null);
  useEffect(() => (isShown && box.current ? keepFocus(box.current) : undefined), [isShown]);
  if (!isShown) return null;
  return (
    <aside ref={box} tabIndex={-1} className={styles.panel} aria-labelledby={titleId}>
      <LayerContext value={layer}>{isEmpty ? <EmptyPanel /> : <BasketScreen />}</LayerContext>
    </aside>
  );
}
