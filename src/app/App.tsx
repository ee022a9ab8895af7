import { useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { currentLanguage, onLanguage } from '../i18n/t';
import * as merchant from '../stores/merchant';
import { ErrorBoundary } from './ErrorBoundary';
import { Opening } from './Opening';
import { Shop } from './Shop';
import { ShopGone } from './ShopGone';

/**
 * What is on screen: nothing but a skeleton until merchant and language are known, the shop, or
 * why there is none. Another language renders everything anew; what is open and what is chosen
 * live in the URL and the stores.
 */
export function App() {
  const language = useSyncExternalStore(onLanguage, currentLanguage);
  const { status } = useSnapshot(merchant.state);
  if (status === 'loading' || language === null) return <Opening />;
  return (
    <ErrorBoundary key={language}>
      {status === 'ready' ? <Shop /> : <ShopGone reason={status} />}
    </ErrorBoundary>
  );
}
