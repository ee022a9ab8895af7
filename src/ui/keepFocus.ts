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
