import type { Page } from '@playwright/test';
import { untilDrawn } from './steps';

/**
 * Unreadable text on screen: clipped by a box that does not scroll, overflowing its box,
 * overlapping other text, or making the page wider than the viewport. Names may end in an ellipsis,
 * control labels may not. With `wholeWords`, broken words count too.
 */
export async function misfits(page: Page, wholeWords = false): Promise<string[]> {
  // Blocks near the viewport are laid out a frame later.
  await untilDrawn(page, 2);
  return page.evaluate(findMisfits, wholeWords);
}

/**
 * Shows all text in a font that is a tenth higher than Roboto, as those of some machines are: to be called before the
 * page is opened.
 */
export async function raiseFont(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const metrics = { ascentOverride: '102.1%', descentOverride: '26.9%', lineGapOverride: '0%' };
    const source = 'local(Roboto-Regular), local(Arial)';
    const face = new FontFace('Higher', source, { ...metrics, weight: '100 900' });
    document.fonts.add(face);
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.setProperty('--font', 'Higher');
    });
    // a font that is not there is an uncaught error
    void face.load();
  });
}

/** Runs in the page, so it must be self-contained. */
function findMisfits(hasWholeWords: boolean): string[] {
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
  const isVisuallyHidden = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { clipPath, clip } = styleOf(each);
      if (clipPath !== 'none' || clip !== 'auto') return true;
    }
    return false;
  };
  /** The box that clips a text; none if it has an ellipsis or scrolls. */
  const clippingBox = ({ element, rect }: Word) => {
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
  /** Whether a text is wider than a box; the padding of its own box counts as outside. */
  const isOut = ({ element, rect }: Word, box: Element) => {
    const { left, right } = boxOf(box);
    const { paddingLeft, paddingRight } = styleOf(box);
    const isOwn = box === element;
    return (
      rect.left < left + (isOwn ? Number.parseFloat(paddingLeft) : 0) - slack ||
      rect.right > right - (isOwn ? Number.parseFloat(paddingRight) : 0) + slack
    );
  };
  /** The in-flow box that a text overflows; scrollers and positioned boxes end the search. */
  const overflowedBox = (word: Word) => {
    for (let each: Element | null = word.element; each && each !== top; each = each.parentElement) {
      const { display, overflowX, position } = styleOf(each);
      if (overflowX !== 'visible') return null;
      if (!['inline', 'contents'].includes(display) && isOut(word, each)) return each;
      if (position === 'absolute' || position === 'fixed') return null;
    }
    return null;
  };
  /** Whether a tab's or switch's label is truncated, although it is shown nowhere else. */
  const isShortened = ({ element }: Word) => {
    const control = element.closest('nav > a, label');
    // A scrolling row holds merchant names, which may be truncated.
    const isFixed =
      control?.parentElement && styleOf(control.parentElement).overflowX === 'visible';
    const ends = styleOf(element).textOverflow === 'ellipsis';
    return isFixed && ends && element.scrollWidth > element.clientWidth;
  };
  /** The visible part of a text's rectangle within its clipping ancestors. */
  const visibleRect = ({ element, rect }: Word) => {
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
  const quote = ({ node }: Pick<Word, 'node'>) => `“${node.data.trim().slice(0, 40)}”`;

  const words: Word[] = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!(node instanceof Text) || !element || !node.data.trim()) continue;
    if (!isSeen(element) || isVisuallyHidden(element) || element.closest('svg')) continue;
    // Pins on a map may overlap.
    if (element.closest('.maplibregl-map')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) words.push({ node, element, rect });
  }

  // A broken word reads as two. Longer ones fit no line of large text; Chinese has no spaces.
  const wholeWord = /(?<![\p{L}\p{M}./@])[\p{L}\p{M}ʻ’]{3,14}(?![\p{L}\p{M}])/gu;
  const brokenWords = (node: Text) =>
    [...node.data.matchAll(wholeWord)].filter(({ 0: word, index }) => {
      if (/\p{Script=Han}/u.test(word)) return false;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = range.getClientRects();
      return first && others.some((rect) => rect.top > first.top + first.height / 2);
    });
  const nodes = hasWholeWords ? new Set(words.map(({ node }) => node)) : [];
  for (const node of nodes) {
    for (const [word] of brokenWords(node)) found.push(`“${word}” is broken`);
  }

  for (const word of words) {
    const clip = clippingBox(word);
    if (clip) found.push(`${quote(word)} is cut off by ${clip.className}`);
    const overflowed = overflowedBox(word);
    if (overflowed) found.push(`${quote(word)} sticks out of ${overflowed.className}`);
    if (isShortened(word)) found.push(`${quote(word)} ends in an ellipsis`);
  }
  const inFlow = words
    .filter(({ element }) => !floats(element))
    .map((word) => ({ ...word, rect: visibleRect(word) }));
  for (const [index, one] of inFlow.entries()) {
    for (const other of inFlow.slice(index + 1)) {
      if (one.node === other.node) continue;
      const across =
        Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down =
        Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      // Lines of one paragraph may touch.
      const isOver = across > slack && down > Math.min(one.rect.height, other.rect.height) / 3;
      if (isOver) found.push(`${quote(one)} lies on ${quote(other)}`);
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
