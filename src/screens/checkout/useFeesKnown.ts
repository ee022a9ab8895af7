import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { loadOrderSettings } from '../../flows/order/loadOrderRules';
import * as merchant from '../../stores/merchant';

/**
 * Whether the fees that go into the total are on screen: nobody agrees to a total that still changes.
 * Where they cannot be fetched there are none (§8), and the server has the last word.
 */
export function useFeesKnown(isSignedIn: boolean): boolean {
  const { orderSettings } = useSnapshot(merchant.state);
  const [hasAsked, setAsked] = useState(false);
  const isWanted = isSignedIn && orderSettings === null && !hasAsked;
  useEffect(() => {
    if (!isWanted) return;
    let isOpen = true;
    const done = () => isOpen && setAsked(true);
    loadOrderSettings().then(done, done);
    return () => {
      isOpen = false;
    };
  }, [isWanted]);
  return !isWanted;
}
