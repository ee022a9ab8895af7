import type { LngLat, Pin } from './contract';

/** What the camera looks at, at a zoom of MapLibre's. */
export type Camera = { centre: LngLat; zoom: number };

/** Pins beside each other, shown as one with their number. */
export type Cluster = { id: string; at: LngLat; pins: readonly Pin[] };

/** Up to this many pins are shown as they are. */
export const maxPins = 60;
/** Side of the square in which pins become one, px. */
const cell = 96;
/** Half of the largest map, and a pin more, px. */
const reach = 420;
/** Size of the world at zoom 0, px, as in MapLibre; in Yandex Maps that is zoom 1. */
const world = 512;

/**
 * The pins of a crowded map near the camera: those that stand alone, the selected one, and the
 * others gathered by the square of the map that they are in. Squares belong to the map and not to
 * the screen, so that a cluster stays where it is while the map is moved.
 */
export function gatherPins(
  pins: readonly Pin[],
  { centre, zoom }: Camera,
): { single: readonly Pin[]; clusters: readonly Cluster[] } {
  const size = world * 2 ** Math.round(zoom);
  const [centreX, centreY] = project(centre, size);
  const single: Pin[] = [];
  const squares = new Map<string, Pin[]>();
  for (const pin of pins) {
    const [x, y] = project(pin.at, size);
    if (Math.abs(x - centreX) > reach || Math.abs(y - centreY) > reach) continue;
    if (pin.isSelected) {
      single.push(pin);
      continue;
    }
    const square = `${Math.floor(x / cell)} ${Math.floor(y / cell)}`;
    const inside = squares.get(square);
    if (inside) inside.push(pin);
    else squares.set(square, [pin]);
  }
  const clusters: Cluster[] = [];
  for (const [square, inside] of squares) {
    const [first] = inside;
    if (first && inside.length === 1) single.push(first);
    else clusters.push({ id: `${Math.round(zoom)}: ${square}`, at: meanOf(inside), pins: inside });
  }
  return { single, clusters };
}

/** Web Mercator, px from the north-west corner of a world of this size. */
function project([longitude, latitude]: LngLat, size: number): [x: number, y: number] {
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [(longitude / 360 + 0.5) * size, y * size];
}

function meanOf(pins: readonly Pin[]): LngLat {
  let [longitude, latitude] = [0, 0];
  for (const { at } of pins) {
    longitude += at[0] / pins.length;
    latitude += at[1] / pins.length;
  }
  return [longitude, latitude];
}
