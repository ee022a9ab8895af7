import { useContext, useState } from 'react';
import { currentLanguage } from '../i18n/t';
import type { MapProps, Surroundings } from './contract';
import { LazyMap } from './LazyMap';
import { MapSettingsContext, requireWebGl2, yandexKeyOf } from './provider';

async function loadVectorMap() {
  requireWebGl2();
  return (await import('./MapCanvas')).MapCanvas;
}

const loadYandexMap = async () => (await import('./YandexMap')).YandexMap;

/**
 * A map by the merchant's provider, loaded on first use. Falls back to MapLibre when Yandex fails
 * to load; `onFail` is called when that fails too.
 */
export function ShopMap(props: MapProps) {
  const { styleUrl, theme, ...providerSettings } = useContext(MapSettingsContext);
  const [hasYandexFailed, setYandexFailed] = useState(false);
  const yandexKey = hasYandexFailed ? null : yandexKeyOf(providerSettings);
  const surroundings: Surroundings = { theme, language: currentLanguage() ?? 'uz' };
  if (yandexKey === null) {
    return (
      <LazyMap
        key="maplibre"
        load={loadVectorMap}
        props={{ ...props, ...surroundings, styleUrl }}
      />
    );
  }
  const onFail = () => setYandexFailed(true);
  return (
    <LazyMap
      key="yandex"
      load={loadYandexMap}
      props={{ ...props, ...surroundings, yandexKey, onFail }}
    />
  );
}
