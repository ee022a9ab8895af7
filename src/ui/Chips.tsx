import { type ReactNode, useEffect, useRef } from 'react';
import type { Group } from '../domain/catalog/catalog';
import styles from './Chips.module.css';
import { scrollBehavior } from './useMedia';

/** `lang`: the label's language, if not the page's; `group`: what begins with it */
type Chip = {
  id: string;
  label: string;
  lang?: string | undefined;
  group?: Group | null | undefined;
};

type Props = {
  /** names the row, e.g. "Categories" */
  label: string;
  items: readonly Chip[];
  currentId: string | null;
  onChoose: (id: string) => void;
  /** what stands for a group before its first item, marked with `data-lead`: both are scrolled to together */
  leadOf?: ((group: Group, id: string) => ReactNode) | undefined;
};

/** Scrolls a row of chips so that it begins with the current one and what leads it. */
export function showCurrentChip(row: HTMLElement): void {
  const chip = row.querySelector<HTMLElement>('[aria-current]');
  if (!chip) return;
  const { direction, paddingInlineStart } = getComputedStyle(row);
  const start = Number.parseFloat(paddingInlineStart);
  const lead = chip.previousElementSibling?.closest<HTMLElement>('[data-lead]');
  // In large text there is no room for both.
  const first = lead && lead.offsetWidth < row.clientWidth * 0.6 ? lead : chip;
  const end = first.offsetLeft + first.offsetWidth;
  row.scrollTo({
    left: direction === 'rtl' ? end + start - row.clientWidth : first.offsetLeft - start,
    // laid out as a column
    top: chip.offsetTop + chip.offsetHeight / 2 - row.clientHeight / 2,
    behavior: scrollBehavior(),
  });
}

/** Links to the parts of a long page, in one line that begins with the part being read. */
export function Chips({ label, items, currentId, onChoose, leadOf }: Props) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    if (currentId !== null && row.current) showCurrentChip(row.current);
  }, [currentId]);
  return (
    <nav ref={row} className={styles.row} tabIndex={-1} aria-label={label} data-rove="">
      {items.map(({ id, label, lang, group }) => [
        group && leadOf?.(group, id),
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
        </a>,
      ])}
    </nav>
  );
}
