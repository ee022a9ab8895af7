import { subscribe } from 'valtio/vanilla';
import { textsKey } from '../../i18n/show';
import { onLanguage } from '../../i18n/t';
import * as catalog from '../../stores/catalog/catalog';
import * as merchant from '../../stores/merchant';

/** Calls back once the shop has as much to show as its snapshot: the shelves, or why there are none. */
export function whenContentReady(show: () => void): void {
  const look = () => {
    const { status, hasSettings } = merchant.state;
    const isWaiting =
      status === 'loading' ||
      // The settings tell how shelves look and which place is kept above them.
      (status === 'ready' && (catalog.state.status === 'loading' || !hasSettings));
    if (isWaiting || textsKey() === null) return;
    for (const stop of stops) stop();
    show();
  };
  const stops = [
    subscribe(merchant.state, look, true),
    subscribe(catalog.state, look, true),
    onLanguage(look),
  ];
}
