import type { MapSettings } from './settings';

/**
 * The key to show Yandex Maps with, null to show MapLibre: §9's YANDEX and LAMENU_YANDEX are Yandex
 * where the merchant has a key; LEAFLET, and everything without a key, is MapLibre.
 */
export function yandexKeyOf({
  mapType,
  yandexKey,
}: Pick<MapSettings, 'mapType' | 'yandexKey'>): string | null {
  return mapType === 'LEAFLET' ? null : yandexKey || null;
}

/** Throws where the browser cannot draw MapLibre's maps: asked before 370 kB are fetched in vain. */
export function requireWebGl2(): void {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) throw new Error('No WebGL 2');
  // Browsers allow few contexts at a time: this one is given back at once.
  context.getExtension('WEBGL_lose_context')?.loseContext();
}
