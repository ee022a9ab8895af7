import { buildOf } from '../../device/build';
import { applyStyles, isSnapshot, loads } from './snapshot';

/**
 * Draws the snapshot of home from this user's last visit (stored under `name`) while the bundle and
 * the responses are loading; the app replaces it once it has the same content. Resolves to the
 * element it was drawn into, or null if there was nothing to draw. Only what home consists of is drawn
 * (`cleanMarkup`), with pictures from this origin and `pictures`. Style attributes are kept in
 * `data-style`, because a CSP may forbid them in markup; `fetchPictures` loads images and icons.
 */
export async function drawSnapshot(
  parsed: Promise<void>,
  name: string | null,
  pictures: string,
  isWanted: () => boolean,
): Promise<HTMLElement | null> {
  const stored = JSON.parse(localStorage.getItem(name ?? '') ?? 'null')?.value;
  if (!isSnapshot(stored)) return null;
  await parsed;
  const root = document.getElementById('root');
  // `buildOf` reads scripts that are parsed after this script but before the root.
  if (!root || stored.build !== buildOf(document)) return null;
  const { documentElement } = document;
  documentElement.lang = stored.lang;
  documentElement.dir = stored.dir;
  documentElement.style.cssText += stored.look;
  // Telegram's theme has already been applied and wins.
  if (stored.theme) documentElement.dataset.theme ||= stored.theme;
  const origins = [location.href, pictures].map((url) => new URL(url, location.href).origin);
  const nodes = cleanMarkup(stored.html, origins);
  const stylesLoaded = Promise.all(stored.styles.map(loadStyles));
  if (canAdopt) {
    const inlineSheet = new CSSStyleSheet();
    inlineSheet.replaceSync(stored.css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, inlineSheet];
    // Adopted sheets come last and would override rules missing from the snapshot.
    void stylesLoaded.then(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (each) => each !== inlineSheet,
      );
    });
  } else await stylesLoaded;
  // The app may have been faster.
  if (!isWanted()) return null;
  root.dataset.snapshot = '';
  root.replaceChildren(...nodes);
  applyStyles(root);
  return root;
}

/** Without this the snapshot waits for the style sheets. */
const canAdopt = 'replaceSync' in CSSStyleSheet.prototype;

/** Resolves when a style sheet has loaded, usually from the browser's cache, or failed. */
const loadStyles = (href: string) =>
  new Promise<void>((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });

/** The elements of home: none of them frames, sends or runs anything by itself. */
const elements =
  /^(a|article|bdi|button|div|fieldset|h\d|header|i|img|li|main|nav|output|p|s|section|span|svg|ul|use)$/;
/** Attributes without an address. What is in `data-srcset` would be fetched without a check. */
const attributes =
  /^(class|dir|lang|alt|role|width|height|loading|decoding|disabled|(aria|data)-(?!srcset).+)$/;
const addresses = /^(data-)?(href|src)$/;
/** A word would become a global variable of the page, for example `TelegramWebviewProxy`. */
const ids = /^(\w+-|_r_)/;

/**
 * The nodes of stored markup, without anything that home does not consist of. Another program can
 * have written the storage: what is not listed is removed, and addresses lead to `origins` only.
 * The markup is parsed in a document of its own, where nothing is loaded or run.
 */
function cleanMarkup(markup: string, origins: readonly string[]): Iterable<ChildNode> {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  const isAllowed = (name: string, value: string) => {
    if (addresses.test(name))
      return /^\/\w/.test(value) || origins.includes(new URL(value, location.href).origin);
    if (name === 'id') return ids.test(value);
    return attributes.test(name) && !(name === 'data-style' && loads.test(value));
  };
  for (const element of body.querySelectorAll('*')) {
    if (elements.test(element.localName)) {
      for (const { name, value } of [...element.attributes])
        if (!isAllowed(name, value)) element.removeAttribute(name);
    } else element.remove();
  }
  return body.childNodes;
}
