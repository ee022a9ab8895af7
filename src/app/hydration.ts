import { subscribe } from 'valtio/vanilla';
import { withoutUntrackedStock } from '../domain/catalog/stockTracking';
import { langTag } from '../domain/text/language';
import { loadCatalog } from '../flows/catalog/loadCatalog';
import { verifyMerchant } from '../flows/start/loadMerchant';
import { loadSettings } from '../flows/start/loadSettings';
import { textsKey } from '../i18n/show';
import { currentLanguage, onLanguage } from '../i18n/t';
import * as catalog from '../stores/catalog/catalog';
import * as merchant from '../stores/merchant';
import * as persistence from '../stores/storage/persistence';
import type { HomePage } from './edge/edgePage';

/**
 * For a page with home in it: until `release`, the stores are what the server had that rendered it, with nothing of
 * the person. `release` is called once React has hydrated the page, or before it replaces it; it puts the person's
 * own data into the stores. What of the shop is older than this visit, or of another channel, is read again.
 */
export function suspendPersonalData({ channel, made }: HomePage): { release: () => void } {
  const own = merchant.state.channel;
  persistence.suspend();
  merchant.setChannel(channel);
  return {
    release() {
      merchant.setChannel(own);
      persistence.restore();
      if (made !== null) void verifyMerchant();
      if (made === null && own === channel) return;
      void loadCatalog(own !== channel);
      void loadSettings();
    },
  };
}

/** Resolves once the app can render what the page shows: the catalogue, or why there is none. */
export function whenContentReady(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      const { status, hasSettings } = merchant.state;
      const isWaiting =
        status === 'loading' ||
        // The settings determine the layout of the sections and the space reserved above them.
        (status === 'ready' && (catalog.state.status === 'loading' || !hasSettings));
      if (isWaiting || textsKey() === null) return;
      for (const stop of stops) stop();
      resolve();
    };
    const stops = [
      subscribe(merchant.state, check, true),
      subscribe(catalog.state, check, true),
      onLanguage(check),
    ];
  });
}

/** Whether the app's first render is the page's markup. */
export function isAsRendered({ lang }: HomePage): boolean {
  const { status, hasSettings } = merchant.state;
  const language = currentLanguage();
  const { catalog: all } = catalog.state;
  return (
    status === 'ready' &&
    hasSettings &&
    catalog.state.status === 'ready' &&
    // A server does not know that stock was kept before.
    withoutUntrackedStock(all, false) === all &&
    language !== null &&
    langTag(language) === lang
  );
}
