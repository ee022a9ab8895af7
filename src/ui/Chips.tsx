import { useEffect, useRef } from 'react';
import styles from './Chips.module.css';

type Props = {
  /** names the row, such as "Categories" */
  label: string;
  items: readonly { id: string; label: string }[];
  currentId: string | null;
  onChoose: (id: string) => void;
};

/** Links to the parts of a long page, in one line that scrolls along with the reading. */
export function Chips({ label, items, currentId, onChoose }: Props) {
  const row = useRef<HTMLElement>(null);
  const current = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ref moves with the current id
  useEffect(() => {
    const chip = current.current;
    const pane = row.current;
    if (!chip || !pane) return;
    const offset = chip.offsetLeft + chip.offsetWidth / 2 - pane.clientWidth / 2;
    pane.scrollTo({ left: offset, behavior: 'smooth' });
  }, [currentId]);
  return (
    <nav ref={row} className={styles.row} aria-label={label}>
      {items.map(({ id, label }) => (
        <a
          key={id}
          ref={id === currentId ? current : undefined}
          className={styles.chip}
          href={`#${id}`}
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
