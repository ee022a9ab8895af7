import {
  type CSSProperties,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSnapshot } from 'valtio';
import { readableText } from '../../domain/brand/contrast';
import { firstCategories, type Group, type SectionGroup } from '../../domain/catalog/catalog';
import * as limits from '../../domain/limits';
import { Late } from '../../flows/Late';
import { lazyPart } from '../../flows/lazyPart';
import { langOf, showText } from '../../i18n/show';
import * as merchant from '../../stores/merchant';
import { Picture } from '../../ui/Picture';
import { cardSize, firstPictures } from '../catalog/cardSize';
import { useSections } from '../catalog/useSections';
import { CatalogSection, groupAnchor, sectionAnchor } from './CatalogSection';
import styles from './Catalogue.module.css';
import { CatalogueSkeleton } from './CatalogueSkeleton';
import { CategoryBar } from './CategoryBar';

const NoSections = lazyPart(() => import('./NoSections'), 'NoSections', { texts: 'home' });

/** The sections, a skeleton while loading, or why there are none. */
export function Catalogue() {
  const { status, groups, isOfBranch } = useSections();
  if (status === 'loading') return <CatalogueSkeleton />;
  if (status === 'ready' && groups.length > 0) return <HomeSections groups={groups} />;
  return (
    <Late fallback={<CatalogueSkeleton />}>
      <NoSections status={status} isOfBranch={isOfBranch} />
    </Late>
  );
}

const loadScroll = () => import('./scrollToSection');

/**
 * A shop with up to this many products is mounted as a whole after the first paint. In a larger one
 * sections and cards are mounted near the viewport only.
 */
const maxMounted = 80;

/**
 * The sections on one long page, with a bar of groups and their categories that follows the scroll
 * position.
 */
function HomeSections({ groups: all }: { groups: readonly SectionGroup[] }) {
  const groups = useMemo(() => {
    const shown = firstCategories(all, limits.homeCategories);
    // The only group says nothing.
    return shown.length > 1 ? shown : shown.map(({ categories }) => ({ group: null, categories }));
  }, [all]);
  const page = useRef<HTMLDivElement>(null);
  const { settings } = useSnapshot(merchant.state);
  const sections = useMemo(() => groups.flatMap(({ categories }) => categories), [groups]);
  const chips = useMemo(
    () =>
      groups.flatMap(({ group, categories }) =>
        categories.map(({ category }, index) => ({
          id: sectionAnchor(category.id),
          label: showText(category.name),
          lang: langOf(category.name),
          // §9, group kinds: a group begins with its first category
          group: index === 0 ? group : null,
        })),
      ),
    [groups],
  );
  const { currentId, pin } = useCurrentSection(page, chips);
  const goTo = (anchor: string, current = anchor) => {
    const release = pin(current);
    const element = page.current?.querySelector(`[id="${CSS.escape(anchor)}"]`);
    // Offline and not cached: jump to the section instead of scrolling smoothly.
    loadScroll().then(
      ({ scrollToSection }) => scrollToSection(element, release),
      () => {
        element?.scrollIntoView();
        release();
      },
    );
  };
  const [isAfterFirstPaint, setAfterFirstPaint] = useState(false);
  useEffect(() => {
    startTransition(() => setAfterFirstPaint(true));
  }, []);

  const isLarge = sections.reduce((sum, { products }) => sum + products.length, 0) > maxMounted;
  const isWhole = isAfterFirstPaint && !isLarge;
  let productCount = 0;
  const groupElements = groups.map(({ group, categories }) => (
    <section
      key={group?.id ?? ''}
      id={groupAnchor(group)}
      className={styles.group}
      aria-label={group ? showText(group.name) : undefined}
    >
      {group && (
        <h2 className={styles.name} dir="auto" lang={langOf(group.name)}>
          {showText(group.name)}
        </h2>
      )}
      {categories.map((section) => {
        const first = productCount;
        const size = cardSize(section.category, settings);
        productCount += section.products.length;
        return (
          <CatalogSection
            key={section.category.id}
            section={section}
            size={size}
            isInGroup={group !== null}
            isLate={!isWhole && first >= firstPictures[size]}
            isOneOfMany={isLarge}
            priorities={first === 0 ? firstPictures[size] : 0}
          />
        );
      })}
    </section>
  ));

  return (
    <div ref={page} className={styles.page}>
      {sections.length > 1 && (
        <CategoryBar
          items={chips}
          currentId={currentId}
          onChoose={goTo}
          leadOf={(group, id) => (
            <GroupChip
              key={group.id}
              group={group}
              anchor={groupAnchor(group)}
              onChoose={() => goTo(groupAnchor(group), id)}
            />
          )}
        />
      )}
      {groupElements}
    </div>
  );
}

type GroupChipProps = { group: Group; anchor: string; onChoose: () => void };

/**
 * A group in the row of categories, before its first one, in the merchant's colour with a readable
 * text. In the dark the colour is mixed with the ground, so that it does not outshine the dishes.
 */
function GroupChip({ group, anchor, onChoose }: GroupChipProps) {
  const { image, icon, bgColor, iconBgColor } = group;
  return (
    <a
      className={styles.chip}
      href={`#${anchor}`}
      style={bgColor ? groundOf(bgColor) : undefined}
      data-lead=""
      onClick={(event) => {
        event.preventDefault();
        onChoose();
      }}
    >
      {(icon ?? image) && (
        <span
          className={styles.picture}
          style={iconBgColor ? { background: iconBgColor } : undefined}
        >
          <Picture path={icon ?? image} alt="" width={32} radius="round" priority />
        </span>
      )}
      <span className={styles.groupChipName} lang={langOf(group.name)}>
        <bdi>{showText(group.name)}</bdi>
      </span>
    </a>
  );
}

const groundOf = (color: string) =>
  ({ '--ground': color, '--on-ground': readableText(color) }) as CSSProperties;

/** Whether the page is scrolled to its very end, where its last sections do not reach further up. */
const isAtEnd = () =>
  scrollY > 0 && scrollY + innerHeight > document.documentElement.scrollHeight - 2;

/**
 * The section being read: the first one that reaches into the upper part of the screen, at the very
 * end the last one. Uses an observer, so that scrolling costs next to nothing. `hold` fixes the target
 * of a scroll until the function it returns is called; sections passed on the way are ignored.
 */
function useCurrentSection(
  page: RefObject<HTMLElement | null>,
  items: readonly { id: string }[],
): { currentId: string | null; pin: (id: string) => () => void } {
  const [currentId, setCurrentId] = useState(items[0]?.id ?? null);
  const inSight = useRef(new Set<string>());
  const held = useRef<string | null>(null);

  const update = useCallback(() => {
    if (held.current !== null) return;
    // Sections are adjacent: if none is in view, the user is above the first.
    const first = items.find(({ id }) => inSight.current.has(id)) ?? items[0];
    setCurrentId((isAtEnd() ? items.at(-1) : first)?.id ?? null);
  }, [items]);

  useEffect(() => {
    const seen = inSight.current;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        update();
      },
      // below the category bar, above the middle of the screen
      { rootMargin: '-80px 0px -60% 0px' },
    );
    for (const { id } of items) {
      const section = page.current?.querySelector(`[id="${CSS.escape(id)}"]`);
      if (section) observer.observe(section);
    }
    addEventListener('scroll', update, { passive: true });
    return () => {
      removeEventListener('scroll', update);
      observer.disconnect();
      seen.clear();
    };
  }, [page, items, update]);

  const pin = useCallback(
    (id: string) => {
      held.current = id;
      setCurrentId(id);
      return () => {
        if (held.current !== id) return;
        held.current = null;
        // the last sections cannot reach the top but can still be the target
        if (!inSight.current.has(id)) update();
      };
    },
    [update],
  );
  return { currentId, pin };
}
