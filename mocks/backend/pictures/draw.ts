import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { dishBackdrop, sceneBackdrop } from './backdrop';
import { type Layer, layersOf } from './layers';
import type { DrawnRecipe, PictureRecipe } from './recipe';

/** The requested size of a picture; 0 keeps the picture's own side. */
export type Frame = { width: number; height: number; quality: number };

const require = createRequire(import.meta.url);
const assets = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

// Intermediate steps: optimise for speed only.
const uncompressed = { compressionLevel: 0 } as const;
const cache = new Map<string, Promise<Buffer>>();

/** An emoji without its margins (which vary in the package), rotated; cached. */
function rotatedEmoji(emoji: string, turn: number): Promise<Buffer> {
  const key = `${emoji}|${turn}`;
  const known = cache.get(key) ?? renderEmoji(emoji, turn);
  cache.set(key, known);
  return known;
}

async function renderEmoji(emoji: string, turn: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const trimmed = await sharp(join(assets, `${emoji}.webp`))
    .trim()
    .png(uncompressed)
    .toBuffer();
  if (turn === 0) return trimmed;
  return sharp(trimmed).rotate(turn, { background: transparent }).png(uncompressed).toBuffer();
}

/**
 * Renders a demo picture as webp with exactly the requested sides, composed for them, so that it
 * fills a square, a 4:3 card or a wide banner.
 */
export async function toWebp(
  recipe: PictureRecipe,
  asked: Frame,
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  if (recipe.kind === 'file') return storedWebp(recipe.file, asked);
  const { width, height } = framed(recipe, asked);
  const place = async ({ emoji, box, x, y, turn }: Layer) => {
    const size = Math.max(1, Math.round(box));
    const { data, info } = await sharp(await rotatedEmoji(emoji, turn))
      .resize(size, size, { fit: 'inside', kernel: 'lanczos3' })
      .png(uncompressed)
      .toBuffer({ resolveWithObject: true });
    const within = (centre: number, length: number, limit: number) =>
      Math.round(Math.min(Math.max(centre - length / 2, 0), Math.max(limit - length, 0)));
    const left = within(x, info.width, width);
    const top = within(y, info.height, height);
    return { input: data, left, top, width: info.width, height: info.height };
  };
  const layers = await Promise.all(layersOf(recipe, width, height).map(place));
  const lowest = layers[0] ?? { left: 0, top: 0, width: 0, height: 0 };
  const backdrop =
    recipe.kind === 'scene'
      ? sceneBackdrop(recipe.tint, width, height)
      : dishBackdrop(recipe, { width, height }, lowest);
  const picture = await sharp(Buffer.from(backdrop))
    .composite(layers.map(({ input, left, top }) => ({ input, left, top })))
    .webp({ quality: asked.quality, effort: 2 })
    .toBuffer();
  return new Uint8Array(picture);
}

/** A recorded picture inside the requested sides, as the real proxy makes it. */
async function storedWebp(file: string, asked: Frame): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const { width, height, quality } = asked;
  const picture = await sharp(file)
    .resize(width || null, height || null, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: 2 })
    .toBuffer();
  return new Uint8Array(picture);
}

function framed(recipe: DrawnRecipe, { width, height }: Frame) {
  const own = recipe.kind === 'scene' ? recipe : { width: 960, height: 960 };
  if (width && height) return { width, height };
  if (width) return { width, height: Math.round((width * own.height) / own.width) };
  if (height) return { width: Math.round((height * own.width) / own.height), height };
  return { width: own.width, height: own.height };
}
