import { routes } from './paths';
import { type HistoryEntry, readHistoryEntry, type SheetStack, urlOf } from './sheetStack';

/** Steps that wait until the browser has gone back; null while it stands still. */
let waiting: (() => void)[] | null = null;
let lastId = 0;

const backPatienceMs = 500;

const newId = (): string => `${Date.now().toString(36)}-${++lastId}`;

/** Where the browser stands: the stack and how far it may go back. */
export const currentEntry = (): HistoryEntry =>
  readHistoryEntry(history.state, location.pathname + location.search);

const watchers = new Set<() => void>();

/** Calls back when the browser stands elsewhere, by this app's doing or by Back and Forward. */
export function onHistoryChange(fn: () => void): () => void {
  watchers.add(fn);
  addEventListener('popstate', fn);
  return () => {
    watchers.delete(fn);
    removeEventListener('popstate', fn);
  };
}

function stand(url: string, place: HistoryEntry | null, replace: boolean) {
  if (replace) history.replaceState(place, '', url);
  else history.pushState(place, '', url);
  for (const tell of watchers) tell();
}

const show = (stack: SheetStack, pushed: number, replace: boolean) =>
  stand(urlOf(stack), { stack, pushed }, replace);

/** Going back is asynchronous: what comes next must start from where it ends. */
function whenStill(step: () => void) {
  if (waiting) waiting.push(step);
  else step();
}

/**
 * Goes back by `steps` to the entry that shows `target`. Inside Telegram's iframe the history is
 * shared with the host, and a step back may be spent there: then `target` is shown in place.
 */
function goBack(steps: number, target: SheetStack, arrived?: () => void) {
  waiting = arrived ? [arrived] : [];
  const settle = () => {
    removeEventListener('popstate', settle);
    clearTimeout(patience);
    const next = waiting ?? [];
    waiting = null;
    for (const step of next) whenStill(step);
  };
  const patience = setTimeout(() => {
    show(target, 0, true);
    settle();
  }, backPatienceMs);
  addEventListener('popstate', settle);
  history.go(-steps);
}

/** Opens a sheet above the others. A second tap on what has just opened does nothing. */
export function openSheet(to: string): void {
  whenStill(() => {
    const { stack, pushed } = currentEntry();
    if (urlOf(stack) === to) return;
    show([...stack, { id: newId(), url: to }], pushed + 1, false);
  });
}

/** Puts other content into the top sheet; Back leads where it led before. */
export function replaceSheet(to: string): void {
  whenStill(() => {
    const { stack, pushed } = currentEntry();
    const top = stack.at(-1);
    if (!top) return openSheet(to);
    show([...stack.slice(0, -1), { id: top.id, url: to }], pushed, true);
  });
}

/**
 * Closes the top sheet: the one function behind Telegram's back button, Escape, the close control
 * and the drag. With an `id` it closes that sheet or, when it is no longer on top, nothing: a drag
 * that ends while Back is at work must not take the next sheet along.
 */
export function closeSheet(id?: string): void {
  if (waiting) return;
  const { stack, pushed } = currentEntry();
  const top = stack.at(-1);
  if (!top || (id !== undefined && id !== top.id)) return;
  if (pushed > 0) goBack(1, stack.slice(0, -1));
  else show(stack.slice(0, -1), 0, true);
}

/** Closes the topmost sheets for as long as they are at one of these paths: a flow that is over. */
export function closeSheets(paths: readonly string[]): void {
  whenStill(() => {
    const { stack, pushed } = currentEntry();
    let left = stack.length;
    const isOver = ({ url }: SheetStack[number]) => paths.includes(url.split('?')[0] ?? '');
    while (left > 0 && stack.slice(left - 1, left).every(isOver)) left -= 1;
    const count = stack.length - left;
    const target = stack.slice(0, left);
    if (count > 0 && pushed >= count) goBack(count, target);
    else if (count > 0) show(target, 0, true);
  });
}

/** Closes every sheet, so that home is on screen. */
export function closeAllSheets(): void {
  whenStill(() => {
    const { stack, pushed } = currentEntry();
    const toHome = () => {
      if (location.pathname !== routes.home) show([], 0, true);
    };
    if (stack.length > 0 && pushed > 0) goBack(pushed, [], toHome);
    else toHome();
  });
}

/** Shows home with one sheet above it, whatever was open: a finished order leads to its own page. */
export function openOnHome(to: string): void {
  closeAllSheets();
  openSheet(to);
}

/**
 * Puts an address in place of the one on screen, with nothing open above it. The query stays: on a
 * development host it names the merchant, and a reload is to ask for the same one.
 */
export function replaceScreen(to: string): void {
  if (location.pathname === to) return;
  stand(to + location.search, null, true);
}
