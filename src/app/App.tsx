import { Suspense, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { part } from '../flows/part';
import { textsKey } from '../i18n/show';
import { onLanguage } from '../i18n/t';
import * as merchant from '../stores/merchant';
import type { Telegram } from '../telegram/handle';
import { ErrorBoundary } from './ErrorBoundary';
import { Shop } from './Shop';
import { StartSkeleton } from './StartSkeleton';

const ShopGone = part(() => import('./ShopGone'), 'ShopGone');

type Props = {
  telegram: Telegram;
  cdnUrl: string;
  onRetry: () => void;
  report: (error: unknown) => void;
};

/**
 * The root component: a skeleton until merchant and language are known, then the shop, or the
 * reason it cannot be shown. Changing the language remounts everything; open sheets and selections
 * survive because they live in the URL and the stores.
 */
export function App({ telegram, cdnUrl, onRetry, report }: Props) {
  const texts = useSyncExternalStore(onLanguage, textsKey);
  const { status } = useSnapshot(merchant.state);
  if (status === 'loading' || texts === null) return <StartSkeleton />;
  return (
    <ErrorBoundary key={texts} report={report}>
      {status === 'ready' ? (
        <Shop telegram={telegram} cdnUrl={cdnUrl} />
      ) : (
        <Suspense fallback={<StartSkeleton />}>
          <ShopGone reason={status} cdnUrl={cdnUrl} onRetry={onRetry} />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}
