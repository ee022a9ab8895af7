import type { MerchantSettings } from '../merchant';
import type { LatLng } from './geo';

/** Directions URL in the map service the merchant uses (§9, map providers). */
export function directionsUrl(
  { latitude, longitude }: LatLng,
  mapType: MerchantSettings['mapType'],
): string {
  const coordinates = `${latitude},${longitude}`;
  return mapType === 'LEAFLET'
    ? `https://www.google.com/maps/dir/?api=1&destination=${coordinates}`
    : `https://yandex.com/maps/?rtext=~${coordinates}&rtt=auto`;
}
