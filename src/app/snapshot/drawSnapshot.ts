import { buildOf } from '../../device/build';
import { isSnapshot } from './snapshot';

/**
 * Draws home as this person saw it last on this phone (`name`: where it is stored), while the bundle and the answers are on their way; the shop
 * takes its place when it has the same to show. Returns where it was drawn, null when there was
 * nothing to draw. The markup is the app's own and comes from the device; style attributes wait in
 * `data-style`, because a policy may forbid them in markup. What it fetches is for `fetchPictures`.
 */
export async function drawSnapshot(
  parsed: Promise<void>,
  name: string | null,
  isWanted: () => boolean,
): Promise<HTMLElement | null> {
  const stored = JSON.parse(localStorage.getItem(name ?? '') ?? 'null')?.value;
  if (!isSnapshot(stored)) return null;
  const letGo = holdFrame();
  await parsed;
  const root = document.getElementById('root');
  // The scripts that tell the build stand before the root, and behind what calls this.
  if (!root || stored.build !== buildOf(document)) return null;
  const { documentElement } = document;
  documentElement.lang = stored.lang;
  documentElement.dir = stored.dir;
  documentElement.style.cssText += stored.look;
  // Telegram's own theme is on the page already.
  if (stored.theme) documentElement.dataset.theme ||= stored.theme;
  const whole = Promise.all(stored.styles.map(haveStyles));
  if (canAdopt) {
    const worn = new CSSStyleSheet();
    worn.replaceSync(stored.css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, worn];
    // Behind the page's own they would win over rules that they do not know.
    void whole.then(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== worn);
    });
  } else await whole;
  // The app may have been quicker.
  if (!isWanted()) return null;
  root.innerHTML = stored.html;
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
  }
  letGo();
  return root;
}

/**
 * Leaves out the outline's frame: the parser stops behind this script, and the browser would draw what is
 * there. Returns how to go on; the end of the page goes on by itself. Older browsers do not wait.
 */
function holdFrame(): () => void {
  const hold = Object.assign(document.createElement('link'), { rel: 'expect', href: '#never' });
  hold.setAttribute('blocking', 'render');
  document.head.append(hold);
  return () => hold.remove();
}

/** Older browsers wait for the style sheets themselves. */
const canAdopt = 'replaceSync' in CSSStyleSheet.prototype;

/** Settles when a style sheet is there, from the browser's cache as a rule, or does not come. */
const haveStyles = (href: string) =>
  new Promise<void>((settle) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = link.onerror = () => settle();
    document.head.append(link);
  });
