import { type RefObject, useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/t';
import { paths } from '../../navigation/paths';
import { Anchor } from '../../ui/Anchor';
import { showCurrentChip } from '../../ui/Chips';
import { Icon } from '../../ui/Icon';
import { useBasketPosition } from '../catalog/useBasketAction';
import { BasketButton } from './HeaderButtons';
import styles from './SearchAgain.module.css';

/**
 * The way to the search once the page is scrolled past it, and to the basket where the header has it: at the end of
 * the bar of categories.
 */
export function SearchAgain() {
  const place = useRef<HTMLDivElement>(null);
  const hasBasket = useBasketPosition().place === 'head';
  const isShown = useIsBarStuck(place, hasBasket ? 'basket' : 'search');
  if (!isShown) return null;
  return (
    <div ref={place} className={styles.place}>
      {hasBasket && (
        <span className={styles.basket}>
          <BasketButton />
        </span>
      )}
      <Anchor className={styles.link} href={paths.search()} label={t('navigation.search')}>
        <Icon name="search" size={20} />
      </Anchor>
    </div>
  );
}

/**
 * Whether the bar of categories is at the top of the screen, as a desktop's rail always is. Before what is in `place`
 * goes, its focus moves to the search at the top.
 */
function useIsBarStuck(place: RefObject<HTMLElement | null>, end: 'search' | 'basket'): boolean {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const update = () => {
      const bar = document.querySelector('[data-rail]');
      if (!bar) return setStuck(false);
      const top = Number.parseFloat(getComputedStyle(bar).top);
      const isAtTop = bar.getBoundingClientRect().top <= top + 1;
      makeRoom(bar, isAtTop ? end : null);
      if (!isAtTop && place.current?.contains(document.activeElement)) focusFirstSearch();
      setStuck(isAtTop);
    };
    update();
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, [place, end]);
  return isStuck;
}

/**
 * Leaves room in a bar at the top for what is at its end: its groups are their pictures alone (`data-stuck`).
 */
function makeRoom(bar: Element, end: string | null): void {
  if (bar.getAttribute('data-stuck') === end) return;
  if (end) bar.setAttribute('data-stuck', end);
  else bar.removeAttribute('data-stuck');
  const row = bar.querySelector('nav');
  if (row) showCurrentChip(row);
}

function focusFirstSearch(): void {
  const links = [...document.querySelectorAll<HTMLElement>('main a')];
  const search = links.find((link) => link.getAttribute('href') === paths.search());
  search?.focus({ preventScroll: true });
}
