import type { DrawnRecipe } from './recipe';

/** An item of a picture: the emoji, its box, its centre and its rotation in degrees. */
export type Layer = { emoji: string; box: number; x: number; y: number; turn: number };

type Spot = readonly [x: number, y: number, share: number];

const shares = [0.7, 0.66, 0.82] as const;
const turns = [0, -10, 9] as const;

/** A wide scene puts its items on the right, away from the title; a tall one stacks them. */
const wide: readonly Spot[] = [
  [0.78, 0.5, 0.8],
  [0.59, 0.68, 0.42],
  [0.93, 0.24, 0.36],
];
const tall: readonly Spot[] = [
  [0.5, 0.62, 0.72],
  [0.22, 0.38, 0.34],
  [0.79, 0.35, 0.3],
];

/** The items of a picture with the given sides, in pixels. */
export function layersOf(recipe: DrawnRecipe, width: number, height: number): Layer[] {
  const side = Math.min(width, height);
  if (recipe.kind === 'scene') {
    const spots = width >= height ? wide : tall;
    return recipe.emojis.flatMap((emoji, index) => {
      const spot = spots[index];
      if (!spot) return [];
      const [x, y, share] = spot;
      return [{ emoji, box: side * share, x: x * width, y: y * height, turn: index * 7 - 5 }];
    });
  }
  const centre = { x: width / 2, y: height / 2 };
  if (recipe.kind === 'mark') return [{ emoji: recipe.emoji, box: side * 0.7, ...centre, turn: 0 }];
  const { emoji, garnish, angle } = recipe;
  const main = { emoji, box: side * shares[angle], ...centre, turn: turns[angle] };
  if (!garnish) return [main];
  // The garnish is in front, right of the plate, and left of it from the second angle on.
  const aside = side * 0.26 * (angle === 1 ? -1 : 1);
  const beside = { x: centre.x + aside, y: centre.y + side * 0.25, box: side * 0.26, turn: 8 };
  return [
    { ...main, y: centre.y - side * 0.02 },
    { emoji: garnish, ...beside },
  ];
}
