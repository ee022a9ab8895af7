import { Suspense, useEffect, useState } from 'react';
import { closeSheet, openSheet } from '../navigation/navigate';
import { usePile } from '../navigation/usePile';
import { HomeScreen } from '../screens/home/HomeScreen';
import * as cart from '../stores/cart';
import type { Telegram } from '../telegram/handle';
import { BottomButtonHostContext } from '../ui/bottomButtonHost';
import { FollowContext } from '../ui/follow';
import { PictureBaseContext } from '../ui/pictureBase';
import { Ground } from './Ground';
import { lazily, optionally, withTexts } from './lazily';
import { useBottomButtons } from './useBottomButtons';
import { useLook } from './useLook';

// Home stands before sheets and overlays have arrived; they are fetched right behind it.
const Sheets = lazily(() => withTexts(import('./Sheets')), 'Sheets');
const Overlays = lazily(() => withTexts(import('./Overlays')), 'Overlays');
const BasketHeard = lazily(() => withTexts(import('./BasketHeard')), 'BasketHeard');
// The SDK comes along with it, so a plain browser never asks for it. It only colours Telegram's
// frame: without it the shop is as good.
const Chrome = optionally(() => import('../telegram/Chrome'), 'Chrome');

// One element for good: what lies beneath is not rendered when a sheet comes or goes.
const home = <HomeScreen />;

type Props = { telegram: Telegram; cdnUrl: string };

/** Home, the sheets above it, and what hovers over both. */
export function Shop({ telegram, cdnUrl }: Props) {
  const pile = usePile();
  const host = useBottomButtons(telegram);
  // Until a sheet is really there home stays what one can reach, and keeps the focus to return to.
  const [areSheetsHere, setSheetsHere] = useState(false);
  const [before] = useState(() => cart.state.lines.reduce((sum, { count }) => sum + count, 0));
  const isBare = pile.length === 0;
  useLook();
  useEffect(() => {
    if (isBare) telegram.backButton.hide();
    else telegram.backButton.show(() => closeSheet());
  }, [telegram, isBare]);
  return (
    <PictureBaseContext value={cdnUrl}>
      <FollowContext value={openSheet}>
        <BottomButtonHostContext value={host}>
          <Ground isBare={isBare || !areSheetsHere}>{home}</Ground>
          <Suspense>
            <Sheets pile={pile} onHere={setSheetsHere} />
          </Suspense>
          <div role="status">
            <Suspense>
              <BasketHeard before={before} />
            </Suspense>
          </div>
          <Suspense>
            <Overlays />
          </Suspense>
          {telegram.isInside && (
            <Suspense>
              <Chrome setColors={telegram.setColors} />
            </Suspense>
          )}
        </BottomButtonHostContext>
      </FollowContext>
    </PictureBaseContext>
  );
}
