/**
 * Runs in the page, hence without imports: what has the focus, and whether it, or its visible stand-in, shows that. A
 * sheet that has just opened has the focus without showing it.
 */
export function findFocus() {
  const { activeElement: at } = document;
  if (!(at instanceof HTMLElement) || at === document.body) return null;
  const hasOutline = (element: Element, part?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  // A hidden input's visible part is its sibling; a field shows focus on its box.
  const beside = [at, ...(at.parentElement?.children ?? [])];
  const boxes = [at.parentElement, at.parentElement?.parentElement];
  const isSheet = at.matches('[role=dialog]');
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const hasRing =
    at.matches(':focus-visible') &&
    (beside.some((face) => hasOutline(face) || hasOutline(face, '::after')) ||
      boxes.some((each) => each && getComputedStyle(each).boxShadow.includes('inset')));
  const name = at.getAttribute('aria-label') || at.outerHTML.slice(0, 120);
  return { name, isSheet, isControl: at.matches(controls), isSeen: hasRing || isSheet };
}
