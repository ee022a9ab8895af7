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
