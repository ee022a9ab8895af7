import { routes } from './paths';
import { type HistoryEntry, readHistoryEntry, type SheetStack, urlOf } from './sheetStack';

/** Steps queued until a pending `history.go` completes; null if none is pending. */
let pendingSteps: (() => void)[] | null = null;
let lastId = 0;

const backTimeoutMs = 500;

const newId = (): string => `${Date.now().toString(36)}-${++lastId}`;

/** How the address and the history's state show the sheets (`hidePersonal` shows less of them). */
export const disguise = {
  hide: (stack: SheetStack) => stack,
  reveal: (stack: SheetStack) => stack,
};

/** The current history entry: the stack and how far it may go back. */
export function currentEntry(): HistoryEntry {
  const entry = readHistoryEntry(history.state, location.pathname + location.search);
  return { ...entry, stack: disguise.reveal(entry.stack) };
}

const watchers = new Set<() => void>();

/**
 * Calls back after every navigation, by the app or by Back and Forward. Returns an unsubscribe
 * function.
 */
export function onHistoryChange(fn: () => void): () => void {
  watchers.add(fn);
  addEventListener('popstate', fn);
  return () => {
    watchers.delete(fn);
    removeEventListener('popstate', fn);
  };
}

/** The state of an entry whose address stands in place of another one (`cover`). */
type Cover = { readonly covered: string; readonly entry: HistoryEntry };

function commit(url: string, entry: HistoryEntry | Cover | null, replace: boolean) {
  if (replace) history.replaceState(entry, '', url);
  else history.pushState(entry, '', url);
  for (const notify of watchers) notify();
}

function show(sheets: SheetStack, pushed: number, replace: boolean) {
  shown = sheets;
  const stack = disguise.hide(sheets);
  const index = currentEntry().index + (replace ? 0 : 1);
  commit(urlOf(stack), { stack, pushed, index }, replace);
}

/** Runs a step once no `history.go` is pending: going back is asynchronous. */
function afterBack(step: () => void) {
  if (pendingSteps) pendingSteps.push(step);
  else step();
}

/** Where a step back seemed to be consumed; it may come late and end at an entry below. */
let lateIndex = 0;
let shown: SheetStack = [];

/**
 * A step that comes late, as on a slow phone, would take away what was opened since, such as the
 * page of an order just placed: that is shown again where the step ends.
 */
function handleStep() {
  const { stack, pushed, index } = currentEntry();
  const late = shown;
  shown = stack;
  if (index >= lateIndex) return;
  lateIndex = 0;
  show(late.slice(0, -1), pushed, true);
  if (late.length > 0) show(late, pushed + 1, false);
}

/**
 * Goes back by `steps` to the entry that shows `target`. In Telegram's iframe the history is shared
 * with the host, which may consume the step; after a timeout `target` is then shown in place.
 */
function goBack(steps: number, target: SheetStack, afterwards?: () => void) {
  pendingSteps = afterwards ? [afterwards] : [];
  const onArrived = () => {
    removeEventListener('popstate', onArrived, true);
    clearTimeout(timer);
    const next = pendingSteps ?? [];
    pendingSteps = null;
    for (const step of next) afterBack(step);
  };
  const timer = setTimeout(() => {
    show(target, 0, true);
    lateIndex = currentEntry().index;
    // At the window, capturing listeners come first: the screen does not see where the step ends.
    addEventListener('popstate', handleStep, true);
    onArrived();
  }, backTimeoutMs);
  // Capturing, as above: what is opened next is there before the screen sees that all is closed.
  addEventListener('popstate', onArrived, true);
  history.go(-steps);
}

/** Opens a sheet on top. Does nothing if it is already on top, as after a double tap. */
export function openSheet(to: string): void {
  pushSheet(to);
}

function pushSheet(to: string, id = newId()) {
  afterBack(() => {
    const { stack, pushed } = currentEntry();
    if (urlOf(stack) === to) return;
    show([...stack, { id, url: to }], pushed + 1, false);
  });
}

/** Replaces the content of the top sheet; Back still leads to the same entry. */
export function replaceSheet(to: string): void {
  afterBack(() => {
    const { stack, pushed } = currentEntry();
    const top = stack.at(-1);
    if (!top) return openSheet(to);
    show([...stack.slice(0, -1), { id: top.id, url: to }], pushed, true);
  });
}

/**
 * Closes the top sheet; used by Telegram's back button, Escape, the close button and the drag. With
 * an `id`, closes that sheet only if it is still on top: a drag that ends during a Back navigation
 * must not close the next sheet too.
 */
export function closeSheet(id?: string): void {
  if (pendingSteps) return;
  const { stack, pushed } = currentEntry();
  const top = stack.at(-1);
  if (!top || (id !== undefined && id !== top.id)) return;
  if (pushed > 0) goBack(1, stack.slice(0, -1));
  else show(stack.slice(0, -1), 0, true);
}

/** Closes sheets from the top while they are at one of `paths`, to leave a finished flow. */
export function closeSheets(paths: readonly string[]): void {
  afterBack(() => {
    const { stack, pushed } = currentEntry();
    let left = stack.length;
    const isMatch = ({ url }: SheetStack[number]) => paths.includes(url.split('?')[0] ?? '');
    while (left > 0 && stack.slice(left - 1, left).every(isMatch)) left -= 1;
    const count = stack.length - left;
    const target = stack.slice(0, left);
    if (count === 0) return;
    if (pushed >= count) goBack(count, target);
    // What was there when the page was opened is one entry.
    else if (pushed > 0) goBack(pushed, target, () => show(target, 0, true));
    else show(target, 0, true);
  });
}

/** Closes every sheet and shows home. */
export function closeAllSheets(): void {
  afterBack(() => {
    const { stack, pushed } = currentEntry();
    const toHome = () => {
      if (location.pathname !== routes.home) show([], 0, true);
    };
    if (stack.length > 0 && pushed > 0) goBack(pushed, [], toHome);
    else toHome();
  });
}

/**
 * Leaves one sheet above home, such as the page of an order just placed: the top one turns into it
 * where it stands.
 */
export function openOnHome(to: string): void {
  afterBack(() => {
    const top = currentEntry().stack.at(-1);
    closeAllSheets();
    pushSheet(to, top?.id);
  });
}

/**
 * Replaces the current address, with no sheets open. The query stays: on a development host it
 * names the merchant, which a reload needs.
 */
export function replaceScreen(to: string): void {
  if (location.pathname === to) return;
  commit(to + location.search, null, true);
}

/** Replaces the current address, with no sheets open, until `uncover` brings both back, after a reload too. */
export function cover(to: string): void {
  if (location.pathname === to) return;
  const covered = location.pathname + location.search;
  const entry = readHistoryEntry(history.state, covered);
  commit(to + location.search, { covered, entry }, true);
}

/** Brings back the address and the sheets that are covered, if any. */
export function uncover(): void {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('covered' in state)) return;
  const { covered, entry = null }: { covered: unknown; entry?: unknown } = state;
  if (typeof covered === 'string' && /^\/(?!\/)/.test(covered))
    commit(covered, readHistoryEntry(entry, covered), true);
}
