import { listOf, oneOf, record, type Shape, text } from '../../domain/shape';

/** Home at the last visit on this device: its markup and the document's styling. */
export type Snapshot = {
  build: string;
  html: string;
  lang: string;
  dir: string;
  /** the merchant's choice, used if Telegram has not set a theme */
  theme: 'dark' | '';
  /** the merchant's colours: declarations for the root element's `style` */
  look: string;
  /** paths of the style sheets it needs besides the page's own */
  styles: readonly string[];
  /** their matching rules, available immediately */
  css: string;
};

/** Every way in which a style could load something: no escapes, so that none hides from this. */
export const loads = /url|src\(|image(-set)?\(|@import|\\/i;

const matching =
  (pattern: RegExp): Shape<string> =>
  (value): value is string =>
    text(value) && pattern.test(value);

/** Whether a stored value is a snapshot. */
export const isSnapshot = record<Snapshot>({
  build: text,
  html: text,
  lang: text,
  dir: text,
  theme: oneOf('dark', ''),
  look: matching(/^(;--[a-z-]+:[#\w]*)*$/),
  styles: listOf(matching(/^\/assets\/[\w.-]+$/)),
  css: (css): css is string => text(css) && !loads.test(css),
});

/**
 * Attributes that load images and icons; kept as `data-…` in the markup so that text shows first.
 */
export const fetchedBy: readonly string[] = ['srcset', 'src', 'href'];

/** Applies the style attributes of drawn markup, which a CSP may forbid in markup. */
export function applyStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
  }
}

/** Loads the images and icons of drawn markup, or some of them. Call it after the first frame. */
export function fetchPictures(root: HTMLElement, names = fetchedBy): void {
  for (const name of names) {
    const deferred = `data-${name}`;
    for (const element of root.querySelectorAll(`[${deferred}]`)) {
      element.setAttribute(name, element.getAttribute(deferred) ?? '');
      element.removeAttribute(deferred);
    }
  }
}
