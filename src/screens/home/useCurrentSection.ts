import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/**
 * Which of the page's sections is being read: the first that reaches into the upper part of the
 * screen, told by an observer, so that scrolling itself costs nothing. `hold` names the section
 * that is being scrolled to until its answer is called: what passes by meanwhile does not count.
 */
export function useCurrentSection(
  page: RefObject<HTMLElement | null>,
  items: readonly { id: string }[],
): { currentId: string | null; hold: (id: string) => () => void } {
  const [currentId, setCurrentId] = useState(items[0]?.id ?? null);
  const inSight = useRef(new Set<string>());
  const held = useRef<string | null>(null);

  const settle = useCallback(() => {
    if (held.current !== null) return;
    // Sections follow one another without a gap: where none is, one is still above the first.
    const first = items.find(({ id }) => inSight.current.has(id)) ?? items[0];
    setCurrentId(first?.id ?? null);
  }, [items]);

  useEffect(() => {
    const seen = inSight.current;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        settle();
      },
      // below the bar of categories, above the middle of the screen
      { rootMargin: '-80px 0px -60% 0px' },
    );
    for (const { id } of items) {
      const section = page.current?.querySelector(`[id="${CSS.escape(id)}"]`);
      if (section) observer.observe(section);
    }
    return () => {
      observer.disconnect();
      seen.clear();
    };
  }, [page, items, settle]);

  const hold = useCallback(
    (id: string) => {
      held.current = id;
      setCurrentId(id);
      return () => {
        if (held.current !== id) return;
        held.current = null;
        // the last sections cannot come to the top, and are meant all the same
        if (!inSight.current.has(id)) settle();
      };
    },
    [settle],
  );
  return { currentId, hold };
}
