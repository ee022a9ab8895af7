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
