import { useEffect, useLayoutEffect, useState } from 'react';
import { windowStorage } from '../device/storages';
import { canLeaveBrand, leaveClosedBrand } from '../flows/brand/leaveBrand';
import { showBrowserLanguage } from '../flows/start/changeLanguage';
import { retryMerchant } from '../flows/start/retryMerchant';
import { cover, uncover } from '../navigation/navigate';
import { paths } from '../navigation/paths';
import { BlockedScreen, MerchantNotAvailableScreen } from '../screens/info/FullPage';
import type { StoredKey } from '../stores/storage/storedKeys';
import { PictureBaseContext } from '../ui/Picture';
import { GoneSkeleton } from './StartSkeleton';

type Props = {
  reason: 'blocked' | 'unreachable' | 'gone';
  cdnUrl: string;
  onRetry: () => void;
};

/** Explains why there is no shop, at the address given in §4, in the browser's language if no other is known. */
export function ShopGone({ reason, cdnUrl, onRetry }: Props) {
  const [hasLanguage, setHasLanguage] = useState(false);
  useEffect(() => void showBrowserLanguage().then(() => setHasLanguage(true)), []);
  useEffect(() => {
    if (hasLanguage) windowStorage.remove('startTries' satisfies StoredKey);
  }, [hasLanguage]);
  const address = reason === 'blocked' ? paths.blocked : paths.merchantNotAvailable;
  // A link that led here is followed once the shop is there.
  useLayoutEffect(() => {
    cover(address);
    return uncover;
  }, [address]);
  useEffect(
    () => (reason === 'unreachable' ? retryMerchant(onRetry) : undefined),
    [reason, onRetry],
  );
  if (!hasLanguage) return <GoneSkeleton />;
  if (reason === 'blocked') {
    return (
      <PictureBaseContext value={cdnUrl}>
        <BlockedScreen onBack={canLeaveBrand() ? () => void leaveClosedBrand() : null} />
      </PictureBaseContext>
    );
  }
  return <MerchantNotAvailableScreen reason={reason} onRetry={onRetry} />;
}
