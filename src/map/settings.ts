import { createContext } from 'react';
import type { MerchantSettings } from '../domain/merchant';

/** What the app says about maps, once for all of them. */
export type MapSettings = {
  mapType: MerchantSettings['mapType'];
  /** the merchant's key for Yandex Maps, null for none */
  yandexKey: string | null;
  /** a MapLibre style, `{theme}` standing for `light` or `dark`; null for OpenFreeMap's */
  styleUrl: string | null;
  theme: 'light' | 'dark';
};

export const MapSettingsContext = createContext<MapSettings>({
  mapType: 'LEAFLET',
  yandexKey: null,
  styleUrl: null,
  theme: 'light',
});
