import { buildOf } from '../../device/build';
import { cleanMarkup } from './cleanMarkup';
import { applyStyles, isSnapshot } from './snapshot';

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
  const release = blockRendering();
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
  root.replaceChildren(...nodes);
  applyStyles(root);
  release();
  return root;
}

/**
 * Skips the skeleton's frame: the parser yields after this script, and the browser would paint what
 * is there. Returns a function that unblocks rendering; the end of the document unblocks it too.
 * No effect in older browsers.
 */
function blockRendering(): () => void {
  const link = Object.assign(document.createElement('link'), { rel: 'expect', href: '#never' });
  link.setAttribute('blocking', 'render');
  document.head.append(link);
  return () => link.remove();
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
