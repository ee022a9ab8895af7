import { useContext, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../../i18n/t';
import { BasketScreen } from '../../screens/basket/BasketScreen';
import { useBasketPosition } from '../../screens/catalog/useBasketAction';
import { RepeatOrderButton, useRepeatOrder } from '../../screens/home/RepeatOrder';
import { OrderCard } from '../../screens/orders/OrderCard';
import * as cart from '../../stores/basket/cart';
import { EmptyState } from '../../ui/EmptyState';
import { keepFocus } from '../../ui/focus';
import { LayerContext } from '../../ui/layer';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import styles from './Desktop.module.css';

/** The basket beside the products; a shop without one gives its width to the products. */
export function BasketPanel() {
  const home = useContext(LayerContext);
  const titleId = useId();
  const layer = useMemo(() => ({ ...home, titleId, isPart: true as const }), [home, titleId]);
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

/**
 * The panel without a basket: what it is for, and for those who have ordered before the usual and
 * the last order, which come late and move nothing.
 */
function EmptyPanel() {
  const repeat = useRepeatOrder();
  return (
    <SheetPage title={t('basket.title')}>
      <div className={styles.purpose}>
        <EmptyState icon="basket" title={t('basket.empty')} text={t('basket.panelText')} />
      </div>
      {repeat && repeat.additions.length > 0 && (
        <Section>
          <RepeatOrderButton {...repeat} isBasketShown />
        </Section>
      )}
      {repeat && (
        <Section title={t('basket.lastOrder')}>
          <OrderCard order={repeat.order} />
        </Section>
      )}
    </SheetPage>
  );
}
