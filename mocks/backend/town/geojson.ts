import type { Town } from './built';
import { fieldsOf } from './country';
import { parkNames } from './names';
import { type LngLat, type Point, toDegrees } from './plane';

type Geometry =
  | { type: 'Point'; coordinates: LngLat }
  | { type: 'LineString'; coordinates: LngLat[] }
  | { type: 'Polygon'; coordinates: LngLat[][] }
  | { type: 'MultiPolygon'; coordinates: LngLat[][][] };

type Feature = { type: 'Feature'; geometry: Geometry; properties: Record<string, string | number> };

/** A GeoJSON source of a MapLibre style. */
export type Source = {
  type: 'geojson';
  data: { type: 'FeatureCollection'; features: Feature[] };
  attribution?: string;
};

const feature = (geometry: Geometry, properties: Feature['properties'] = {}): Feature => ({
  type: 'Feature',
  geometry,
  properties,
});

const source = (features: Feature[]): Source => ({
  type: 'geojson',
  data: { type: 'FeatureCollection', features },
});

const ring = (points: readonly LngLat[]): LngLat[] => [...points, ...points.slice(0, 1)];

const area = (edge: readonly LngLat[], properties: Feature['properties'] = {}): Feature =>
  feature({ type: 'Polygon', coordinates: [ring(edge)] }, properties);

/** The ground on which a town stands, a little wider than its blocks. */
function ground({ plan, blocks }: Town): Point[] {
  const reach = Array.from({ length: 72 }, () => plan.radius * 0.5);
  for (const [east, north] of blocks.flatMap((block) => block.ground)) {
    const turn = (Math.atan2(north, east) / (2 * Math.PI) + 1) % 1;
    const at = Math.floor(turn * reach.length);
    reach[at] = Math.max(reach[at] ?? 0, Math.hypot(east, north) + 120);
  }
  return reach.map((length, at): Point => {
    const turn = ((at + 0.5) / reach.length) * 2 * Math.PI;
    return [length * Math.cos(turn), length * Math.sin(turn)];
  });
}

/** The sources that the style's layers draw, all towns in each. */
export function sourcesOf(towns: readonly Town[]): Record<string, Source> {
  const each = (draw: (town: Town, at: (point: Point) => LngLat) => Feature[]) =>
    source(towns.flatMap((town) => draw(town, (point) => toDegrees(town.plan.centre, point))));
  return {
    ground: {
      ...each((town, at) => [area(ground(town).map(at))]),
      attribution: 'Demo map',
    },
    blocks: each(({ blocks }, at) =>
      blocks.map(({ kind, ground: edge }) => area(edge.map(at), { kind })),
    ),
    houses: each(({ blocks }, at) =>
      blocks.flatMap(({ houses }) =>
        houses.length === 0
          ? []
          : [
              feature({
                type: 'MultiPolygon',
                coordinates: houses.map((one) => [ring(one.map(at))]),
              }),
            ],
      ),
    ),
    water: each(({ plan, river }, at) => [
      feature(
        { type: 'LineString', coordinates: river.map(at) },
        { ...plan.river.title, width: plan.river.width },
      ),
    ]),
    rails: each(({ rails }, at) => [feature({ type: 'LineString', coordinates: rails.map(at) })]),
    streets: each(({ streets }, at) =>
      streets.map(({ name, rank, line }) =>
        feature({ type: 'LineString', coordinates: line.map(at) }, { name, rank }),
      ),
    ),
    fields: each(({ plan }, at) =>
      fieldsOf(plan).map(({ kind, edge }) => area(edge.map(at), { kind })),
    ),
    ponds: each(({ parks }, at) => parks.flatMap(({ pond }) => (pond ? [area(pond.map(at))] : []))),
    paths: each(({ parks }, at) =>
      parks.flatMap(({ paths }) =>
        paths.map((path) => feature({ type: 'LineString', coordinates: path.map(at) })),
      ),
    ),
    parks: each(({ parks }, at) =>
      parks.map(({ middle }, index) =>
        feature(
          { type: 'Point', coordinates: at(middle) },
          { name: parkNames[index % parkNames.length] ?? '' },
        ),
      ),
    ),
    places: each(({ plan }, at) => [
      feature({ type: 'Point', coordinates: at([0, 0]) }, { ...plan.title, rank: 1 }),
      ...plan.districts.map(({ at: point, ...title }) =>
        feature({ type: 'Point', coordinates: at(point) }, { ...title, rank: 2 }),
      ),
    ]),
  };
}
