import page from '../../../index.html?raw';

/** Copies the inline style of the app's page, which its skeleton depends on. */
export function wearEarlyStyle(): void {
  const { head } = new DOMParser().parseFromString(page, 'text/html');
  for (const style of head.querySelectorAll('style'))
    document.head.prepend(document.importNode(style, true));
}
