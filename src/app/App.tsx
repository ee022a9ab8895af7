import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useSnapshot } from 'valtio';
import { textOn } from '../domain/brand/contrast';
import { brandColor, type MerchantSettings } from '../domain/merchant';
import { Late } from '../flows/Late';
import { lazyPart } from '../flows/lazyPart';
import { textsKey } from '../i18n/show';
import { onLanguage } from '../i18n/t';
import { closeSheet, openSheet } from '../navigation/navigate';
import { useSheetStack } from '../navigation/useSheetStack';
import { HomeScreen } from '../screens/home/HomeScreen';
import * as merchant from '../stores/merchant';
import type { BottomButton, Telegram } from '../telegram/handle';
import { FollowContext } from '../ui/Anchor';
import {
  type BottomButtonHost,
  BottomButtonHostContext,
  createBottomButtonHost,
  type MainActionSpec,
} from '../ui/bottomButtonHost';
import { PictureBaseContext } from '../ui/Picture';
import { useMedia, wideQuery } from '../ui/useMedia';
import { loadDesktop } from './desktop/loadDesktop';
import { ErrorBoundary } from './ErrorBoundary';
import { HomeLayer } from './HomeLayer';
import { GoneSkeleton, StartSkeleton } from './StartSkeleton';

/** How long home waits for the settings, once the shop is known, before it shows itself with the defaults; ms. */
const settingsPatienceMs = 3000;

const ShopGone = lazyPart(() => import('./ShopGone'), 'ShopGone');

type Props = {
  telegram: Telegram;
  cdnUrl: string;
  onRetry: () => void;
  report: (error: unknown) => void;
};

/**
 * The root component: a skeleton until merchant, language and, for a while, the settings are known,
 * by which home would be laid out again; then the shop, or the reason it cannot be shown. Changing
 * the language remounts everything; open sheets and selections survive because they live in the URL
 * and the stores.
 */
export function App({ telegram, cdnUrl, onRetry, report }: Props) {
  const texts = useSyncExternalStore(onLanguage, textsKey, textsKey);
  const { status, hasSettings } = useSnapshot(merchant.state);
  const [isLaidOut, setLaidOut] = useState(hasSettings);
  // Once home is shown it stays, also while a brand's other shop loads.
  if (hasSettings && !isLaidOut) setLaidOut(true);
  useEffect(() => {
    if (status === 'ready') setTimeout(setLaidOut, settingsPatienceMs, true);
  }, [status]);
  const isWaiting = status === 'loading' || (status === 'ready' && !isLaidOut);
  if (isWaiting || texts === null) return <StartSkeleton />;
  return (
    <ErrorBoundary key={texts} report={report}>
      {status === 'ready' ? (
        <Shop telegram={telegram} cdnUrl={cdnUrl} />
      ) : (
        <Suspense fallback={<GoneSkeleton />}>
          <ShopGone reason={status} cdnUrl={cdnUrl} onRetry={onRetry} />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}

// Home renders before sheets and overlays have loaded; they are fetched right after it.
const Sheets = lazyPart(() => import('./Sheets'), 'Sheets');
const Overlays = lazyPart(() => import('./Overlays'), 'Overlays');
const Desktop = lazyPart(loadDesktop, 'Desktop', { texts: 'home' });
const BasketAnnouncer = lazyPart(() => import('./BasketAnnouncer'), 'BasketAnnouncer');
// Pulls in the Telegram SDK, so a plain browser never loads it. Optional: it only refreshes colours.
const TelegramColors = lazyPart(() => import('../telegram/TelegramColors'), 'TelegramColors', {
  optional: true,
  texts: 'home',
});

// A constant element, so that home does not re-render when a sheet opens or closes.
const home = <HomeScreen />;

type ShopProps = { telegram: Telegram; cdnUrl: string };

/** Home, the sheets above it, and the overlays above both. */
function Shop({ telegram, cdnUrl }: ShopProps) {
  const stack = useSheetStack();
  const host = useBottomButtons(telegram);
  // Home stays interactive, and keeps the focus to restore later, until the sheets are mounted.
  const [areSheetsHere, setSheetsHere] = useState(false);
  const hasNoSheets = stack.length === 0;
  const isWide = useMedia(wideQuery);
  useMerchantTheme();
  useEffect(() => {
    if (hasNoSheets) return undefined;
    telegram.backButton.show(() => closeSheet());
    return () => telegram.backButton.hide();
  }, [telegram, hasNoSheets]);
  return (
    <PictureBaseContext value={cdnUrl}>
      <FollowContext value={openSheet}>
        <BottomButtonHostContext value={host}>
          <HomeLayer hasNoSheets={hasNoSheets || !areSheetsHere}>
            {home}
            {isWide && (
              <Late>
                <Desktop />
              </Late>
            )}
          </HomeLayer>
          <Late>
            <Sheets stack={stack} onMounted={setSheetsHere} />
          </Late>
          <div role="status">
            <Late>
              <BasketAnnouncer />
            </Late>
          </div>
          <Late>
            <Overlays />
          </Late>
          {telegram.isInside && (
            <Late>
              <TelegramColors />
            </Late>
          )}
        </BottomButtonHostContext>
      </FollowContext>
    </PictureBaseContext>
  );
}

/** Keeps the page in the merchant's theme, from the first frame on. */
function useMerchantTheme(): void {
  const { settings, merchant: shop } = useSnapshot(merchant.state);
  const color = brandColor(settings, shop);
  useLayoutEffect(() => applyMerchantTheme(settings, color), [settings, color]);
}

/**
 * Applies the merchant's theme: the brand colour with its text colour (§1), and dark mode if the
 * merchant wants it and Telegram has not set a theme.
 */
function applyMerchantTheme(
  { mainColorIsDark, isDark }: Pick<MerchantSettings, 'mainColorIsDark' | 'isDark'>,
  color: string,
): void {
  const { style, dataset } = document.documentElement;
  if (isDark) dataset.theme ||= 'dark';
  style.setProperty('--brand', color);
  style.setProperty('--on-brand', textOn(color, mainColorIsDark));
}

/** Telegram's bottom buttons as host of the screens' actions; null where the page draws its own. */
function useBottomButtons(telegram: Telegram): BottomButtonHost | null {
  const isAvailable = useSyncExternalStore(
    (changed) => telegram.onButtonsChange(changed),
    // Clients before 7.10 have no second button; then both actions stay in the page's own bar.
    () => telegram.mainButton.isAvailable() && telegram.secondaryButton.isAvailable(),
    () => false,
  );
  return useMemo(
    () =>
      isAvailable
        ? createBottomButtonHost(({ main, secondary }) => {
            apply(telegram.mainButton, main, colorsOf(main?.kind ? 'sale' : 'brand'));
            apply(telegram.secondaryButton, secondary, null);
          })
        : null,
    [telegram, isAvailable],
  );
}

function apply(button: BottomButton, spec: MainActionSpec | null, colors: ButtonColors | null) {
  if (!spec) {
    button.hide();
    return;
  }
  const { text, detail, isDisabled = false, isBusy = false, onPress } = spec;
  button.show({
    text: detail ? `${text} · ${detail}` : text,
    onPress,
    isEnabled: !isDisabled && !isBusy,
    isBusy,
    ...colors,
  });
}

type ButtonColors = { color: string; textColor: string };

/** The merchant's colour or that of a danger, for the main button only. */
function colorsOf(name: 'brand' | 'sale'): ButtonColors {
  const style = getComputedStyle(document.documentElement);
  const color = style.getPropertyValue(`--${name}`).trim();
  const textColor = style.getPropertyValue(`--on-${name}`).trim();
  return { color, textColor };
}
