import { type RefObject, useEffect, useEffectEvent } from 'react';

/** px that a sheet must have been pulled down for */
const pullPx = 56;
/** A sheet that is pulled further than this part of its height is being closed. */
const closingPart = 0.4;

/**
 * Pull to refresh in a sheet. Pulling it far closes it; pulled a little and let go it springs back, and
 * `onRefresh` is called. `content` is anything within the sheet.
 */
export function usePullRefresh(content: RefObject<HTMLElement | null>, onRefresh: () => void) {
  const refresh = useEffectEvent(onRefresh);
  useEffect(() => {
    const pane = content.current?.closest('[data-scroller]');
    if (!pane) return;
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    const release = () => {
      // A sheet stands open when its panel fills the pane, see watchPull.
      const open = Math.min(pane.clientHeight, pane.scrollHeight - pane.clientHeight);
      const pulled = open - pane.scrollTop;
      if (pulled >= pullPx && pulled < pane.clientHeight * closingPart) refresh();
    };
    pane.addEventListener('touchend', release, options);
    return () => stop.abort();
  }, [content]);
}
