import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { textOn } from '../domain/brand/contrast';
import { brandColor, type MerchantSettings } from '../domain/merchant';
import { part } from '../flows/part';
import { closeSheet, openSheet } from '../navigation/navigate';
import { useSheetStack } from '../navigation/useSheetStack';
import { HomeScreen } from '../screens/home/HomeScreen';
import * as cart from '../stores/basket/cart';
import * as merchant from '../stores/merchant';
import type { Telegram } from '../telegram/handle';
import { BottomButtonHostContext } from '../ui/bottomButtonHost';
import { FollowContext } from '../ui/followContext';
import { PictureBaseContext } from '../ui/pictureBase';
import { useMedia, wideQuery } from '../ui/useMedia';
import { loadDesktop } from './desktop/loadDesktop';
import { HomeLayer } from './HomeLayer';
import { useBottomButtons } from './useBottomButtons';

// Home renders before sheets and overlays have loaded; they are fetched right after it.
const Sheets = part(() => import('./Sheets'), 'Sheets');
const Overlays = part(() => import('./Overlays'), 'Overlays');
const Desktop = part(loadDesktop, 'Desktop', { texts: 'home' });
const BasketAnnouncer = part(() => import('./BasketAnnouncer'), 'BasketAnnouncer');
// Pulls in the Telegram SDK, so a plain browser never loads it. Optional: it only refreshes colours.
const TelegramColors = part(() => import('../telegram/TelegramColors'), 'TelegramColors', {
  optional: true,
  texts: 'home',
});

// A constant element, so that home does not re-render when a sheet opens or closes.
const home = <HomeScreen />;

type Props = { telegram: Telegram; cdnUrl: string };

/** Home, the sheets above it, and the overlays above both. */
export function Shop({ telegram, cdnUrl }: Props) {
  const stack = useSheetStack();
  const host = useBottomButtons(telegram);
  // Home stays interactive, and keeps the focus to restore later, until the sheets are mounted.
  const [areSheetsHere, setSheetsHere] = useState(false);
  const [before] = useState(() => cart.state.lines.reduce((sum, { count }) => sum + count, 0));
  const hasNoSheets = stack.length === 0;
  const isWide = useMedia(wideQuery);
  useMerchantTheme();
  useEffect(() => {
    if (hasNoSheets) telegram.backButton.hide();
    else telegram.backButton.show(() => closeSheet());
  }, [telegram, hasNoSheets]);
  return (
    <PictureBaseContext value={cdnUrl}>
      <FollowContext value={openSheet}>
        <BottomButtonHostContext value={host}>
          <HomeLayer hasNoSheets={hasNoSheets || !areSheetsHere}>
            {home}
            {isWide && (
              <Suspense>
                <Desktop />
              </Suspense>
            )}
          </HomeLayer>
          <Suspense>
            <Sheets stack={stack} onMounted={setSheetsHere} />
          </Suspense>
          <div role="status">
            <Suspense>
              <BasketAnnouncer before={before} />
            </Suspense>
          </div>
          <Suspense>
            <Overlays />
          </Suspense>
          {telegram.isInside && (
            <Suspense>
              <TelegramColors />
            </Suspense>
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
