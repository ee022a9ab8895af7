import type { MerchantSettings } from '../merchant';
import type { LatLng } from './geo';

/** The way to a place, in the map that the merchant's customers are used to (§9, map providers). */
export function directionsUrl(
  { latitude, longitude }: LatLng,
  mapType: MerchantSettings['mapType'],
): string {
  const spot = `${latitude},${longitude}`;
  return mapType === 'LEAFLET'
    ? `https://www.google.com/maps/dir/?api=1&destination=${spot}`
    : `https://yandex.com/maps/?rtext=~${spot}&rtt=auto`;
}
