import type { Page } from '@playwright/test';

/**
 * What of the text on screen cannot be read: cut off by a box that does not scroll, sticking out of
 * its box, lying on other text, or making the page wider than it is. Names may end in an ellipsis,
 * what a control is called may not.
 */
export async function misfits(page: Page): Promise<string[]> {
  // what has come near is laid out a frame later
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  return page.evaluate(findMisfits);
}

/** Runs in the page, so it brings along all that it needs. */
function findMisfits(): string[] {
  type Word = { node: Text; element: Element; rect: DOMRect };
  const slack = 2;
  const found: string[] = [];
  const top = document.querySelector('[role=dialog][aria-modal]:not([inert])') ?? document.body;

  const styles = new Map<Element, CSSStyleDeclaration>();
  const boxes = new Map<Element, DOMRect>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const boxOf = (element: Element) => {
    const box = boxes.get(element) ?? element.getBoundingClientRect();
    boxes.set(element, box);
    return box;
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
      contentVisibilityAuto: true,
    }) && !element.closest('[inert]');
  const isHeard = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { clipPath, clip } = styleOf(each);
      if (clipPath !== 'none' || clip !== 'auto') return true;
    }
    return false;
  };
  /** A text that may be cut short has a box that says so, or scrolls. */
  const clipOf = ({ element, rect }: Word) => {
    for (let each: Element | null = element; each && each !== top; each = each.parentElement) {
      const style = styleOf(each);
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null;
      const box = boxOf(each);
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
  /** Whether a text is wider than a box; of the box that it stands in the padding counts too. */
  const isOut = ({ element, rect }: Word, box: Element) => {
    const { left, right } = boxOf(box);
    const { paddingLeft, paddingRight } = styleOf(box);
    const isOwn = box === element;
    return (
      rect.left < left + (isOwn ? Number.parseFloat(paddingLeft) : 0) - slack ||
      rect.right > right - (isOwn ? Number.parseFloat(paddingRight) : 0) + slack
    );
  };
  /** The box in the flow that a text is wider than; what scrolls or is placed freely has its own. */
  const burstOf = (word: Word) => {
    for (let each: Element | null = word.element; each && each !== top; each = each.parentElement) {
      const { display, overflowX, position } = styleOf(each);
      if (overflowX !== 'visible') return null;
      if (!['inline', 'contents'].includes(display) && isOut(word, each)) return each;
      if (position === 'absolute' || position === 'fixed') return null;
    }
    return null;
  };
  /** The name of a tab or a switch that is cut short: there is nowhere else to read it. */
  const isShortened = ({ element }: Word) => {
    const control = element.closest('nav > a, label');
    // a row that scrolls sideways has names of the shop's own
    const isFixed =
      control?.parentElement && styleOf(control.parentElement).overflowX === 'visible';
    const ends = styleOf(element).textOverflow === 'ellipsis';
    return isFixed && ends && element.scrollWidth > element.clientWidth;
  };
  /** What is left of a text's box within those that cut it off. */
  const seenPart = ({ element, rect }: Word) => {
    let { left, right, top: start, bottom } = rect;
    for (let each: Element | null = element; each && each !== top; each = each.parentElement) {
      if (styleOf(each).overflowX === 'visible') continue;
      const box = boxOf(each);
      left = Math.max(left, box.left);
      right = Math.min(right, box.right);
      start = Math.max(start, box.top);
      bottom = Math.min(bottom, box.bottom);
    }
    return { left, right, top: start, bottom, height: rect.height };
  };
  const floats = (element: Element) => {
    for (let each: Element | null = element; each && each !== top; each = each.parentElement) {
      if (['fixed', 'sticky'].includes(styleOf(each).position)) return true;
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
    const burst = burstOf(word);
    if (burst) found.push(`${brief(word)} sticks out of ${burst.className}`);
    if (isShortened(word)) found.push(`${brief(word)} ends in an ellipsis`);
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
    const { overflowX } = styleOf(pane);
    const isPage = pane === document.documentElement;
    const isPane = isPage || pane.querySelector(':scope > section');
    if (isPane && (isPage || overflowX === 'clip') && pane.scrollWidth > pane.clientWidth + slack)
      found.push(
        `${pane.tagName} ${pane.className} is ${pane.scrollWidth - pane.clientWidth} px too wide`,
      );
  }
  return [...new Set(found)];
}
