import type { Page } from '@playwright/test';

/**
 * Chrome's translator: wraps every text of the page and of what appears later into two elements,
 * with a text node of its own.
 */
export async function translatePage(page: Page, delayMs = 0): Promise<void> {
  await page.addInitScript((delay) => {
    const skipped = 'script, style, textarea, font, svg, title';
    const translate = (root: Node) => {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walk.nextNode()) texts.push(walk.currentNode as Text);
      for (const text of texts) {
        if (!text.parentElement || text.parentElement.closest(skipped)) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    const later = () => (delay ? setTimeout(run, delay) : run());
    const run = () => {
      translate(document.body);
      watcher.takeRecords();
    };
    const watcher = new MutationObserver(later);
    document.addEventListener('DOMContentLoaded', () => {
      watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
      run();
    });
  }, delayMs);
}

type Fiber = {
  tag: number;
  memoizedProps: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
  type: unknown;
};

/**
 * Bare texts that React keeps as nodes of their own, because they stand beside or instead of an
 * element: a translator takes these nodes away, and React then fails to replace them.
 */
export const bareTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hostText = 6;
    const root = document.getElementById('root');
    const key = root && Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
    if (!root || !key) throw new Error('React keeps its tree elsewhere');
    const found: string[] = [];
    const placeOf = (fiber: Fiber | null): string => {
      const host = fiber?.return ?? null;
      if (!host || typeof host.type === 'string') {
        const { className = '' } = (host?.memoizedProps ?? {}) as { className?: string };
        return `<${host?.type} class="${className}">`;
      }
      return placeOf(host);
    };
    const visit = (start: Fiber | null) => {
      for (let fiber = start; fiber; fiber = fiber.sibling) {
        const text = String(fiber.memoizedProps);
        if (fiber.tag === hostText && text.trim()) found.push(`"${text}" in ${placeOf(fiber)}`);
        visit(fiber.child);
      }
    };
    // The container's fiber may be the one before the last commit; its state node has the current.
    const container = Reflect.get(root, key) as Fiber & { stateNode: { current: Fiber } };
    visit(container.stateNode.current);
    return [...new Set(found)];
  });
