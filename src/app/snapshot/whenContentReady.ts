import { subscribe } from 'valtio/vanilla';
import { textsKey } from '../../i18n/show';
import { onLanguage } from '../../i18n/t';
import * as catalog from '../../stores/catalog/catalog';
import * as merchant from '../../stores/merchant';

/**
 * Calls back once the app has as much to show as its snapshot: the catalogue, or why there is none.
 */
export function whenContentReady(onReady: () => void): void {
  const check = () => {
    const { status, hasSettings } = merchant.state;
    const isWaiting =
      status === 'loading' ||
      // The settings determine the layout of the sections and the space reserved above them.
      (status === 'ready' && (catalog.state.status === 'loading' || !hasSettings));
    if (isWaiting || textsKey() === null) return;
    for (const stop of stops) stop();
    onReady();
  };
  const stops = [
    subscribe(merchant.state, check, true),
    subscribe(catalog.state, check, true),
    onLanguage(check),
  ];
}
