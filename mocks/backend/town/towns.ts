import { features } from './geojson';
import { type LngLat, type Point, toPlan } from './plane';

/** A named street; `rank` 1 is a main road, 2 a street, 3 a lane inside a block. */
export type Street = { name: string; rank: number; line: readonly Point[] };

type District = { name: string; russian: string; at: Point };

/** A town's data for geocoding, in metres from its centre. */
export type Town = {
  name: string;
  centre: LngLat;
  streets: readonly Street[];
  districts: readonly District[];
};

let known: readonly Town[] | undefined;

/** The towns of the map, each centred on its label's point. */
export function towns(): readonly Town[] {
  known ??= features.flatMap(({ geometry, properties }) => {
    const isTown = properties.layer === 'places' && properties.rank === 1;
    return isTown && geometry.type === 'Point'
      ? [townAt(properties.town, geometry.coordinates)]
      : [];
  });
  return known;
}

function townAt(name: string, centre: LngLat): Town {
  const streets: Street[] = [];
  const districts: District[] = [];
  for (const { geometry, properties } of features) {
    if (properties.town !== name) continue;
    const { layer, rank = 0, name: title = '' } = properties;
    if (layer === 'streets' && geometry.type === 'LineString') {
      const line = geometry.coordinates.map((at) => toPlan(centre, at));
      streets.push({ name: title, rank, line });
    } else if (layer === 'places' && rank === 2 && geometry.type === 'Point') {
      const at = toPlan(centre, geometry.coordinates);
      districts.push({ name: title, russian: properties['name:ru'] ?? '', at });
    }
  }
  return { name, centre, streets, districts };
}
