import { Children, type ReactNode, useRef, useState } from 'react';
import styles from './Carousel.module.css';
import { useAutoTurn } from './useAutoTurn';

type Props = {
  /** names the row, e.g. "Pictures" */
  label: string;
  /** peek: shows the edge of the next one. full: one fills the width. Default: full. */
  width?: 'full' | 'peek' | undefined;
  /** auto-advance interval, ms, until touched. Default: never. */
  turnMs?: number | undefined;
  children: ReactNode;
};

/** Items in a swipeable row; full-width ones have position dots. */
export function Carousel({ label, width = 'full', turnMs, children }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  useAutoTurn(row, turnMs);
  const slots = Array.from({ length: Children.count(children) }, (_, slot) => slot);
  const follow = () => {
    const pane = row.current;
    if (!pane) return;
    const [first, second] = [...pane.children].map((item) => item.getBoundingClientRect().x);
    if (first === undefined || second === undefined || first === second) return;
    // scrollLeft is negative in right-to-left languages
    setCurrent(Math.round(Math.abs(pane.scrollLeft / (second - first))));
  };
  return (
    <div className={styles.carousel}>
      <ul
        ref={row}
        className={`${styles.row} ${styles[width]}`}
        aria-label={label}
        tabIndex={slots.length > 1 ? 0 : undefined}
        onScroll={follow}
      >
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
      {width === 'full' && slots.length > 1 && (
        <div className={styles.dots} aria-hidden="true">
          {slots.map((slot) => (
            <i key={slot} className={slot === current ? styles.here : styles.dot} />
          ))}
        </div>
      )}
    </div>
  );
}
