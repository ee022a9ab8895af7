const tappable = 'a, button';
const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** Links and buttons with this accessible name, in document order. */
const elementsNamed = (root: HTMLElement, name: string | null) =>
  [...root.querySelectorAll<HTMLElement>(tappable)].filter(
    (each) => nameOf(each) === name && !each.closest('[inert]'),
  );

/**
 * Records the latest tap on static markup. The returned function stops recording and, called once
 * the app is mounted, clicks the same link or button, found by its name.
 */
export function replayTap(root: HTMLElement): () => void {
  const listening = new AbortController();
  let tapped: { name: string | null; place: number } | null = null;
  root.addEventListener(
    'click',
    (click) => {
      click.preventDefault();
      const { target } = click;
      const element = target instanceof Element ? target.closest<HTMLElement>(tappable) : null;
      const name = element && nameOf(element);
      tapped = element && { name, place: elementsNamed(root, name).indexOf(element) };
    },
    { capture: true, signal: listening.signal },
  );
  return () => {
    listening.abort();
    if (tapped) elementsNamed(root, tapped.name)[tapped.place]?.click();
  };
}
