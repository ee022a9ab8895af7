import { routes, wholeScreens } from './paths';

/** One sheet of the stack. The id does not change when the sheet's content is replaced. */
export type StackedSheet = { readonly id: string; readonly url: string };

/** The open sheets, bottom to top, without home beneath them. */
export type SheetStack = readonly StackedSheet[];

/** The state of a browser history entry. */
export type HistoryEntry = {
  readonly stack: SheetStack;
  /** number of entries the app has pushed to get here: the limit for going back */
  readonly pushed: number;
  /** its place among the entries of this tab, 0 being the first that the app has written */
  readonly index: number;
};

/** Paths without sheets. */
const wholePaths: ReadonlySet<string> = new Set(wholeScreens.map((name) => routes[name]));

/** Shown directly above home: after an order is placed, the checkout beneath would be empty. */
const standalonePath: string = routes.checkoutConfirm;

const patterns = Object.values(routes).map((route) => route.split('/'));

function isRoute(path: string): boolean {
  const parts = path.split('/');
  return patterns.some(
    (pattern) =>
      pattern.length === parts.length &&
      pattern.every(
        (part, index) => part === parts[index] || (part.startsWith(':') && parts[index]),
      ),
  );
}

/**
 * The stack of a deep link: every prefix of the path that is a route, then the path itself, so that
 * closing goes up level by level. `url` is a path with or without a query.
 */
export function deriveSheetStack(url: string): SheetStack {
  const [rawPath = '', query] = url.split('?');
  const path = rawPath.replace(/\/+$/, '') || routes.home;
  if (wholePaths.has(path)) return [];
  const parts = path === standalonePath ? [] : path.split('/').slice(1);
  const beneath = parts
    .slice(0, -1)
    .map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
    .filter(isRoute);
  const top = query ? `${path}?${query}` : path;
  return [...beneath, top].map((each) => ({ id: each, url: each }));
}

const isSheet = (value: unknown): value is StackedSheet =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'url' in value &&
  typeof value.url === 'string';

/** Parses a history state; a foreign or missing state is a deep link to `url`. */
export function readHistoryEntry(state: unknown, url: string): HistoryEntry {
  if (
    typeof state === 'object' &&
    state !== null &&
    'stack' in state &&
    Array.isArray(state.stack) &&
    state.stack.every(isSheet) &&
    'pushed' in state &&
    typeof state.pushed === 'number'
  ) {
    const index = 'index' in state && typeof state.index === 'number' ? state.index : 0;
    return { stack: state.stack, pushed: state.pushed, index };
  }
  return { stack: deriveSheetStack(url), pushed: 0, index: 0 };
}

/** The address of a stack: that of its top sheet. */
export const urlOf = (stack: SheetStack): string => stack.at(-1)?.url ?? routes.home;
