import { listOf, oneOf, record, text } from '../../domain/shape';

/** Home at the last visit on this device: its markup and the document's styling. */
export type Snapshot = {
  build: string;
  html: string;
  lang: string;
  dir: string;
  /** the merchant's choice, used if Telegram has not set a theme */
  theme: 'dark' | '';
  /** declarations for the root element's `style` */
  look: string;
  /** URLs of the style sheets it needs besides the page's own */
  styles: readonly string[];
  /** their matching rules, available immediately */
  css: string;
};

/** Whether a stored value is a snapshot. */
export const isSnapshot = record<Snapshot>({
  build: text,
  html: text,
  lang: text,
  dir: text,
  theme: oneOf('dark', ''),
  look: text,
  styles: listOf(text),
  css: text,
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
