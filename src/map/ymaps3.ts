import type { Language } from '../domain/text/language';
import type { LngLat } from './contract';
import type { ZoneGeometry } from './zones';

type Corners = [[number, number], [number, number]];
export type YandexLocation = ({ center: [number, number]; zoom: number } | { bounds: Corners }) & {
  duration?: number;
};
type Child = object;
type Options = {
  location: YandexLocation;
  theme: 'light' | 'dark';
  margin: [number, number, number, number];
  behaviors: readonly string[];
};

export type YandexMapHandle = {
  readonly center: [number, number];
  readonly zoom: number;
  addChild(child: Child): YandexMapHandle;
  removeChild(child: Child): YandexMapHandle;
  update(changed: Partial<Options>): void;
  destroy(): void;
};

/** The part of Yandex Maps' JavaScript API 3 that the shop uses. */
export type Ymaps3 = {
  ready: Promise<void>;
  YMap: new (root: HTMLElement, options: Options) => YandexMapHandle;
  YMapDefaultSchemeLayer: new (options: object) => Child;
  YMapDefaultFeaturesLayer: new (options: object) => Child;
  YMapListener: new (handlers: {
    onUpdate(event: { location: { center: LngLat } }): void;
    onActionStart(): void;
    onActionEnd(): void;
  }) => Child;
  YMapFeature: new (options: {
    geometry: ZoneGeometry;
    style: { fill: string; fillOpacity: number; stroke: { color: string; width: number }[] };
  }) => Child;
  YMapMarker: new (
    options: { coordinates: [number, number]; zIndex: number },
    element: HTMLElement,
  ) => Child;
};

function isYmaps3(value: unknown): value is Ymaps3 {
  return typeof value === 'object' && value !== null && 'YMap' in value && 'ready' in value;
}

/** The API set on the page by the script; throws when it is missing. */
function foundYmaps3(): Ymaps3 {
  const found: unknown = Reflect.get(window, 'ymaps3');
  if (!isYmaps3(found)) throw new Error('The Yandex Maps script did not set ymaps3');
  return found;
}

/** Timeout before falling back to MapLibre. */
const timeoutMs = 8_000;

/** Yandex supports few locales; all other languages use the default of the specification (§9). */
const locales: Partial<Record<Language, string>> = { eng: 'en_US', tr: 'tr_TR' };

let loading: Promise<Ymaps3> | undefined;

/**
 * Loads the Yandex Maps API once per page, in the language of the first call. Rejects when the
 * script is blocked, broken or times out; the next call retries.
 */
export function loadYandex(key: string, language: Language): Promise<Ymaps3> {
  loading ??= fetchScript(key, locales[language] ?? 'ru_RU').catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}

async function fetchScript(key: string, lang: string): Promise<Ymaps3> {
  const script = document.createElement('script');
  script.src = `https://api-maps.yandex.ru/v3/?${new URLSearchParams({ apikey: key, lang })}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Loading Yandex Maps timed out')), timeoutMs);
  });
  try {
    return await Promise.race([timeout, loadScript(script).then(waitForApi)]);
  } catch (cause) {
    script.remove();
    throw cause;
  } finally {
    clearTimeout(timer);
  }
}

function loadScript(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('Loading Yandex Maps failed'));
    document.head.append(script);
  });
}

async function waitForApi(): Promise<Ymaps3> {
  const api = foundYmaps3();
  await api.ready;
  return api;
}
