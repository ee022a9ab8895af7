import {
  type CSSProperties,
  memo,
  type RefObject,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Product, Section } from '../../domain/catalog/catalog';
import { blocksOf } from '../../ui/blocksOf';
import { CardGrid } from '../../ui/CardGrid';
import { flushNow } from '../../ui/flushNow';
import { useMedia } from '../../ui/useMedia';
import { beforeScrollJump, isNearScreen } from '../../ui/watchSight';
import type { CardSize } from './cardSize';
import cardSizes from './SectionCards.module.css';
import { ShopCard } from './ShopCard';

type Props = {
  section: Section;
  size: CardSize;
  /** of each card; default h3 */
  heading?: 'h3' | 'h4' | undefined;
  /** each with a line of its description */
  isDescribed?: boolean | undefined;
  /** how many pictures load with priority */
  priorities?: number | undefined;
  /** a grid even if the category is set to a row (§9, scroll types) */
  isWhole?: boolean | undefined;
  /** in a large shop; cards are only mounted near the viewport */
  isOneOfMany?: boolean | undefined;
};

/** Longer sections mount their cards in blocks. */
const maxEager = 24;

/** The products of a category: a grid, or one row that scrolls sideways. */
export const SectionCards = memo(function SectionCards(props: Props) {
  const { section, size, heading, priorities = 0, isWhole, isOneOfMany, isDescribed } = props;
  const { category, products } = section;
  const isRow = category.scrollType === 'HORIZONTAL' && !isWhole;
  const cardsProps = {
    products,
    size,
    heading,
    isRow,
    isWithoutCart: category.isWithoutCart,
    isDescribed,
    priorities,
  };
  if (isOneOfMany || products.length > maxEager) return <CardBlocks {...cardsProps} />;
  if (!isRow) return <Cards {...cardsProps} />;
  return (
    <div className={`${cardSizes.scroller} ${cardSizes[size]}`} tabIndex={-1}>
      <Cards {...cardsProps} />
    </div>
  );
});

type CardBlocksProps = CardsLayout & { products: readonly Product[]; priorities: number };

/**
 * The cards of a long section in blocks; only blocks near the viewport are mounted, so that a shop
 * of 10,000 products costs no more than what is on screen.
 */
function CardBlocks({ products, priorities, ...layout }: CardBlocksProps) {
  const list = useRef<HTMLDivElement>(null);
  const blocks = useCardBlocks(products, layout.size);
  const near = useNearBlocks(list, {
    count: blocks.length,
    isRow: layout.isRow,
    // The first cards determine the height of a row.
    isFirstIn: priorities > 0 || layout.isRow,
  });
  const pane = layout.isRow ? `${cardSizes.scroller} ${cardSizes.cardBlocksRow}` : cardSizes.column;
  return (
    <div ref={list} className={`${pane} ${cardSizes[layout.size]}`} tabIndex={-1}>
      {blocks.map((block, index) => (
        <Block
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its position
          key={index}
          {...layout}
          products={block}
          isNear={near.has(index)}
          priorities={index === 0 ? priorities : 0}
        />
      ))}
    </div>
  );
}

const Block = memo(function Block({ isNear, ...cards }: CardBlocksProps & { isNear: boolean }) {
  const estimate: CSSProperties & Record<'--count', number> = { '--count': cards.products.length };
  return (
    <div className={cardSizes.block} style={estimate} data-pending={isNear ? undefined : ''}>
      {isNear && <Cards {...cards} />}
    </div>
  );
});

/**
 * Cards per block, in whole rows: up to three per row on a phone, three or four on wider screens,
 * three to six small ones. A block should be little larger than the screen.
 */
const blockLengths = { phone: 6, wide: 12, small: 60 };
const phoneQuery = '(max-width: 460px)';

/** The products of a long list, in blocks of cards that are mounted together. */
export function useCardBlocks(
  products: readonly Product[],
  size: CardsLayout['size'],
): (readonly Product[])[] {
  // On a server: most visitors have a phone.
  const isPhone = useMedia(phoneQuery, true);
  const wide = size === 'small' ? 'small' : 'wide';
  const blockLength = blockLengths[isPhone ? 'phone' : wide];
  return useMemo(() => blocksOf(products, blockLength), [products, blockLength]);
}

type CardsLayout = {
  size: CardSize;
  /** of each card; default h3 */
  heading?: 'h3' | 'h4' | undefined;
  /** in one scrolling row instead of a grid */
  isRow: boolean;
  /** §9, isWithoutCart */
  isWithoutCart: boolean;
  /** each with a line of its description */
  isDescribed?: boolean | undefined;
};
type CardsProps = CardsLayout & {
  products: readonly Product[];
  /** how many pictures load with priority */
  priorities: number;
};

/** Product cards in a grid or a row. */
function Cards({ products, isRow, priorities, ...layout }: CardsProps) {
  const cards = products.map((product, index) => (
    <ShopCard key={product.id} product={product} {...layout} priority={index < priorities} />
  ));
  if (isRow) return <div className={cardSizes.row}>{cards}</div>;
  return <CardGrid size={layout.size}>{cards}</CardGrid>;
}

const none: ReadonlySet<number> = new Set();
const onlyFirst: ReadonlySet<number> = new Set([0]);

type Options = {
  count: number;
  /** laid out side by side in a pane that scrolls sideways */
  isRow: boolean;
  /** the first is mounted from the start */
  isFirstIn: boolean;
};

/**
 * Indexes of a long list's children within two screens of the viewport. Visible children are added
 * synchronously, nearby ones in a transition; distant ones are removed again unless they hold the
 * focus. A removed child gets its height as `--measured`.
 */
export function useNearBlocks(
  list: RefObject<HTMLElement | null>,
  { count, isRow, isFirstIn }: Options,
): ReadonlySet<number> {
  const [near, setNear] = useState(isFirstIn ? onlyFirst : none);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const blocks = [...current.children];
    const places = new Map(blocks.map((block, index) => [block, index]));
    const update = (changes: readonly IntersectionObserverEntry[]) =>
      setNear((before) => withChanges(before, changes, places));
    const observers = [
      // Before the nearby ones: React finishes a transition in progress before an observer's
      // update, unless that is urgent.
      new IntersectionObserver((entries) => {
        // The last state of each: a block that has left again meanwhile must not be added after
        // the other observer has removed it.
        const last = new Map(entries.map((entry) => [entry.target, entry]));
        const arrived = [...last.values()].filter(({ isIntersecting }) => isIntersecting);
        if (arrived.length > 0) flushNow(() => update(arrived));
      }),
      new IntersectionObserver(
        (entries) => {
          for (const entry of entries) reserveSize(entry);
          startTransition(() => update(entries));
        },
        {
          // A root margin only works for the scroll container itself: a row, a sheet or the page.
          root: isRow ? current : current.closest('[data-scroller]'),
          rootMargin: isRow ? '0px 200%' : '200% 0px',
        },
      ),
    ];
    for (const observer of observers)
      for (const block of blocks.slice(0, count)) observer.observe(block);
    // A row has its first block from the start.
    const land = () =>
      isRow ||
      setNear((before) => {
        const arrived = blocks.flatMap((block, index) => (isNearScreen(block) ? [index] : []));
        return new Set([...before, ...arrived]);
      });
    addEventListener(beforeScrollJump, land);
    return () => {
      removeEventListener(beforeScrollJump, land);
      for (const observer of observers) observer.disconnect();
    };
  }, [list, count, isRow]);
  return near;
}

/** Returns the same set if nothing changes. */
function withChanges(
  before: ReadonlySet<number>,
  changes: readonly IntersectionObserverEntry[],
  places: ReadonlyMap<Element, number>,
): ReadonlySet<number> {
  const after = new Set(before);
  for (const { target, isIntersecting } of changes) {
    const index = places.get(target) ?? 0;
    if (isIntersecting) after.add(index);
    else if (!target.contains(document.activeElement)) after.delete(index);
  }
  return isSame(before, after) ? before : after;
}

const isSame = (a: ReadonlySet<number>, b: ReadonlySet<number>) =>
  a.size === b.size && [...a].every((each) => b.has(each));

/** A removed child keeps its measured size, so that nothing shifts; CSS estimates the others. */
function reserveSize({
  target,
  isIntersecting,
  boundingClientRect: box,
}: IntersectionObserverEntry) {
  if (isIntersecting || !(target instanceof HTMLElement) || target.childElementCount === 0) return;
  target.style.setProperty('--measured', `${box.height}px`);
}
