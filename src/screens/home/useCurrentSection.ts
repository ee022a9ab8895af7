import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Whether the page is scrolled to its very end, where its last sections do not reach further up. */
const isAtEnd = () =>
  scrollY > 0 && scrollY + innerHeight > document.documentElement.scrollHeight - 2;

/**
 * The section being read: the first one that reaches into the upper part of the screen, at the very
 * end the last one. Uses an observer, so that scrolling costs
 * next to nothing. `hold` fixes the target of a scroll until the function
 * it returns is called; sections passed on the way are ignored.
 */
export function useCurrentSection(
  page: RefObject<HTMLElement | null>,
  items: readonly { id: string }[],
): { currentId: string | null; hold: (id: string) => () => void } {
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

  const hold = useCallback(
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
  return { currentId, hold };
}
