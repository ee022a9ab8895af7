/** How long something on the page is waited for, ms. */
const patienceMs = 10_000;

/**
 * Resolves to what `find` finds on the page, as soon as it is there; to undefined after a while, or once
 * the window gets the event `end`.
 */
export function whenThere<T>(
  find: () => T | null | undefined,
  end: string,
): Promise<T | undefined> {
  return new Promise((resolve) => {
    const look = () => settle(find() ?? undefined);
    const waiting = new MutationObserver(look);
    function settle(found?: T, isOver = found !== undefined) {
      if (!isOver) return;
      waiting.disconnect();
      resolve(found);
    }
    const giveUp = () => settle(undefined, true);
    const what = { childList: true, subtree: true, attributeFilter: ['inert'] };
    waiting.observe(document.body, what);
    setTimeout(giveUp, patienceMs);
    addEventListener(end, giveUp, { once: true });
    look();
  });
}
