/** Space left between what has the focus and a bar, CSS px. */
const gap = 8;

/**
 * Keeps what the keyboard focuses clear of bars that stick to an edge, whatever their height: the
 * browser only scrolls it into the viewport. Returns an unsubscribe function.
 */
export function watchCoveredFocus(): () => void {
  const look = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    // after the browser's own scrolling
    requestAnimationFrame(() => {
      if (target !== document.activeElement) return;
      // Above one bar there may be another.
      for (let bars = 0; bars < 3 && uncover(target); bars += 1);
    });
  };
  addEventListener('focusin', look);
  return () => removeEventListener('focusin', look);
}

/** Scrolls it from under one bar; false if there is none. */
function uncover(target: HTMLElement): boolean {
  // A hidden input lies in what stands for it.
  const face = target instanceof HTMLInputElement ? (target.closest('label') ?? target) : target;
  if (barAt(face)) return false;
  const { top, bottom, left, right } = face.getBoundingClientRect();
  const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
  const over = [top + 1, bottom - 1].flatMap((y) => barOver(face, x, y) ?? []);
  const [bar, other = bar] = over;
  if (!bar || bar !== other) return false;
  const box = bar.getBoundingClientRect();
  const isAtEnd = box.top + box.bottom > innerHeight;
  const by = isAtEnd ? bottom - box.top + gap : top - box.bottom - gap;
  const scroller = face.closest('[data-scroller]') ?? document.scrollingElement;
  scroller?.scrollBy({ top: by, behavior: 'instant' });
  return true;
}

/** The bar that lies over `face` at this point; null for none. */
function barOver(face: Element, x: number, y: number): Element | null {
  const hit = document.elementFromPoint(x, y);
  if (!hit || face.contains(hit) || hit.contains(face)) return null;
  const bar = barAt(hit);
  return bar && !bar.contains(face) ? bar : null;
}

/** What an element is part of that sticks to an edge. */
function barAt(element: Element): Element | null {
  let each: Element | null = element;
  while (each && !each.matches('[role=dialog], body')) {
    if (['sticky', 'fixed'].includes(getComputedStyle(each).position)) return each;
    each = each.parentElement;
  }
  return null;
}
