/**
 * Inside Telegram a link to the shop itself always opens in the app, also with Ctrl or the middle
 * button: a tab of the browser would be without Telegram. Returns an unsubscribe function.
 */
export function keepLinksInside(): () => void {
  const stop = new AbortController();
  const handlePress = (press: MouseEvent) => {
    const { target, type, button, ctrlKey, metaKey, shiftKey, altKey } = press;
    const isOfBrowser =
      type === 'auxclick' ? button === 1 : ctrlKey || metaKey || shiftKey || altKey;
    const link = target instanceof Element && target.closest<HTMLElement>('a[href^="/"]');
    if (!link || !isOfBrowser) return;
    press.preventDefault();
    press.stopPropagation();
    link.click();
  };
  for (const type of ['click', 'auxclick'] as const)
    addEventListener(type, handlePress, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
