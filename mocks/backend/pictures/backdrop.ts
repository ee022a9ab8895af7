import { type PictureRecipe, tints } from './recipe';

type Still = Exclude<PictureRecipe, { kind: 'scene' }>;

/** Where the light falls from, for each angle that a dish is shown from. */
const lights = [
  ['50%', '38%'],
  ['32%', '30%'],
  ['68%', '34%'],
] as const;

/** A warm gradient with a plate and the soft shadow under what lies on it, as SVG. */
export function dishBackdrop(recipe: Still, width: number, height: number): string {
  const [light, deep, shade] = tints[recipe.tint];
  const side = Math.min(width, height);
  const [x, y] = lights[recipe.kind === 'dish' ? recipe.angle : 0];
  const cx = width / 2;
  const cy = height / 2;
  const plate =
    recipe.kind === 'mark'
      ? ''
      : `<ellipse cx="${cx}" cy="${cy + side * 0.05}" rx="${side * 0.46}" ry="${side * 0.43}" fill="${shade}" opacity="0.16" filter="url(#soft)"/>
<circle cx="${cx}" cy="${cy}" r="${side * 0.44}" fill="#fff" opacity="0.5"/>
<circle cx="${cx}" cy="${cy}" r="${side * 0.355}" fill="${light}" opacity="0.9"/>
<ellipse cx="${cx}" cy="${cy + side * 0.29}" rx="${side * 0.27}" ry="${side * 0.065}" fill="${shade}" opacity="0.5" filter="url(#soft)"/>`;
  return svg(
    width,
    height,
    `<radialGradient id="back" cx="${x}" cy="${y}" r="85%"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${side * 0.02}"/></filter>`,
    plate,
  );
}

/** A banner's or a story's ground: the gradient with large soft circles. */
export function sceneBackdrop(tint: Still['tint'], width: number, height: number): string {
  const [light, deep, shade] = tints[tint];
  const side = Math.max(width, height);
  const isWide = width >= height;
  return svg(
    width,
    height,
    `<linearGradient id="back" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${deep}"/><stop offset="1" stop-color="${light}"/></linearGradient>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${side * 0.03}"/></filter>`,
    `<circle cx="${width * (isWide ? 0.78 : 0.5)}" cy="${height * (isWide ? 0.5 : 0.62)}" r="${side * 0.3}" fill="#fff" opacity="0.45"/>
<circle cx="${width * 0.08}" cy="${height * 0.95}" r="${side * 0.22}" fill="${shade}" opacity="0.14" filter="url(#soft)"/>`,
  );
}

/** Size and place of the nth thing in a scene, in whole pixels inside the picture. */
export function blob(width: number, height: number, index: number) {
  const wide: readonly (readonly [number, number, number])[] = [
    [0.78, 0.5, 0.84],
    [0.6, 0.68, 0.46],
    [0.93, 0.26, 0.4],
    [0.47, 0.32, 0.3],
  ];
  const tall: readonly (readonly [number, number, number])[] = [
    [0.5, 0.62, 0.76],
    [0.22, 0.38, 0.36],
    [0.78, 0.36, 0.32],
    [0.72, 0.87, 0.3],
  ];
  const isWide = width >= height;
  const list = isWide ? wide : tall;
  const [x, y, share] = list[index % list.length] ?? [0.5, 0.5, 0.5];
  const size = Math.max(1, Math.round((isWide ? height : width) * share));
  const within = (centre: number, length: number) =>
    Math.round(Math.min(Math.max(centre * length - size / 2, 0), Math.max(length - size, 0)));
  return { size, left: within(x, width), top: within(y, height) };
}

function svg(width: number, height: number, defs: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${defs}</defs><rect width="${width}" height="${height}" fill="url(#back)"/>${content}</svg>`;
}
