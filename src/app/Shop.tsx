import { lazy, Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../i18n/t';
import { closeSheet } from '../navigation/navigate';
import { usePile } from '../navigation/usePile';
import { HomeScreen } from '../screens/home/HomeScreen';
import * as toasts from '../stores/toasts';
import type { Telegram } from '../telegram/handle';
import { BottomButtonHostContext } from '../ui/bottomButtonHost';
import { PictureBaseContext } from '../ui/pictureBase';
import { Toasts } from '../ui/Toasts';
import { Offline } from './Offline';
import { prefetchScreens, SheetContent } from './SheetContent';
import { SheetStack } from './SheetStack';
import { useBottomButtons } from './useBottomButtons';
import { useLook } from './useLook';

// The SDK comes along with it, so a plain browser never asks for it. It only colours Telegram's
// frame: without it the shop is as good.
const Chrome = lazy(() =>
  import('../telegram/Chrome').then(
    (module) => ({ default: module.Chrome }),
    () => ({ default: () => null }),
  ),
);

type Props = { telegram: Telegram; cdnUrl: string };

/** Home, the sheets above it, and what hovers over both. */
export function Shop({ telegram, cdnUrl }: Props) {
  const pile = usePile();
  const { list } = useSnapshot(toasts.state);
  const host = useBottomButtons(telegram);
  const isBare = pile.length === 0;
  useLook(cdnUrl);
  useEffect(() => prefetchScreens(), []);
  useEffect(() => {
    if (isBare) telegram.backButton.hide();
    else telegram.backButton.show(closeSheet);
  }, [telegram, isBare]);
  return (
    <PictureBaseContext value={cdnUrl}>
      <BottomButtonHostContext value={host}>
        {telegram.isInside && (
          <Suspense>
            <Chrome setColors={telegram.setColors} />
          </Suspense>
        )}
        <Offline />
        <SheetStack
          pile={pile}
          home={<HomeScreen />}
          render={() => <SheetContent />}
          labels={{ close: t('common.close'), loading: t('common.loading') }}
        />
        <Toasts list={list} onDismiss={toasts.dismiss} label={t('common.notices')} />
      </BottomButtonHostContext>
    </PictureBaseContext>
  );
}
