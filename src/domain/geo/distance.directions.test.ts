import { expect, it } from 'vitest';
import { anywhere, readLink } from '../text/link';
import { directionsUrl } from './distance';

const place = { latitude: 41.311081, longitude: 69.240562 };

it.each([
  ['YANDEX', 'https://yandex.com/maps/?rtext=~41.311081,69.240562&rtt=auto'],
  ['LAMENU_YANDEX', 'https://yandex.com/maps/?rtext=~41.311081,69.240562&rtt=auto'],
  ['LEAFLET', 'https://www.google.com/maps/dir/?api=1&destination=41.311081,69.240562'],
] as const)('directions for the map type %s', (mapType, url) => {
  expect(directionsUrl(place, mapType)).toBe(url);
  expect(readLink(url, anywhere)?.to).toBe('web');
});
