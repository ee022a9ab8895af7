import { useEffect, useState } from 'react';
import { t } from '../../i18n/t';
import { paths } from '../../navigation/paths';
import { Anchor } from '../../ui/Anchor';
import { Icon } from '../../ui/Icon';
import styles from './SearchAgain.module.css';

/** The way to the search once the page is scrolled past it: at the end of the bar of categories. */
export function SearchAgain() {
  const isShown = useIsBarStuck();
  if (!isShown) return null;
  return (
    <div className={styles.place} data-late="">
      <Anchor className={styles.link} href={paths.search()} label={t('navigation.search')}>
        <Icon name="search" size={20} />
      </Anchor>
    </div>
  );
}

/** Whether the bar of categories is at the top of the screen, as a desktop's rail always is. */
function useIsBarStuck(): boolean {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const update = () => {
      const bar = document.querySelector('[data-rail]');
      if (!bar) return setStuck(false);
      const top = Number.parseFloat(getComputedStyle(bar).top);
      setStuck(bar.getBoundingClientRect().top <= top + 1);
    };
    update();
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, []);
  return isStuck;
}
