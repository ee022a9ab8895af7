import { useRef } from 'react';
import { t } from '../../i18n/t';
import * as repeatOrder from '../../stores/order/repeatOrder';
import { IconButton } from '../../ui/IconButton';
import { useMedia, wideQuery } from '../../ui/useMedia';
import place from './ActiveOrders.module.css';
import styles from './RepeatOrder.module.css';
import { RepeatOrderButton, useRepeatOrder } from './RepeatOrderButton';

/**
 * "The usual": the last order again with one tap, at today's prices, for an empty basket. What is
 * missing or has changed is shown first, as wherever an order is repeated. Nothing if none of it is
 * sold now, and on a desktop, where the empty basket itself offers it (`app/desktop`).
 */
export function RepeatOrder() {
  const offered = useRepeatOrder();
  const strip = useRef<HTMLElement>(null);
  const isWide = useMedia(wideQuery);
  if (!offered || offered.additions.length === 0 || isWide) return null;
  const hide = () => {
    // The button goes with its strip; what stood before it is the page.
    const page = strip.current?.closest('main');
    if (page) page.tabIndex = -1;
    page?.focus({ preventScroll: true });
    repeatOrder.hide();
  };
  return (
    <section ref={strip} className={place.row} aria-label={t('usual.title')}>
      <div className={`${place.item} ${styles.card}`}>
        <RepeatOrderButton {...offered} />
        <IconButton icon="close" label={t('usual.hide')} onPress={hide} />
      </div>
    </section>
  );
}
