/** Marks every style sheet that does not arrive. Returns an unsubscribe function. */
export function watchStyleErrors(page: Window): () => void {
  const mark = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.dataset.lost = '';
  };
  page.addEventListener('error', mark, true);
  return () => page.removeEventListener('error', mark, true);
}

/**
 * Fetches the style sheets again that did not arrive; rejects when one fails again. An import asks
 * for each of its style sheets once only, so a second try would come up without them.
 */
export async function reloadFailedStyles(document: Document): Promise<void> {
  const lost = document.querySelectorAll<HTMLLinkElement>('link[data-lost]');
  await Promise.all(Array.from(lost, fetchAgain));
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  const again = link.ownerDocument.createElement('link');
  for (const { name, value } of link.attributes) {
    if (name !== 'data-lost') again.setAttribute(name, value);
  }
  const arrived = new Promise<void>((resolve, reject) => {
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`no style sheet at ${again.href}`)));
  });
  link.replaceWith(again);
  return arrived;
}
