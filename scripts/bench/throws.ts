import type { Page } from '@playwright/test';

/**
 * Flings to the end of the list one screen at a time (1/300 of the height in long lists), each
 * fling as soon as a card is visible after the previous one. Returns how long each took, ms.
 */
export function scrollThrough(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        let flungAt = performance.now();
        const times: number[] = [];
        const step = Math.max(innerHeight * 0.9, document.documentElement.scrollHeight / 300);
        const cards = document.getElementsByTagName('article');
        // Checks the cards' boxes instead of a hit test, which on a long page costs a slow
        // processor 10 ms per frame. Cards skipped by content-visibility are left out: measuring
        // them would force their layout.
        const isSeen = (card: Element) => {
          if (!card.checkVisibility({ contentVisibilityAuto: true })) return false;
          const { top, bottom } = card.getBoundingClientRect();
          return bottom > innerHeight * 0.3 && top < innerHeight * 0.7;
        };
        const inFrame = (isFling: boolean) => () => {
          if (isFling) {
            flungAt = performance.now();
            scrollBy(0, step);
          }
          // After the frame's style, layout and paint, before lower-priority tasks.
          scheduler.postTask(check, { priority: 'user-blocking' });
        };
        const check = () => {
          const isThere = [...cards].some(isSeen);
          if (isThere) times.push(performance.now() - flungAt);
          if (isThere && scrollY >= document.documentElement.scrollHeight - innerHeight - 2)
            resolve(times);
          else requestAnimationFrame(inFrame(isThere));
        };
        check();
      }),
  );
}
