import '../ui/systemContrast.css';
import {
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useSnapshot } from 'valtio';
import { type BaseLocationHook, type BaseSearchHook, Router } from 'wouter';
import { onReturn } from '../flows/platform';
import { services } from '../flows/services';
import { t } from '../i18n/t';
import { type MapSettings, MapSettingsContext } from '../map/provider';
import { closeSheet, openSheet, replaceSheet } from '../navigation/navigate';
import { routes } from '../navigation/paths';
import type { SheetStack, StackedSheet } from '../navigation/sheetStack';
import * as catalog from '../stores/catalog/catalog';
import * as stories from '../stores/content/stories';
import * as merchant from '../stores/merchant';
import * as orders from '../stores/order/orders';
import * as session from '../stores/session/session';
import { watchInert } from '../ui/focus';
import { watchKeyboard } from '../ui/keyboard';
import { failedPictures } from '../ui/Picture';
import { pageRest } from '../ui/pageRest';
import { createRest } from '../ui/rest';
import { Sheet } from '../ui/Sheet';
import { SheetSkeleton } from '../ui/Skeleton';
import { watchTaps } from '../ui/taps';
import { prefetch, prefetchScreens, SheetContent } from './SheetContent';

type Props = {
  stack: SheetStack;
  /** called once the sheets are mounted */
  onMounted: (areHere: true) => void;
};

function retryPictures() {
  for (const retry of failedPictures) retry();
}

/** The open sheets and those whose closing animation is still running. */
export function Sheets({ stack, onMounted }: Props) {
  const map = useMapSettings();
  const [initialStack] = useState(stack);
  // Before the first sheet, which has just come.
  useState(beginRest);
  const [shown, setShown] = useState<SheetStack>(stack);
  const next = withClosing(stack, shown);
  if (next.length !== shown.length || next.some((sheet, index) => sheet !== shown[index])) {
    setShown(next);
  }

  useLayoutEffect(() => document.querySelector('.early-sheet')?.remove(), []);
  useEffect(() => onMounted(true), [onMounted]);
  useEffect(() => watchKeyboard(), []);
  useEffect(() => watchTaps(), []);
  useEffect(() => services().telegram.onVisible(() => pageRest.current?.moved()), []);
  useEffect(() => {
    // The line that brought this file is there again: a return may have been before it.
    retryPictures();
    return onReturn(retryPictures);
  }, []);
  useEffect(() => watchInert(document.body), []);
  useEffect(() => prefetchScreens(), []);
  useNextScreens();

  const hasNoSheets = stack.length === 0;
  useEffect(() => {
    if (hasNoSheets) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) closeSheet();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [hasNoSheets]);

  const sheets = next.map((sheet) => (
    <Sheet
      key={sheet.id}
      url={sheet.url}
      isOpen={stack.some((each) => each.id === sheet.id)}
      isTop={sheet.id === stack.at(-1)?.id}
      isStill={initialStack.some((each) => each.id === sheet.id)}
      closeLabel={t('common.close')}
      onClose={() => closeSheet(sheet.id)}
      onGone={() => setShown((all) => all.filter((each) => each.id !== sheet.id))}
    >
      <Layer url={sheet.url}>
        <Suspense
          fallback={<SheetSkeleton label={t('common.loading')} isWide={isWide(sheet.url)} />}
        >
          <SheetContent />
        </Suspense>
      </Layer>
    </Sheet>
  ));
  return <MapSettingsContext value={map}>{sheets}</MapSettingsContext>;
}

/** Whether a desktop shows the sheet in two columns: the checkout, and a dish with choices. */
function isWide(url: string): boolean {
  const [path = ''] = url.split('?');
  const [, id = ''] = path.split(routes.product.replace(':id', ''));
  const product = catalog.state.products.get(id);
  return path === routes.checkout || (product?.modificationGroups.length ?? 0) > 0;
}

/**
 * The open sheets, followed by those that are still animating out above them. What closes beneath a
 * sheet that stays is not seen, and is gone at once.
 */
function withClosing(stack: SheetStack, shown: SheetStack): SheetStack {
  const open = new Set(stack.map((sheet) => sheet.id));
  const closes = ({ id }: StackedSheet) => !open.has(id);
  const above = shown.slice(shown.findLastIndex((sheet) => !closes(sheet)) + 1);
  return [...stack, ...above];
}

/**
 * Has the code at hand for what is shown in small: orders and stories, which open with what their card or circle has;
 * and for the till, whose shop's basement may have no connection.
 */
function useNextScreens(): void {
  const isSignedIn = useSnapshot(session.state).status === 'signedIn';
  const { cashbackActive } = useSnapshot(merchant.state).settings.flags;
  const hasTill = isSignedIn && cashbackActive;
  useEffect(() => (hasTill ? prefetch('profile', 'loyalty') : undefined), [hasTill]);
  const hasOrders = Object.keys(useSnapshot(orders.state).known).length > 0;
  useEffect(() => (hasOrders ? prefetch('order') : undefined), [hasOrders]);
  const hasStories = useSnapshot(stories.state).list.length > 0;
  useEffect(() => (hasStories ? prefetch('story') : undefined), [hasStories]);
}

/** The merchant's map settings, in the current colour scheme. */
function useMapSettings(): MapSettings {
  const { telegram, build } = services();
  const { settings, merchant: shop } = useSnapshot(merchant.state);
  const { mapType } = settings;
  const yandexKey = shop?.yandexMapKey ?? null;
  const styleUrl = build.mapStyleUrl;
  const isDark = useSyncExternalStore(telegram.onThemeChange, telegram.isDark);
  return useMemo(
    () => ({ mapType, yandexKey, styleUrl, theme: isDark ? 'dark' : 'light' }),
    [mapType, yandexKey, styleUrl, isDark],
  );
}

/** Begins with the page as it is. `data-waiting` keeps what does not count from looking pressed. */
function beginRest(): void {
  pageRest.current ??= createRest(
    () => performance.now(),
    (waiting) => {
      const { dataset } = document.documentElement;
      if (waiting) dataset.waiting = waiting;
      else delete dataset.waiting;
    },
  );
}

/** One layer of the stack: its routes match `url`, whatever the browser's address is. */
export function Layer({ url, children }: { url: string; children: ReactNode }) {
  const { hook, searchHook } = useMemo(() => layerLocation(url), [url]);
  return (
    <Router hook={hook} searchHook={searchHook}>
      {children}
    </Router>
  );
}

type LayerLocation = { hook: BaseLocationHook; searchHook: BaseSearchHook };

/**
 * wouter's location hooks for one layer: fixed to `url` whatever the browser's address is, so that
 * a sheet beneath others keeps its params and query. Navigation inside it opens sheets.
 */
function layerLocation(url: string): LayerLocation {
  const [path = '/', search = ''] = url.split('?');
  const go = (to: string, options?: { replace?: boolean }) =>
    options?.replace ? replaceSheet(to) : openSheet(to);
  return { hook: () => [path, go], searchHook: () => search };
}
