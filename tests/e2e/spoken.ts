import type { Page } from '@playwright/test';

/**
 * Writes down what live regions tell a screen reader: each change, of a status or an alert all of
 * it, unless it is inert or off. Returns a function that gives everything said so far.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(record);
  return () => page.evaluate(() => Reflect.get(globalThis, 'spoken'));
}

/** Runs in the page. */
function record(): void {
  const regions = '[aria-live], [role=status], [role=alert], output';
  const spoken: string[] = [];
  const before = new WeakMap<Element, string>();
  const textOf = ({ textContent }: Node) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  for (const region of document.querySelectorAll(regions)) before.set(region, textOf(region));

  const hear = (region: Element, changed: Node) => {
    if (region.getAttribute('aria-live') === 'off' || region.closest('[inert]')) return;
    const all = textOf(region);
    if (before.get(region) === all) return;
    before.set(region, all);
    const isWhole = region.matches('[role=status], [role=alert], output, [aria-atomic=true]');
    const text = isWhole ? all : textOf(changed);
    if (text) spoken.push(text);
  };
  const look = (changed: Node) => {
    const element = changed instanceof Element ? changed : changed.parentElement;
    const region = element?.closest(regions);
    if (region) hear(region, changed);
    // An alert is also said when it comes with its text.
    if (changed instanceof Element)
      for (const alert of changed.querySelectorAll('[role=alert]')) hear(alert, alert);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes)
        if (node.isConnected) look(node);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  Object.assign(globalThis, { spoken });
}
