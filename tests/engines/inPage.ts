/** What a person looks for: an element by its role and accessible name. */
export type Wanted = {
  role: string;
  /** a string is the whole name */
  name: string | { source: string };
  /** which of several, from the end when negative */
  nth: number;
};

export type Found = {
  /** centre, CSS pixels of its document's viewport */
  x: number;
  y: number;
  /** whether a press there reaches the element */
  isOnTop: boolean;
  /** whether something that it is part of is being animated */
  isMoving: boolean;
  isDisabled: boolean;
  isChecked: boolean;
  isFocused: boolean;
  /** whether the focus is further on in the page */
  isBehind: boolean;
  value: string;
  text: string;
};

/**
 * Runs in the page, hence without imports. Looks in the top sheet and the notices that it owns, or on
 * the page when no sheet is open, and scrolls the element into view.
 */
export function findInPage(wanted: Wanted): Found | null {
  const library: unknown = Reflect.get(globalThis, 'TestingLibraryDom');
  if (typeof library !== 'object' || library === null) throw new Error('The queries are missing.');
  const sheets = document.querySelectorAll('[role=dialog][aria-modal]:not([inert])');
  const place = sheets[sheets.length - 1] ?? document.body;
  const name = typeof wanted.name === 'string' ? wanted.name : new RegExp(wanted.name.source);
  const notices = document.getElementById('notices');
  const places = notices && !place.contains(notices) ? [place, notices] : [place];
  const all: unknown[] = places.flatMap((each) =>
    Reflect.get(library, 'queryAllByRole')(each, wanted.role, { name }),
  );
  const element = all.at(wanted.nth);
  if (!(element instanceof HTMLElement)) return null;
  // a native control that is drawn by its label
  const target =
    element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element;
  const middle = () => {
    const box = target.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const isReached = () => {
    const { x, y } = middle();
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return false;
    // A press on the sheet itself, beside its panel, closes it.
    const isAround = hit !== place && place.contains(hit) && hit.contains(target);
    return target.contains(hit) || isAround;
  };
  if (!isReached()) target.scrollIntoView({ block: 'center', inline: 'center' });
  return {
    ...middle(),
    isOnTop: isReached(),
    isMoving: document.getAnimations().some(({ effect }) => {
      const moved = effect instanceof KeyframeEffect ? effect.target : null;
      return moved?.contains(target) && effect?.getComputedTiming().iterations === 1;
    }),
    isDisabled: element.matches(':disabled, [aria-disabled=true]'),
    isChecked: element.matches(':checked, [aria-checked=true]'),
    isFocused: element === document.activeElement,
    isBehind:
      document.activeElement !== null &&
      (element.compareDocumentPosition(document.activeElement) &
        Node.DOCUMENT_POSITION_FOLLOWING) !==
        0,
    value: 'value' in element ? String(element.value) : '',
    text: element.textContent ?? '',
  };
}

/**
 * Runs in the page: whether something lies over the whole of what has the focus, of nine of its
 * points none being seen.
 */
export function isFocusCovered(): boolean {
  const { activeElement: at } = document;
  if (!(at instanceof HTMLElement)) return false;
  const face = at instanceof HTMLInputElement ? (at.closest('label') ?? at) : at;
  const { left, top, width, height } = face.getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9];
  return !parts.some((across) =>
    parts.some((down) => {
      const hit = document.elementFromPoint(left + width * across, top + height * down);
      return hit !== null && face.contains(hit);
    }),
  );
}

/** Runs in the page: names of the open sheets, bottom to top. */
export function sheetNames(): string[] {
  const open = document.querySelectorAll('[role=dialog][aria-modal]:not([data-leaving])');
  return [...open].map((sheet) => {
    const title = document.getElementById(sheet.getAttribute('aria-labelledby') ?? '');
    return title?.textContent?.trim() ?? '';
  });
}
