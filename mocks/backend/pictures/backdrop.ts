import { type DrawnRecipe, tints } from './recipe';

type Still = Exclude<DrawnRecipe, { kind: 'scene' }>;
type Sides = { width: number; height: number };

/** Position of the light for each angle of a dish. */
const lights = [
  ['50%', '38%'],
  ['32%', '30%'],
  ['68%', '34%'],
] as const;

/** A warm gradient with a plate and, below the dish (given by its box), a soft shadow, as SVG. */
export function dishBackdrop(
  recipe: Still,
  { width, height }: Sides,
  dish: Sides & { left: number; top: number },
): string {
  const [light, deep, shade] = tints[recipe.tint];
  const side = Math.min(width, height);
  const [x, y] = lights[recipe.kind === 'dish' ? recipe.angle : 0];
  const cx = width / 2;
  const cy = height / 2;
  const footX = dish.left + dish.width / 2;
  const footY = dish.top + dish.height * 0.97;
  const shadow = `<ellipse cx="${footX}" cy="${footY}" rx="${dish.width * 0.56}" ry="${side * 0.085}" fill="url(#shade)"/>`;
  const plate = `<circle cx="${cx}" cy="${cy + side * 0.04}" r="${side * 0.53}" fill="url(#shade)" opacity="0.55"/>
<circle cx="${cx}" cy="${cy}" r="${side * 0.46}" fill="${light}"/>
<circle cx="${cx}" cy="${cy}" r="${side * 0.46}" fill="#fff" opacity="0.35"/>
<circle cx="${cx}" cy="${cy}" r="${side * 0.38}" fill="${light}" opacity="0.9"/>`;
  return svg(
    { width, height },
    `<radialGradient id="back" cx="${x}" cy="${y}" r="85%"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient>
${fading(shade)}`,
    (recipe.kind === 'mark' ? '' : plate) + shadow,
  );
}

/** The background of a banner or story: the gradient with large soft circles. */
export function sceneBackdrop(tint: Still['tint'], width: number, height: number): string {
  const [light, deep, shade] = tints[tint];
  const side = Math.max(width, height);
  const isWide = width >= height;
  return svg(
    { width, height },
    `<linearGradient id="back" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${deep}"/><stop offset="1" stop-color="${light}"/></linearGradient>
${fading(shade)}`,
    `<circle cx="${width * (isWide ? 0.78 : 0.5)}" cy="${height * (isWide ? 0.5 : 0.62)}" r="${side * 0.3}" fill="#fff" opacity="0.45"/>
<circle cx="${width * 0.08}" cy="${height * 0.95}" r="${side * 0.22}" fill="url(#shade)" opacity="0.3"/>`,
  );
}

/** A shadow as a gradient: a blur filter would cost more than all the rest. */
function fading(shade: string): string {
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${shade}" stop-opacity="${opacity}"/>`;
  return `<radialGradient id="shade">${stop(0, 0.62)}${stop(0.55, 0.42)}${stop(0.8, 0.14)}${stop(1, 0)}</radialGradient>`;
}

function svg({ width, height }: Sides, defs: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${defs}</defs><rect width="${width}" height="${height}" fill="url(#back)"/>${content}</svg>`;
}
