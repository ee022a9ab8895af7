import type { Plan } from './plan';
import { chance, type Point } from './plane';

/** Fields, orchards and woods around a town, as rings without the closing point. */
export type Field = { kind: 'field' | 'orchard'; edge: Point[] };

/** A loose patchwork: the nearer to the town, the more of it is tilled. */
export function fieldsOf(plan: Plan): Field[] {
  const size = 1500;
  const cells = Array.from({ length: 33 }, (_, index) => (index - 16) * size);
  return cells.flatMap((east, column) =>
    cells.flatMap((north, row): Field[] => {
      const roll = (key: number) => chance(plan.seed, column, row, key, 41);
      const away = Math.hypot(east, north) / plan.radius;
      if (away < 0.9 || roll(1) > 1.05 / Math.max(1, away - 0.2)) return [];
      const corner = (right: number, up: number, key: number): Point => [
        east + (right + 0.3 * (roll(key) - 0.5)) * size,
        north + (up + 0.3 * (roll(key + 1) - 0.5)) * size,
      ];
      const edge = [corner(0, 0, 2), corner(0.9, 0, 4), corner(0.9, 0.9, 6), corner(0, 0.9, 8)];
      return [{ kind: roll(10) < 0.35 ? 'orchard' : 'field', edge }];
    }),
  );
}
