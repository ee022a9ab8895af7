import { useContext, useId, useLayoutEffect, useMemo } from 'react';
import { BasketScreen } from '../../screens/basket/BasketScreen';
import { useBasketPosition } from '../../screens/catalog/useBasketPosition';
import { LayerContext } from '../../ui/layer';
import styles from './BasketPanel.module.css';

/** The basket beside the products; a shop without one gives its width to the products. */
export function BasketPanel() {
  const home = useContext(LayerContext);
  const titleId = useId();
  const layer = useMemo(() => ({ ...home, titleId }), [home, titleId]);
  const { place } = useBasketPosition();
  const isShown = place !== null;
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (!isShown) style.setProperty('--panel', '0px');
    return () => void style.removeProperty('--panel');
  }, [isShown]);
  if (!isShown) return null;
  return (
    <aside className={styles.panel} aria-labelledby={titleId}>
      <LayerContext value={layer}>
        <BasketScreen />
      </LayerContext>
    </aside>
  );
}
