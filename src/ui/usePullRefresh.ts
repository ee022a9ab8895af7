import { type RefObject, useEffect, useEffectEvent } from 'react';

/** px that a sheet must be pulled down */
const pullPx = 56;
/** Beyond this fraction of its height, a pull closes the sheet. */
const closingFraction = 0.4;

/**
 * Pull to refresh in a sheet. A long pull closes it; a short one springs back and calls
 * `onRefresh`. `content` is any element in the sheet.
 */
export function usePullRefresh(content: RefObject<HTMLElement | null>, onRefresh: () => void) {
  const refresh = useEffectEvent(onRefresh);
  useEffect(() => {
    const pane = content.current?.closest('[data-scroller]');
    if (!pane) return;
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    const release = () => {
      // A sheet is fully open when its panel fills the pane, see watchPull.
      const openPosition = Math.min(pane.clientHeight, pane.scrollHeight - pane.clientHeight);
      const pulled = openPosition - pane.scrollTop;
      if (pulled >= pullPx && pulled < pane.clientHeight * closingFraction) refresh();
    };
    pane.addEventListener('touchend', release, options);
    return () => stop.abort();
  }, [content]);
}
