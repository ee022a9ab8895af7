import { Fragment, type ReactElement, useRef } from 'react';
import styles from './LongList.module.css';
import { type Part, useMountedRows } from './useMountedRows';

type Props<Item> = {
  items: readonly Item[];
  /** a list for assistive technology, whose rows are list items. Default: rows only. */
  isList?: boolean | undefined;
  /** the fewest rows that fill a screen. Default: 24, for rows of one or two lines. */
  fewest?: number | undefined;
  /** lays out the rows; theirs is `rowClass` */
  className?: string | undefined;
  rowClass?: string | undefined;
  /** one keyed element for each item */
  children: (item: Item, index: number) => ReactElement;
};

/**
 * Rows of a list that a server fills, one below the other. Of a long one only the rows near the
 * screen are mounted, so that 10,000 cost no more than what is on it.
 */
export function LongList<Item>({
  items,
  isList,
  fewest = 24,
  className,
  rowClass,
  children,
}: Props<Item>) {
  const box = useRef<HTMLDivElement & HTMLUListElement>(null);
  const parts = useMountedRows(box, items.length, fewest);
  const List = isList ? 'ul' : 'div';
  const Gap = isList ? 'li' : 'div';
  const isWhole = parts.length === items.length;
  const show = (part: Part) => {
    if ('height' in part) {
      return (
        <Gap
          key={part.from === 0 ? 'before' : `from ${part.from}`}
          className={styles.gap}
          style={{ blockSize: part.height }}
          data-gap=""
          aria-hidden="true"
        />
      );
    }
    const item = items[part.row];
    if (item === undefined) return null;
    const row = children(item, part.row);
    if (!isList) return <Fragment key={row.key}>{row}</Fragment>;
    return (
      <li
        key={row.key}
        className={rowClass}
        aria-setsize={isWhole ? undefined : items.length}
        aria-posinset={isWhole ? undefined : part.row + 1}
      >
        {row}
      </li>
    );
  };
  return (
    <List ref={box} className={className} data-rows="">
      {parts.map(show)}
    </List>
  );
}
