import { createContext } from 'react';
import type { MerchantSettings } from '../domain/merchant';

/**
 * The Yandex Maps key, or null for MapLibre: §9's YANDEX and LAMENU_YANDEX use Yandex if the
 * merchant has a key; LEAFLET, or no key, means MapLibre.
 */
export function yandexKeyOf({
  mapType,
  yandexKey,
}: Pick<MapSettings, 'mapType' | 'yandexKey'>): string | null {
  return mapType === 'LEAFLET' ? null : yandexKey || null;
}

/** Throws when MapLibre cannot render in this browser; checked before downloading 370 kB. */
export function requireWebGl2(): void {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) throw new Error('No WebGL 2');
  // Browsers allow only a few contexts at a time, so release this one right away.
  context.getExtension('WEBGL_lose_context')?.loseContext();
}

/** App-wide map settings. */
export type MapSettings = {
  mapType: MerchantSettings['mapType'];
  /** the merchant's Yandex Maps key, or null */
  yandexKey: string | null;
  /** a MapLibre style URL with `{theme}` for `light` or `dark`; null for OpenFreeMap's */
  styleUrl: string | null;
  theme: 'light' | 'dark';
};

export const MapSettingsContext = createContext<MapSettings>({
  mapType: 'LEAFLET',
  yandexKey: null,
  styleUrl: null,
  theme: 'light',
});
