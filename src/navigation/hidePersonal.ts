import { currentEntry, disguise } from './navigate';
import { routes } from './paths';
import { type SheetStack, type StackedSheet, urlOf } from './sheetStack';

/** What a reload reads from any address (`flows/start/readLaunchUrl`). */
const forReload = ['vendor', 'channel'];

/** The hidden sheets by the id under which the history has them. */
const sheets = new Map<string, StackedSheet>();
/** The ids in the history of sheets whose own id is an address (`deriveSheetStack`). */
const aliases = new Map<string, string>();

/** A sheet as a reload finds it, with its id in the other entries. */
type StoredSheet = StackedSheet & { alias?: unknown };

function aliasOf({ id, alias: stored }: StoredSheet): string {
  if (!id.startsWith('/')) return id;
  const own = typeof stored === 'string' ? stored : `${Date.now().toString(36)}+${aliases.size}`;
  const alias = aliases.get(id) ?? own;
  aliases.set(id, alias);
  return alias;
}

const isPersonal = ({ id, url }: StackedSheet): boolean =>
  publicUrl(url) !== url || (id.startsWith('/') && publicUrl(id) !== id);

function hideSheet(sheet: StackedSheet): StackedSheet {
  if (!isPersonal(sheet)) {
    // It may have shown something personal before.
    sheets.delete(sheet.id);
    return sheet;
  }
  const id = aliasOf(sheet);
  sheets.set(id, sheet);
  return { id, url: publicUrl(sheet.url) };
}

/** After a reload the sheets above the current entry are unknown: their public address opens. */
function revealSheet(sheet: StackedSheet): StackedSheet {
  const own = sheets.get(sheet.id);
  return own && publicUrl(own.url) === sheet.url ? own : sheet;
}

const hide = (stack: SheetStack): SheetStack => stack.map(hideSheet);
const reveal = (stack: SheetStack): SheetStack => stack.map(revealSheet);

/**
 * From now on neither the address nor the history's state contains ids or words of a person: scripts
 * of others in this page read both, and report them. The sheets stay the same, also after a reload.
 * Runs before such scripts, which wrap the history's functions and listen to them.
 */
export function hidePersonal(): void {
  // Theirs would be told what is written for a reload.
  const replaceState = History.prototype.replaceState.bind(history);
  const write = (isHidden: boolean) => {
    const entry = currentEntry();
    const { stack } = entry;
    if (!stack.some(isPersonal)) return;
    const hidden = hide(stack);
    const url = new URL(urlOf(hidden), location.origin);
    const { searchParams } = new URL(location.href);
    for (const name of forReload) {
      const value = searchParams.get(name);
      if (value !== null) url.searchParams.set(name, value);
    }
    const whole = stack.map((sheet): StoredSheet => ({ ...sheet, alias: aliasOf(sheet) }));
    replaceState({ ...entry, stack: isHidden ? hidden : whole }, '', url);
  };
  disguise.hide = hide;
  disguise.reveal = reveal;
  write(true);
  // An entry from before. At the window, capturing listeners come first.
  addEventListener('popstate', () => write(true), { capture: true });
  // A reload, also of a page that was discarded in the background, reads the state; what is written
  // at `pagehide` comes too late for it. Safari on iOS has no `beforeunload` and opens the public
  // address.
  addEventListener('beforeunload', () => write(false), { capture: true });
  const onVisibility = () => write(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', onVisibility, { capture: true });
}

/** Screens whose ids and queries name things of the shop, not of a person. */
const ofShop: readonly string[] = [
  routes.category,
  routes.branches,
  routes.addressPickup,
  routes.addressPickupList,
  '/product',
  '/stories',
  routes.vacancies,
];

const screens: ReadonlySet<string> = new Set(Object.values(routes));

/**
 * A sheet's address without ids and words of a person: the query is left out, and so is a path from
 * its first id on (`/profile/orders/17/map` is `/profile/orders`). Addresses of the shop's own
 * things, such as a product, stay as they are.
 */
export function publicUrl(url: string): string {
  const [path = ''] = url.split('?');
  if (ofShop.some((start) => path === start || path.startsWith(`${start}/`))) return url;
  const parts = path.split('/');
  while (parts.length > 1 && !screens.has(parts.join('/'))) parts.pop();
  return parts.join('/') || routes.home;
}
