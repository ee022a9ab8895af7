import { createContext } from 'react';
import type { MerchantSettings } from '../domain/merchant';

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
