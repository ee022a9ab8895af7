/**
 * Keeps the keyboard's place in `box` when the focused control is removed, as when a row of a list
 * is: the same control of the next row gets the focus, else of the row before, else what has come
 * in their place, else what stands beside it. Where a screen with another name replaces the whole,
 * `box` itself does, so that the name is said. Returns an unsubscribe function.
 */
export function keepFocus(box: HTMLElement): () => void {
  let last: HTMLElement | null = null;

  const remember = (target: EventTarget | null) => {
    last = target instanceof HTMLElement && target !== box ? target : null;
  };
  const handleFocus = ({ target }: FocusEvent) => remember(target);
  const handleBlur = () => {
    const left = last;
    // A control that is removed, or disabled while its action runs, or hidden with its screen while
    // the next one loads, still has the person's place.
    queueMicrotask(() => {
      if (last !== left || !left?.isConnected || left.matches(':disabled')) return;
      if (left.checkVisibility?.() !== false) last = null;
    });
  };
  const observer = new MutationObserver((changes) => {
    const { activeElement } = document;
    const isLost = !activeElement?.isConnected || activeElement === document.body;
    if (!last || last.isConnected || !isLost) return;
    const successor = isOtherScreen(box, changes) ? undefined : successorOf(last, changes);
    (successor ?? box).focus({ preventScroll: true });
  });

  if (box.contains(document.activeElement)) remember(document.activeElement);
  box.addEventListener('focusin', handleFocus);
  box.addEventListener('focusout', handleBlur);
  observer.observe(box, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    box.removeEventListener('focusin', handleFocus);
    box.removeEventListener('focusout', handleBlur);
  };
}

function isOtherScreen(box: HTMLElement, changes: MutationRecord[]): boolean {
  const titleId = box.getAttribute('aria-labelledby');
  if (!titleId) return false;
  const selector = `#${CSS.escape(titleId)}`;
  const name = box.querySelector(selector)?.textContent;
  return changes.some(({ removedNodes }) =>
    [...removedNodes].some((removed) => {
      const title = removed instanceof HTMLElement && removed.querySelector(selector);
      return title && title.textContent !== name;
    }),
  );
}

function successorOf(lost: HTMLElement, changes: MutationRecord[]): HTMLElement | undefined {
  for (const { removedNodes, nextSibling, previousSibling } of changes)
    for (const removed of removedNodes) {
      // What is taken out of the page keeps its own parts.
      if (!(removed instanceof HTMLElement) || !removed.contains(lost)) continue;
      const index = controlsIn(removed).indexOf(lost);
      for (const sibling of [nextSibling, previousSibling]) {
        const controls = isAlike(sibling, removed) ? controlsIn(sibling).filter(isEnabled) : [];
        if (controls.length > 0) return controls[index] ?? controls.at(-1);
      }
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes].flatMap(controlsIn));
      return (
        added.filter(isEnabled).at(-1) ??
        controlsIn(previousSibling).filter(isEnabled).at(-1) ??
        controlsIn(nextSibling).find(isEnabled)
      );
    }
  return undefined;
}

const controlSelector = 'a[href], button, input, textarea';

const controlsIn = (node: Node | null): HTMLElement[] =>
  node instanceof HTMLElement
    ? [
        ...(node.matches(controlSelector) ? [node] : []),
        ...node.querySelectorAll<HTMLElement>(controlSelector),
      ]
    : [];

const isEnabled = (control: HTMLElement): boolean =>
  control.isConnected && !control.matches(':disabled');

const isAlike = (node: Node | null, row: HTMLElement): boolean =>
  node instanceof HTMLElement && node.tagName === row.tagName && node.className === row.className;

/**
 * Stands in for `inert` in browsers without it (Safari 15.4): inert elements are hidden from
 * assistive technology, and focus that lands in one returns to the sheet on top. Touches are
 * handled by Sheet.module.css. Does nothing elsewhere. Returns an unsubscribe function.
 */
export function watchInert(root: HTMLElement): () => void {
  if ('inert' in HTMLElement.prototype) return () => undefined;

  const update = (element: Element) => {
    if (element.hasAttribute('inert')) element.setAttribute('aria-hidden', 'true');
    else element.removeAttribute('aria-hidden');
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes' && target instanceof Element) update(target);
      for (const node of addedNodes) if (node instanceof Element) updateWithin(node);
    }
  });
  const updateWithin = (element: Element) => {
    if (element.hasAttribute('inert')) update(element);
    for (const each of element.querySelectorAll('[inert]')) update(each);
  };
  const returnFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.closest('[inert]')) return;
    target.blur();
    const open = root.querySelectorAll<HTMLElement>('[role=dialog]:not([inert])');
    [...open].at(-1)?.focus({ preventScroll: true });
  };

  updateWithin(root);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['inert'] });
  root.addEventListener('focusin', returnFocus);
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', returnFocus);
  };
}

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
