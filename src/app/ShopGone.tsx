import { useEffect } from 'react';
import { canLeaveBrand, leaveClosedBrand } from '../flows/brand/leaveBrand';
import { retryMerchant } from '../flows/start/retryMerchant';
import { replaceScreen } from '../navigation/navigate';
import { paths } from '../navigation/paths';
import { BlockedScreen } from '../screens/info/BlockedScreen';
import { MerchantNotAvailableScreen } from '../screens/info/MerchantNotAvailableScreen';

type Props = { reason: 'blocked' | 'unreachable' | 'gone'; onRetry: () => void };

/** Explains why there is no shop, at the address given in §4. */
export function ShopGone({ reason, onRetry }: Props) {
  const address = reason === 'blocked' ? paths.blocked : paths.merchantNotAvailable;
  useEffect(() => replaceScreen(address), [address]);
  useEffect(
    () => (reason === 'unreachable' ? retryMerchant(onRetry) : undefined),
    [reason, onRetry],
  );
  if (reason === 'blocked') {
    return <BlockedScreen onBack={canLeaveBrand() ? () => void leaveClosedBrand() : null} />;
  }
  return <MerchantNotAvailableScreen reason={reason} onRetry={onRetry} />;
}
