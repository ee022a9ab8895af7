import { useEffect, useRef } from 'react';
import styles from './Chips.module.css';
import { scrollBehavior } from './prefersReducedMotion';

type Props = {
  /** names the row, e.g. "Categories" */
  label: string;
  /** `lang`: the label's language, if not the page's */
  items: readonly { id: string; label: string; lang?: string | undefined }[];
  currentId: string | null;
  onChoose: (id: string) => void;
};

/** Links to the parts of a long page, in one line that begins with the part being read. */
export function Chips({ label, items, currentId, onChoose }: Props) {
  const row = useRef<HTMLElement>(null);
  const currentIndex = items.findIndex(({ id }) => id === currentId);
  useEffect(() => {
    const pane = row.current;
    const chip = pane?.children[currentIndex];
    if (!pane || !(chip instanceof HTMLElement)) return;
    const { direction, paddingInlineStart } = getComputedStyle(pane);
    const start = Number.parseFloat(paddingInlineStart);
    const end = chip.offsetLeft + chip.offsetWidth;
    pane.scrollTo({
      left: direction === 'rtl' ? end + start - pane.clientWidth : chip.offsetLeft - start,
      // laid out as a column
      top: chip.offsetTop + chip.offsetHeight / 2 - pane.clientHeight / 2,
      behavior: scrollBehavior(),
    });
  }, [currentIndex]);
  return (
    <nav ref={row} className={styles.row} tabIndex={-1} aria-label={label} data-rove="">
      {items.map(({ id, label, lang }) => (
        <a
          key={id}
          className={styles.chip}
          href={`#${id}`}
          dir="auto"
          lang={lang}
          aria-current={id === currentId ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            onChoose(id);
          }}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
