import { listOf, oneOf, record, text } from '../../domain/shape';

/** How home looked when this phone saw it last: its markup, and what the document wore. */
export type Snapshot = {
  build: string;
  html: string;
  lang: string;
  dir: string;
  /** what the merchant wants where Telegram has not settled it */
  theme: 'dark' | '';
  /** declarations for the document's own style */
  look: string;
  /** addresses of the style sheets that it needs beside the page's own */
  styles: readonly string[];
  /** those of their rules that it wears, which are there at once */
  css: string;
};

/** Whether something stored is such a picture. */
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

/** What pictures and icons are fetched by waits under `data-` in the markup: the text is seen first. */
export const fetchedBy: readonly string[] = ['srcset', 'src', 'href'];

/** Asks for the pictures and icons of what was drawn, once it has been seen without them. */
export function fetchPictures(root: HTMLElement): void {
  for (const name of fetchedBy) {
    const kept = `data-${name}`;
    for (const element of root.querySelectorAll(`[${kept}]`)) {
      element.setAttribute(name, element.getAttribute(kept) ?? '');
      element.removeAttribute(kept);
    }
  }
}
