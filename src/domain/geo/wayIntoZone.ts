import { distanceMetres, isInside, type LatLng, nearestTo, type Region, roundLatLng } from './geo';

type Corner = readonly [longitude: number, latitude: number];

/** How far behind the edge to end, metres; the first that is inside, as a corner may be narrow. */
const stepsInside = [40, 20, 10, 5, 2, 1];
/** Directions to look in from the edge, 4° apart, as a zone may end in a point. */
const turns = Array.from({ length: 90 }, (_, index) => (index * 2 * Math.PI) / 90);
const metresPerDegree = 111_195;

/**
 * The nearest place inside the delivery regions, a few metres behind their edge: the way back for a
 * pin that is outside. Null without regions. Exact enough for a city, not across the date line.
 */
export function wayIntoZone(place: LatLng, regions: readonly Region[]): LatLng | null {
  if (isInside(place, regions)) return place;
  const edges = regions
    .flatMap(({ polygon }) => polygon)
    .flatMap((ring) => nearestOnSides(ring, place));
  // A corner may be too narrow to stand behind: then the next side.
  const byDistance = edges.sort((a, b) => distanceMetres(a, place) - distanceMetres(b, place));
  for (const edge of byDistance) {
    for (const step of stepsInside) {
      const around = turns.map((turn) => roundLatLng(moved(edge, turn, step)));
      const found = nearestTo(
        around.filter((spot) => isInside(spot, regions)),
        place,
      );
      if (found) return found;
    }
  }
  return null;
}

/** The point of each side of a ring that is nearest to `place`. */
function nearestOnSides(ring: readonly Corner[], place: LatLng): LatLng[] {
  const shrink = Math.cos((place.latitude * Math.PI) / 180);
  return ring.map(([bx, by], index) => {
    const [ax, ay] = ring.at(index - 1) ?? [bx, by];
    const [dx, dy] = [(bx - ax) * shrink, by - ay];
    const along = (place.longitude - ax) * shrink * dx + (place.latitude - ay) * dy;
    const share = Math.min(Math.max(along / (dx * dx + dy * dy || 1), 0), 1);
    return { longitude: ax + share * (bx - ax), latitude: ay + share * (by - ay) };
  });
}

function moved({ latitude, longitude }: LatLng, turn: number, metres: number): LatLng {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: latitude + (Math.sin(turn) * metres) / metresPerDegree,
    longitude: longitude + (Math.cos(turn) * metres) / (metresPerDegree * shrink),
  };
}
