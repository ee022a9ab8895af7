import type { LngLat } from './plane';
import towns from './towns.json' with { type: 'json' };

type Geometry =
  | { type: 'Point'; coordinates: LngLat }
  | { type: 'LineString'; coordinates: LngLat[] }
  | { type: 'Polygon'; coordinates: LngLat[][] }
  | { type: 'MultiPolygon'; coordinates: LngLat[][][] };

type Properties = {
  /** the style source the feature belongs to */
  layer: string;
  /** the town the feature belongs to */
  town: string;
  name?: string;
  'name:ru'?: string;
  rank?: number;
};

export type Feature = { type: 'Feature'; geometry: Geometry; properties: Properties };

export type Collection = { type: 'FeatureCollection'; features: Feature[] };

/** A GeoJSON source of a MapLibre style. */
export type Source = { type: 'geojson'; data: Collection; attribution?: string };

/** The demo's imaginary towns, as drawn in towns.json. */
export const { features } = towns;

/** The style's sources, features grouped by their `layer`. */
export function sources(): Record<string, Source> {
  const byLayer: Record<string, Source> = {};
  for (const feature of features) {
    const { layer } = feature.properties;
    byLayer[layer] ??= { type: 'geojson', data: { type: 'FeatureCollection', features: [] } };
    byLayer[layer].data.features.push(feature);
  }
  if (byLayer.ground) byLayer.ground.attribution = 'Demo map';
  return byLayer;
}
