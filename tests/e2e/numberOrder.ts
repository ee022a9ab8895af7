import type { Page } from '@playwright/test';

/**
 * Phones and amounts whose digits are not laid out left to right; without bidi isolation a phone's
 * groups are reordered inside Arabic text.
 */
export const misreadNumbers = (page: Page): Promise<string[]> => page.evaluate(findMisread);

/** Runs in the page, so it must be self-contained. */
function findMisread(): string[] {
  const found: string[] = [];
  const top = document.querySelector('[role=dialog][aria-modal]:not([inert])') ?? document.body;
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node instanceof Text) || !node.parentElement?.checkVisibility()) continue;
    for (const match of node.data.matchAll(/[+−]?\d[\d \u00a0\u202f]*\d/g)) {
      let last: DOMRect | null = null;
      for (let at = match.index; at < match.index + match[0].length; at += 1) {
        if (!/\S/.test(node.data.charAt(at))) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const rect = range.getBoundingClientRect();
        const isNextLine = last !== null && rect.top > last.top + last.height / 2;
        if (last && !isNextLine && rect.left < last.left) {
          found.push(`${match[0]} in “${node.data.trim().slice(0, 60)}”`);
          break;
        }
        last = rect;
      }
    }
  }
  return found;
}
