import page from '../../../index.html?raw';

/** The app shows its outline in the style of its own page, so a frame takes that over. */
export function wearEarlyStyle(): void {
  const { head } = new DOMParser().parseFromString(page, 'text/html');
  for (const style of head.querySelectorAll('style'))
    document.head.prepend(document.importNode(style, true));
}
