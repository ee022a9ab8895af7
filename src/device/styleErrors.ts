/** Marks every style sheet that fails to load. Returns an unsubscribe function. */
export function watchStyleErrors(page: Window): () => void {
  const mark = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.dataset.lost = '';
  };
  page.addEventListener('error', mark, true);
  return () => page.removeEventListener('error', mark, true);
}

/**
 * Reloads the style sheets that failed to load; rejects if one fails again. Needed because a
 * dynamic import requests each of its style sheets only once, so a retry would render without them.
 */
export async function reloadFailedStyles(document: Document): Promise<void> {
  const failed = document.querySelectorAll<HTMLLinkElement>('link[data-lost]');
  await Promise.all(Array.from(failed, refetch));
}

function refetch(link: HTMLLinkElement): Promise<void> {
  const replacement = link.ownerDocument.createElement('link');
  for (const { name, value } of link.attributes) {
    if (name !== 'data-lost') replacement.setAttribute(name, value);
  }
  const loaded = new Promise<void>((resolve, reject) => {
    replacement.addEventListener('load', () => resolve());
    replacement.addEventListener('error', () =>
      reject(new Error(`Failed to load ${replacement.href}`)),
    );
  });
  link.replaceWith(replacement);
  return loaded;
}
