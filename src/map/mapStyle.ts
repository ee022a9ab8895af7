import type {
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'react-map-gl/maplibre';
import type { Language } from '../domain/text/language';

const openFreeMap = {
  light: 'https://tiles.openfreemap.org/styles/liberty',
  dark: 'https://tiles.openfreemap.org/styles/dark',
};

/** Style URL of a theme: the template with `{theme}` filled in, or the default style. */
export function styleUrlFor(template: string | null, theme: 'light' | 'dark'): string {
  return template ? template.replaceAll('{theme}', theme) : openFreeMap[theme];
}

/** The language's suffix in OpenStreetMap's `name:…` tags. */
const nameTags: Readonly<Record<Language, string>> = {
  uz: 'uz',
  ru: 'ru',
  eng: 'en',
  ar: 'ar',
  kz: 'kk',
  tr: 'tr',
  zh: 'zh',
};

type Layout = SymbolLayerSpecification['layout'];

const usesName = /"name|\{name/;

/** Labels in `language` where the data has them, else in the local language. */
export function inLanguage(style: StyleSpecification, language: Language): StyleSpecification {
  const tag = `name:${nameTags[language]}`;
  const translate = (layer: LayerSpecification): LayerSpecification => {
    if (layer.type !== 'symbol') return layer;
    if (!usesName.test(JSON.stringify(layer.layout?.['text-field'] ?? ''))) return layer;
    const name: Layout = { 'text-field': ['coalesce', ['get', tag], ['get', 'name']] };
    return { ...layer, layout: { ...layer.layout, ...name } };
  };
  return { ...style, layers: style.layers.map(translate) };
}

function isStyle(value: unknown): value is StyleSpecification {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'version' in value && value.version === 8 && 'layers' in value && Array.isArray(value.layers)
  );
}

/** Fetches a style. Rejects on a network error, an error status or an invalid style. */
export async function loadStyle(url: string, signal: AbortSignal): Promise<StyleSpecification> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The map style request failed with status ${response.status}`);
  const style: unknown = await response.json();
  if (!isStyle(style)) throw new Error('The map style is invalid');
  return style;
}
