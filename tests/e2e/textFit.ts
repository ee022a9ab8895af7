import type { Page } from '@playwright/test';

/**
 * What of the text on screen cannot be read: cut off by a box that does not scroll, lying on other
 * text, or making the page wider than it is. What ends in an ellipsis was meant to.
 */
export const misfits = (page: Page): Promise<string[]> => page.evaluate(findMisfits);

/** Runs in the page, so it brings along all that it needs. */
function findMisfits(): string[] {
  type Word = { node: Text; element: Element; rect: DOMRect };
  const slack = 2;
  const found: string[] = [];
  const top = document.querySelector('[role=dialog][aria-modal]:not([inert])') ?? document.body;

  const isSeen = (element: Element) =>
    element.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
      contentVisibilityAuto: true,
    }) && !element.closest('[inert]');
  const isHeard = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { clipPath, clip } = getComputedStyle(each);
      if (clipPath !== 'none' || clip !== 'auto') return true;
    }
    return false;
  };
  /** A text that may be cut short has a box that says so, or scrolls. */
  const clipOf = ({ element, rect }: Word) => {
    for (let each: Element | null = element; each && each !== top; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null;
      const box = each.getBoundingClientRect();
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) return null;
      if (
        hides(style.overflowX) &&
        (rect.left < box.left - slack || rect.right > box.right + slack)
      )
        return each;
      if (
        hides(style.overflowY) &&
        (rect.top < box.top - slack || rect.bottom > box.bottom + slack)
      )
        return each;
    }
    return null;
  };
  /** What is left of a text's box within those that cut it off. */
  const seenPart = ({ element, rect }: Word) => {
    let { left, right, top: start, bottom } = rect;
    for (let each: Element | null = element; each && each !== top; each = each.parentElement) {
      if (getComputedStyle(each).overflowX === 'visible') continue;
      const box = each.getBoundingClientRect();
      left = Math.max(left, box.left);
      right = Math.min(right, box.right);
      start = Math.max(start, box.top);
      bottom = Math.min(bottom, box.bottom);
    }
    return { left, right, top: start, bottom, height: rect.height };
  };
  const floats = (element: Element) => {
    for (let each: Element | null = element; each && each !== top; each = each.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return true;
    }
    return false;
  };
  const brief = ({ node }: Pick<Word, 'node'>) => `“${node.data.trim().slice(0, 40)}”`;

  const words: Word[] = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!(node instanceof Text) || !element || !node.data.trim()) continue;
    if (!isSeen(element) || isHeard(element) || element.closest('svg')) continue;
    // where pins stand is for the places to say
    if (element.closest('.maplibregl-map')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) words.push({ node, element, rect });
  }

  for (const word of words) {
    const clip = clipOf(word);
    if (clip) found.push(`${brief(word)} is cut off by ${clip.className}`);
  }
  const still = words
    .filter(({ element }) => !floats(element))
    .map((word) => ({ ...word, rect: seenPart(word) }));
  for (const [index, one] of still.entries()) {
    for (const other of still.slice(index + 1)) {
      if (one.node === other.node) continue;
      const across =
        Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down =
        Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      // lines of one paragraph may touch
      const isOver = across > slack && down > Math.min(one.rect.height, other.rect.height) / 3;
      if (isOver) found.push(`${brief(one)} lies on ${brief(other)}`);
    }
  }
  for (const pane of [document.documentElement, ...top.querySelectorAll('*')]) {
    const { overflowX } = getComputedStyle(pane);
    const isPage = pane === document.documentElement;
    const isPane = isPage || pane.querySelector(':scope > section');
    if (isPane && (isPage || overflowX === 'clip') && pane.scrollWidth > pane.clientWidth + slack)
      found.push(
        `${pane.tagName} ${pane.className} is ${pane.scrollWidth - pane.clientWidth} px too wide`,
      );
  }
  return [...new Set(found)];
}
