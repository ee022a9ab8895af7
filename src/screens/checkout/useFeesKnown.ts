import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { loadOrderSettings } from '../../flows/order/loadOrderRules';
import * as merchant from '../../stores/merchant';

/**
 * Whether the fees in the total are loaded, so that nobody agrees to a total that still changes. If
 * they cannot be fetched they count as none (§8), and the server decides.
 */
export function useFeesKnown(isSignedIn: boolean): boolean {
  const { orderSettings } = useSnapshot(merchant.state);
  const [hasLoaded, setLoaded] = useState(false);
  const shouldLoad = isSignedIn && orderSettings === null && !hasLoaded;
  useEffect(() => {
    if (!shouldLoad) return;
    let isMounted = true;
    const done = () => isMounted && setLoaded(true);
    loadOrderSettings().then(done, done);
    return () => {
      isMounted = false;
    };
  }, [shouldLoad]);
  return !shouldLoad;
}
