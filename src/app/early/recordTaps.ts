import type { routes } from '../../navigation/paths';
import { barPath, handOverBar } from './earlyBar';
import { standInForSearch } from './standInForSearch';
import { whenThere } from './whenThere';

/** What was tapped on home as static markup. */
export type EarlyTaps = {
  /** remembers which element has the focus: called before the app takes the markup's place */
  keepFocus: () => void;
  /**
   * stops recording, except on what still stands in for a part of home (`data-drawn`): called in the step
   * in which the app takes the markup's place. What it returns is called afterwards, with what opens a path.
   */
  take: () => (follow: (path: string) => void) => Promise<void>;
};

/** An element of home, to be found again in what the app renders: by its accessible name. */
type Found = { name: string | null; place: number };

type Replay = (root: HTMLElement, follow: (path: string) => void) => Promise<void> | void;

const tappable = 'a, button';
const searchPath = '/search' satisfies (typeof routes)['search'];

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** Links and buttons with this accessible name, in document order. */
const elementsNamed = (root: HTMLElement, name: string | null) =>
  [...root.querySelectorAll<HTMLElement>(tappable)].filter(
    (each) => nameOf(each) === name && !each.closest('[inert], [data-drawn]'),
  );

function describe(root: HTMLElement, element: HTMLElement): Found {
  const name = nameOf(element);
  // What stands in for a part of home is none of them.
  return { name, place: Math.max(0, elementsNamed(root, name).indexOf(element)) };
}

const elementOf = (root: HTMLElement, { name, place }: Found) => elementsNamed(root, name)[place];

/**
 * Records every tap on home until the app handles it: each shows at once that it was received, and
 * all are replayed in order. A category is scrolled to at once, and a tap on the search opens the
 * keyboard. `answer` may handle a tap completely; it is then not replayed.
 */
export function recordTaps(answer: (element: HTMLElement) => boolean): EarlyTaps {
  const replays: Replay[] = [];
  let passSearch: (() => Promise<void>) | null = null;
  let focused: Found | null = null;
  let isTaken = false;
  let open: (path: string) => void = () => undefined;
  const homeOf = () => document.getElementById('root');

  const handleTap = (click: MouseEvent) => {
    const { target } = click;
    const root = homeOf();
    if (!root || !(target instanceof Element)) return;
    if (isTaken && !target.closest('[data-drawn]')) return;
    const element = target.closest<HTMLElement>(tappable);
    const toBasket = element && barPath(element);
    if (!toBasket && !root.contains(target)) return;
    // Let the browser handle clicks that open a new tab or window.
    if (click.ctrlKey || click.metaKey || click.altKey || click.shiftKey) return;
    click.preventDefault();
    if (!element || isCovered() || answer(element)) return;
    const path = element.getAttribute('href');
    // Stored markup may lead anywhere.
    if (isTaken && path?.[0] === '/') return open(path);
    const scrolledTo = path?.[0] === '#' ? scrollToPart(element, path.slice(1)) : null;
    const replay: Replay = toBasket
      ? (_, follow) => follow(toBasket)
      : tapOn(describe(root, element), click, scrolledTo);
    if (isTaken) void replay(root, open);
    else replays.push(replay);
    if (scrolledTo !== null) return;
    if (path === searchPath) passSearch ??= standInForSearch(element);
    // A card is one link: all of it is pressed.
    const pressed = (path !== null && element.closest<HTMLElement>('article')) || element;
    pressed.dataset.pressed = '';
  };
  addEventListener('click', handleTap, true);

  return {
    keepFocus() {
      const root = homeOf();
      const { activeElement } = document;
      if (root?.contains(activeElement) && activeElement instanceof HTMLElement)
        focused = describe(root, activeElement);
    },
    take() {
      isTaken = true;
      const root = homeOf();
      return async (follow) => {
        open = follow;
        if (!root) return;
        const handedOver = handOverBar(follow);
        if (focused && document.activeElement === document.body)
          elementOf(root, focused)?.focus({ preventScroll: true });
        // What follows a tap that opens a sheet would have met the sheet.
        const before = location.href;
        for (const replay of replays) {
          await replay(root, follow);
          if (location.href !== before) break;
        }
        await passSearch?.();
        await handedOver;
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
 * Taps the same element of the mounted app. One that comes later, as stories do, is waited for, unless the
 * person goes on without it.
 */
function tapOn(found: Found, tap: MouseEvent, scrolledTo: number | null): Replay {
  return async (root) => {
    // Scrolled on since.
    if (scrolledTo !== null && scrolledTo !== scrollY) return;
    const find = () => elementOf(root, found);
    const element = find() ?? (await whenThere(find, 'pointerdown'));
    // With its place, by which the second tap of a double tap is known (ui/taps).
    const { clientX, clientY } = tap;
    element?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY }),
    );
  };
}
