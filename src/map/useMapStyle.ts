import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { StyleSpecification } from 'react-map-gl/maplibre';
import type { Surroundings } from './contract';
import { inLanguage, loadStyle, styleUrlFor } from './mapStyle';

/** longer than this nobody waits for a map */
const patienceMs = 15_000;

/**
 * The style of the theme with labels in the language; null until it is there. When another theme's
 * style does not come the old one stays; when the first does not, `onFail` is told.
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
    const wait = new AbortController();
    const timer = setTimeout(() => {
      wait.abort(new Error('The map’s style did not come'));
    }, patienceMs);
    let isWanted = true;
    loadStyle(url, wait.signal)
      .then(
        (loaded) => isWanted && setStyle(loaded),
        (cause: unknown) => isWanted && fail(cause),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      isWanted = false;
      clearTimeout(timer);
      wait.abort();
    };
  }, [url]);

  return useMemo(() => style && inLanguage(style, language), [style, language]);
}
