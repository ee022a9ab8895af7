import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { blob, dishBackdrop, sceneBackdrop } from './backdrop';
import type { PictureRecipe } from './recipe';

/** The frame that a picture is asked for in; 0 takes the picture's own side. */
export type Frame = { width: number; height: number; quality: number };

const require = createRequire(import.meta.url);
const assets = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

/**
 * Draws a demo picture as webp with exactly the asked sides: it is composed for its frame, so that
 * a square, a 4:3 card and a wide banner all fill theirs.
 */
export async function toWebp(
  recipe: PictureRecipe,
  asked: Frame,
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = framed(recipe, asked);
  const { default: sharp } = await import('sharp');
  const layers = await Promise.all(
    layersOf(recipe, width, height).map(async ({ emoji, size, left, top, turn }) => {
      const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
      const drawn = sharp(await readFile(join(assets, `${emoji}.webp`)))
        .rotate(turn, { background: transparent })
        .resize(size, size, { fit: 'contain', background: transparent, kernel: 'lanczos3' });
      return { input: await drawn.png().toBuffer(), left, top };
    }),
  );
  const backdrop =
    recipe.kind === 'scene'
      ? sceneBackdrop(recipe.tint, width, height)
      : dishBackdrop(recipe, width, height);
  const picture = await sharp(Buffer.from(backdrop))
    .composite(layers)
    .webp({ quality: asked.quality, effort: 2 })
    .toBuffer();
  return new Uint8Array(picture);
}

function framed(recipe: PictureRecipe, { width, height }: Frame) {
  const own = recipe.kind === 'scene' ? recipe : { width: 960, height: 960 };
  if (width && height) return { width, height };
  if (width) return { width, height: Math.round((width * own.height) / own.width) };
  if (height) return { width: Math.round((height * own.width) / own.height), height };
  return { width: own.width, height: own.height };
}

type Layer = { emoji: string; size: number; left: number; top: number; turn: number };

function layersOf(recipe: PictureRecipe, width: number, height: number): Layer[] {
  const side = Math.min(width, height);
  if (recipe.kind === 'scene') return sceneLayers(recipe.emojis, width, height);
  const share = recipe.kind === 'mark' ? 0.74 : [0.7, 0.62, 0.78][recipe.angle];
  const turn = recipe.kind === 'mark' ? 0 : [0, -10, 8][recipe.angle];
  const size = Math.max(1, Math.round(side * (share ?? 0.7)));
  const left = Math.round((width - size) / 2);
  const lift = recipe.kind === 'mark' ? 0 : Math.round(side * 0.025);
  const top = Math.round((height - size) / 2) - lift;
  const main = { emoji: recipe.emoji, size, left, top, turn: turn ?? 0 };
  if (recipe.kind === 'mark' || !recipe.garnish) return [main];
  // The garnish lies in front, to the right of the plate, and on the left from the second angle.
  const small = Math.max(1, Math.round(side * 0.3));
  const aside = Math.round(side * 0.2) * (recipe.angle === 1 ? -1 : 1);
  return [
    main,
    {
      emoji: recipe.garnish,
      size: small,
      left: Math.round((width - small) / 2) + aside,
      top: Math.round(height / 2 + side * 0.12),
      turn: 8,
    },
  ];
}

/** A wide scene lines its things up on the right, where no title stands; a tall one stacks them. */
function sceneLayers(emojis: readonly string[], width: number, height: number): Layer[] {
  return emojis.map((emoji, index) => {
    const spot = blob(width, height, index);
    return { emoji, ...spot, turn: [-6, 9, -12, 5][index % 4] ?? 0 };
  });
}
