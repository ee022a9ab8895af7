import type { Page } from '@playwright/test';
import { rootEnd } from '../../deploy/edge/template';
import { expect } from './fixtures';
import { plovCard } from './steps';

/**
 * Expects that home's markup lies where it will lie, however much of the page has arrived: on a slow network a
 * browser paints what it has. Scripts must be held back.
 */
export async function expectPlaced(page: Page, url: string): Promise<void> {
  const places = () =>
    page.locator('#root [data-style]').evaluateAll((all) =>
      all.flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        // how high a section is that reaches below the fold, the browser estimates at first
        return y + height > innerHeight ? [] : [[element.className, x, y, width, height].join(' ')];
      }),
    );
  const response = await page.goto(url, { waitUntil: 'commit' });
  await expect(plovCard(page)).toBeVisible();
  const whole = await places();
  expect(whole.length).toBeGreaterThan(10);
  const [arrived = '', rest] = ((await response?.text()) ?? '').split(rootEnd);
  expect(rest).toContain('</body>');
  const { 'content-encoding': _, 'content-length': __, ...headers } = response?.headers() ?? {};
  await page.route(url, (route) => route.fulfill({ headers, body: arrived }));
  await page.goto(url, { waitUntil: 'commit' });
  await expect(plovCard(page)).toBeVisible();
  expect(await places()).toEqual(whole);
  const { cuts, moved } = await cutShorter(page);
  expect(cuts).toBeGreaterThan(200);
  expect(moved).toEqual([]);
}

/** Takes the last node away from home until none is left: which texts and pictures of the first screen move. */
function cutShorter(page: Page) {
  return page.locator('#root').evaluate((root) => {
    const placeOf = (node: Node) => {
      const range = document.createRange();
      range.selectNode(node);
      const { x, y, width, height } = range.getBoundingClientRect();
      const isSeen = y < innerHeight && width > 1 && height > 1;
      const element = node instanceof Element ? node : node.parentElement;
      return isSeen && element && getComputedStyle(element).visibility === 'visible'
        ? `${x} ${y}`
        : undefined;
    };
    const lastOf = (node: Node): Node => (node.lastChild ? lastOf(node.lastChild) : node);
    const places = new Map<Node, string>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const place = placeOf(node);
      if (place && (node instanceof Text || /^(img|svg)$/i.test(node.nodeName)))
        places.set(node, place);
    }
    const moved: string[] = [];
    let cuts = 0;
    for (let last = lastOf(root); last !== root; last = lastOf(root)) {
      last.parentNode?.removeChild(last);
      cuts += 1;
      for (const [node, place] of places) {
        const now = node.isConnected ? placeOf(node) : undefined;
        if (!node.isConnected || (now && now !== place)) places.delete(node);
        if (now && now !== place)
          moved.push(
            `${node.nodeName} ${node.textContent}: ${now}, then ${place} with ${last.nodeName} ${last.textContent}`,
          );
      }
    }
    return { cuts, moved };
  });
}
