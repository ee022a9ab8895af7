import { useMemo, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { services } from '../flows/services';
import type { MapSettings } from '../map/settings';
import * as merchant from '../stores/merchant';

/** The merchant's map settings, in the current colour scheme. */
export function useMapSettings(): MapSettings {
  const { telegram, build } = services();
  const { settings, merchant: shop } = useSnapshot(merchant.state);
  const { mapType } = settings;
  const yandexKey = shop?.yandexMapKey ?? null;
  const styleUrl = build.mapStyleUrl;
  const isDark = useSyncExternalStore(telegram.onThemeChange, telegram.isDark);
  return useMemo(
    () => ({ mapType, yandexKey, styleUrl, theme: isDark ? 'dark' : 'light' }),
    [mapType, yandexKey, styleUrl, isDark],
  );
}
