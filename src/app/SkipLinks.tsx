import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../i18n/t';
import { useSheetStack } from '../navigation/useSheetStack';
import { useBasketAction } from '../screens/catalog/useBasketAction';
import styles from './SkipLinks.module.css';

/**
 * For the keyboard, first in the document and visible while focused: past home's header to the
 * first dish, and to a filled basket. The header alone is some twenty stops.
 */
export function SkipLinks() {
  const hasNoSheets = useSheetStack().length === 0;
  const basket = useBasketAction();
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  if (!hasNoSheets) return null;
  return createPortal(
    <nav className={styles.links} aria-label={t('skip.links')}>
      <button type="button" onClick={toMenu}>
        {t('common.toMenu')}
      </button>
      {basket && (
        <button type="button" onClick={basket.onPress}>
          {t('checkout.toBasket')}
        </button>
      )}
    </nav>,
    place,
  );
}

/** To the first dish; where there is none, to the way on that home offers instead. */
function toMenu(): void {
  const dish = document.querySelector<HTMLElement>('main article a');
  (dish ?? [...document.querySelectorAll<HTMLElement>('main button')].at(-1))?.focus();
}
