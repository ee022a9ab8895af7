import { type Location, locateDevice } from '../../device/geolocation';
import { type LatLng, roundLatLng } from '../../domain/geo/geo';
import { t } from '../../i18n/t';
import * as toasts from '../../stores/toasts';
import type { LocationAnswer } from '../../telegram/handle';
import { services } from '../services';

/**
 * Gives the device's location to `onPlace`. On opening only the browser is queried, silently and not
 * inside Telegram (§4); the button prefers Telegram's location and shows why it failed (§8). Resolves
 * when it is known, or has been waited for long enough: it may come later, when the user allows it,
 * and after the user has moved the map.
 */
export async function locateMe(
  why: 'opening' | 'button',
  onPlace: (place: LatLng) => void,
): Promise<void> {
  const { telegram } = services();
  if (why === 'opening' && telegram.isInside) return;
  const fromTelegram = why === 'button' ? await telegram.locate() : null;
  const result =
    fromTelegram === null || fromTelegram.status === 'unavailable'
      ? await locateDevice()
      : fromTelegram;
  if (result.status === 'found') return onPlace(roundLatLng(result.place));
  if (result.status === 'late')
    void result.place.then((late) => late && onPlace(roundLatLng(late)));
  if (why === 'button') explainRefusal(result, telegram.isInside);
}

/** What to do about it: Telegram's settings can be opened from here, a browser's cannot. */
function explainRefusal(result: Location | LocationAnswer, isInside: boolean): void {
  const openSettings = 'openSettings' in result ? result.openSettings : undefined;
  const isBrowser = !isInside && result.status === 'refused';
  toasts.show(
    t(isBrowser ? 'places.allowInBrowser' : 'places.allowLocation'),
    openSettings ? { action: { text: t('places.settings'), onPress: openSettings } } : {},
  );
}
