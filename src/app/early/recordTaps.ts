import type { routes } from '../../navigation/paths';
import { standInForSearch } from './standInForSearch';

/**
 * What was tapped on home as static markup. `take` stops recording; it is called in the task that
 * mounts the app, and what it returns is called once the app is mounted.
 */
export type EarlyTaps = { take: () => () => Promise<void> };

/** An element of home, to be found again in what the app renders: by its accessible name. */
type Found = { name: string | null; place: number };

type Tap = Found & {
  x: number;
  y: number;
  /** where the tap has scrolled the page to, px; null if it scrolls nothing */
  scrolledTo: number | null;
};

const tappable = 'a, button';
const searchPath = '/search' satisfies (typeof routes)['search'];
/** How long a tapped element is waited for: stories, for example, come after the sections; ms. */
const patienceMs = 5000;

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** Links and buttons with this accessible name, in document order. */
const elementsNamed = (root: HTMLElement, name: string | null) =>
  [...root.querySelectorAll<HTMLElement>(tappable)].filter(
    (each) => nameOf(each) === name && !each.closest('[inert]'),
  );

function describe(root: HTMLElement, element: HTMLElement): Found {
  const name = nameOf(element);
  return { name, place: elementsNamed(root, name).indexOf(element) };
}

const elementOf = (root: HTMLElement, { name, place }: Found) => elementsNamed(root, name)[place];

/**
 * Records every tap on home until the app handles it: each shows at once that it was received, and
 * all are replayed in order. A category is scrolled to at once, and a tap on the search opens the
 * keyboard. `answer` may handle a tap completely; it is then not replayed.
 */
export function recordTaps(answer: (element: HTMLElement) => boolean): EarlyTaps {
  const listening = new AbortController();
  const taps: Tap[] = [];
  let passSearch: (() => void) | null = null;
  const homeOf = () => document.getElementById('root');

  const handleTap = (click: MouseEvent) => {
    const { target } = click;
    const root = homeOf();
    if (!(target instanceof Element) || !root?.contains(target)) return;
    // Let the browser handle clicks that open a new tab or window.
    if (click.ctrlKey || click.metaKey || click.altKey || click.shiftKey) return;
    click.preventDefault();
    const element = target.closest<HTMLElement>(tappable);
    if (!element || isCovered() || answer(element)) return;
    const path = element.getAttribute('href');
    const tap: Tap = {
      ...describe(root, element),
      x: click.clientX,
      y: click.clientY,
      scrolledTo: path?.startsWith('#') ? scrollToPart(element, path.slice(1)) : null,
    };
    taps.push(tap);
    if (tap.scrolledTo !== null) return;
    if (path === searchPath) passSearch ??= standInForSearch(element);
    // A card is one link: all of it is pressed.
    const pressed = (path !== null && element.closest<HTMLElement>('article')) || element;
    pressed.dataset.pressed = '';
  };
  addEventListener('click', handleTap, { capture: true, signal: listening.signal });

  return {
    take() {
      listening.abort();
      const root = homeOf();
      const { activeElement } = document;
      const focused =
        root?.contains(activeElement) && activeElement instanceof HTMLElement
          ? describe(root, activeElement)
          : null;
      return async () => {
        if (!root) return;
        if (focused && document.activeElement === document.body)
          elementOf(root, focused)?.focus({ preventScroll: true });
        await replay(root, taps);
        passSearch?.();
      };
    },
  };
}

/** From the edge: the outline of a deep link's sheet covers home until it is removed. */
function isCovered(): boolean {
  const sheet = document.querySelector('.early-sheet');
  return sheet !== null && getComputedStyle(sheet).visibility === 'visible';
}

/** Scrolls to a part of home and marks its chip; null if that part is not in the markup. */
function scrollToPart(chip: HTMLElement, id: string): number | null {
  const part = document.getElementById(id);
  if (!part) return null;
  part.scrollIntoView();
  chip.parentElement?.querySelector('[aria-current]')?.removeAttribute('aria-current');
  chip.setAttribute('aria-current', 'true');
  return scrollY;
}

/**
 * Taps the same elements of the mounted app. What follows a tap that opens a sheet is dropped: in the
 * app it would have met the sheet.
 */
async function replay(root: HTMLElement, taps: readonly Tap[]): Promise<void> {
  const before = location.href;
  for (const tap of taps) {
    // Scrolled on since.
    if (tap.scrolledTo !== null && tap.scrolledTo !== scrollY) continue;
    const element = elementOf(root, tap) ?? (await whenThere(root, tap));
    // With its place, by which the second tap of a double tap is known (ui/taps).
    const { x: clientX, y: clientY } = tap;
    element?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY }),
    );
    if (location.href !== before) return;
  }
}

/** Waits for an element that the app renders later, unless the person goes on without it. */
function whenThere(root: HTMLElement, tap: Tap): Promise<HTMLElement | undefined> {
  return new Promise((resolve) => {
    const end = (element?: HTMLElement) => {
      waiting.disconnect();
      clearTimeout(timer);
      removeEventListener('pointerdown', giveUp);
      resolve(element);
    };
    const giveUp = () => end();
    const waiting = new MutationObserver(() => {
      const element = elementOf(root, tap);
      if (element) end(element);
    });
    waiting.observe(root, { childList: true, subtree: true, attributeFilter: ['inert'] });
    const timer = setTimeout(giveUp, patienceMs);
    addEventListener('pointerdown', giveUp);
  });
}
