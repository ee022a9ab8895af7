import { locateDevice } from '../../device/geolocation';
import { type LatLng, roundLatLng } from '../../domain/geo/geo';
import { t } from '../../i18n/t';
import * as toasts from '../../stores/toasts';
import { services } from '../services';

/**
 * Where the person is, or null. On opening the browser is asked, silently and not inside Telegram (§4);
 * by the button Telegram's own location is preferred, and what stands in the way is said (§8). It
 * answers within seconds, perhaps after the person has moved on.
 */
export async function locateMe(why: 'opening' | 'button'): Promise<LatLng | null> {
  const { telegram } = services();
  if (why === 'opening' && telegram.isInside) return null;
  const own = why === 'button' ? await telegram.locate() : null;
  const answer = own === null || own.status === 'unavailable' ? await locateDevice() : own;
  if (answer.status === 'found') return roundLatLng(answer.place);
  if (why === 'button') toasts.show(t('places.allowLocation'));
  return null;
}
