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
export function foundYmaps3(): Ymaps3 {
  const found: unknown = Reflect.get(window, 'ymaps3');
  if (!isYmaps3(found)) throw new Error('The Yandex Maps script did not set ymaps3');
  return found;
}
