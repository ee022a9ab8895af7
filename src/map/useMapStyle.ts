import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { StyleSpecification } from 'react-map-gl/maplibre';
import type { Surroundings } from './contract';
import { inLanguage, loadStyle, styleUrlFor } from './mapStyle';

/** Timeout for loading the style. */
const timeoutMs = 15_000;

/**
 * The theme's style with labels in the language; null while loading. If a later theme's style fails
 * the old one stays; if the first fails, `onFail` is called.
 */
export function useMapStyle(
  template: string | null,
  { theme, language }: Surroundings,
  onFail: (cause: unknown) => void,
): StyleSpecification | null {
  const [style, setStyle] = useState<StyleSpecification | null>(null);
  const url = styleUrlFor(template, theme);
  const fail = useEffectEvent((cause: unknown) => {
    if (style === null) onFail(cause);
  });

  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      controller.abort(new Error('Loading the map style timed out'));
    }, timeoutMs);
    let isCurrent = true;
    loadStyle(url, controller.signal)
      .then(
        (loaded) => isCurrent && setStyle(loaded),
        (cause: unknown) => isCurrent && fail(cause),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      controller.abort();
    };
  }, [url]);

  return useMemo(() => style && inLanguage(style, language), [style, language]);
}
