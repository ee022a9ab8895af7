/** Loads the pictures and icons of the markup, whose addresses are kept in `data-…` so that text shows first. */
export function fetchPictures(home: HTMLElement, names = ['srcset', 'src', 'href']): void {
  for (const name of names) {
    const deferred = `data-${name}`;
    for (const element of home.querySelectorAll(`[${deferred}]`)) {
      element.setAttribute(name, element.getAttribute(deferred) ?? '');
      element.removeAttribute(deferred);
    }
  }
}
