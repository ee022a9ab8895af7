import type { Block } from './blocks';
import { chance, type Point } from './plane';

/** What a park is laid out with. */
export type Park = { middle: Point; paths: Point[][]; pond: Point[] | null };

const around = Array.from({ length: 24 }, (_, index) => (index / 24) * 2 * Math.PI);

function middleOf(points: readonly Point[]): Point {
  return [
    points.reduce((sum, [east]) => sum + east, 0) / points.length,
    points.reduce((sum, [, north]) => sum + north, 0) / points.length,
  ];
}

/** An alley around the middle and paths from it to the park's corners; half the parks have a pond. */
export function parkOf({ ground }: Block): Park {
  const middle = middleOf(ground);
  const [east, north] = middle;
  const ellipse = (across: number, up: number) =>
    around.map((turn): Point => [east + across * Math.cos(turn), north + up * Math.sin(turn)]);
  const alley = ellipse(118, 96);
  const corners = [0, 4, 8, 12].flatMap((index) => ground.slice(index, index + 1));
  const spokes = corners.map((corner) => {
    const length = Math.hypot(corner[0] - east, corner[1] - north) || 1;
    const part = 105 / length;
    return [
      corner,
      [east + (corner[0] - east) * part, north + (corner[1] - north) * part] as const,
    ];
  });
  const hasPond = chance(Math.round(east), Math.round(north)) < 0.5;
  return {
    middle,
    paths: [[...alley, ...alley.slice(0, 1)], ...spokes],
    pond: hasPond ? ellipse(62, 40) : null,
  };
}
