import { useContext, useState } from 'react';
import { currentLanguage } from '../i18n/t';
import type { MapProps, Surroundings } from './contract';
import { LazyMap } from './LazyMap';
import { requireWebGl2, yandexKeyOf } from './provider';
import { MapSettingsContext } from './settings';

async function loadVectorMap() {
  requireWebGl2();
  return (await import('./MapCanvas')).MapCanvas;
}

const loadYandexMap = async () => (await import('./YandexMap')).YandexMap;

/**
 * A map of the provider that the merchant asks for, fetched when the first one opens. When Yandex
 * does not come MapLibre takes its place; when that does not start either, `onFail` is told.
 */
export function ShopMap(props: MapProps) {
  const { styleUrl, theme, ...wanted } = useContext(MapSettingsContext);
  const [isYandexLost, setYandexLost] = useState(false);
  const yandexKey = isYandexLost ? null : yandexKeyOf(wanted);
  const around: Surroundings = { theme, language: currentLanguage() ?? 'uz' };
  if (yandexKey === null) {
    return (
      <LazyMap key="maplibre" load={loadVectorMap} props={{ ...props, ...around, styleUrl }} />
    );
  }
  const onFail = () => setYandexLost(true);
  return (
    <LazyMap key="yandex" load={loadYandexMap} props={{ ...props, ...around, yandexKey, onFail }} />
  );
}
