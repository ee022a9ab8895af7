const touchable = 'a, button';
const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent;

/** Those links and buttons that are called the same, from the top. */
const namesakes = (root: HTMLElement, name: string | null) =>
  [...root.querySelectorAll<HTMLElement>(touchable)].filter(
    (each) => nameOf(each) === name && !each.closest('[inert]'),
  );

/**
 * Notes the latest tap on what is drawn but not yet alive. The answer ends that and, called when the
 * shop stands in the picture's place, does what was tapped: the same link or button, by its name.
 */
export function replayTap(root: HTMLElement): () => void {
  const listening = new AbortController();
  let tapped: { name: string | null; place: number } | null = null;
  root.addEventListener(
    'click',
    (click) => {
      click.preventDefault();
      const { target } = click;
      const one = target instanceof Element ? target.closest<HTMLElement>(touchable) : null;
      const name = one && nameOf(one);
      tapped = one && { name, place: namesakes(root, name).indexOf(one) };
    },
    { capture: true, signal: listening.signal },
  );
  return () => {
    listening.abort();
    if (tapped) namesakes(root, tapped.name)[tapped.place]?.click();
  };
}
