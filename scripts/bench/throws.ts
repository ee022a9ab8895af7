import type { Page } from '@playwright/test';

/**
 * Scrolls to the end in throws of a screen, in long lists in 300 steps, each as soon as a card is seen
 * where the one before has landed; tells how long each took.
 */
export function scrollThrough(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        let thrown = performance.now();
        const times: number[] = [];
        const step = Math.max(innerHeight * 0.9, document.documentElement.scrollHeight / 300);
        const cards = document.getElementsByTagName('article');
        // Where cards are is asked, not what lies at a point: a hit test of a long page takes a slow
        // processor 10 ms, and in each frame that is the shop's own time to make the cards. Nor is it
        // asked of those that the browser leaves out: it would lay them out for the answer.
        const isSeen = (card: Element) => {
          if (!card.checkVisibility({ contentVisibilityAuto: true })) return false;
          const { top, bottom } = card.getBoundingClientRect();
          return bottom > innerHeight * 0.3 && top < innerHeight * 0.7;
        };
        const inFrame = (isThrown: boolean) => () => {
          if (isThrown) {
            thrown = performance.now();
            scrollBy(0, step);
          }
          // Behind the frame's styles, layout and paint, and before what waits for it.
          scheduler.postTask(look, { priority: 'user-blocking' });
        };
        const look = () => {
          const isThere = [...cards].some(isSeen);
          if (isThere) times.push(performance.now() - thrown);
          if (isThere && scrollY >= document.documentElement.scrollHeight - innerHeight - 2)
            resolve(times);
          else requestAnimationFrame(inFrame(isThere));
        };
        look();
      }),
  );
}
