import sharp from 'sharp';
import type { Viewport } from './camera';

type Shot = { caption?: string | undefined; picture: Buffer };
type Layout = {
  /** pictures per row */
  columns: number;
  /** width of one picture, px */
  width: number;
  theme: 'light' | 'dark';
  /** of the screenshots */
  viewport: Viewport;
};

const gap = 14;
const captionHeight = 22;
const quality = 72;
const backgrounds = { light: '#d9dce1', dark: '#2a3038' };
const textColors = { light: '#30363d', dark: '#c5ccd4' };

/** Joins the pictures in rows into one WebP, each with its caption above. */
export async function contactSheet(shots: readonly Shot[], layout: Layout): Promise<Buffer> {
  const { columns, width, theme, viewport } = layout;
  const height = Math.round((width * viewport.height) / viewport.width);
  const top = shots.some(({ caption }) => caption) ? captionHeight : 0;
  const rows = Math.ceil(shots.length / columns);
  const cell = { width: width + gap, height: height + top + gap };
  const at = (index: number) => ({
    left: gap + (index % columns) * cell.width,
    top: gap + Math.floor(index / columns) * cell.height,
  });
  const pictures = await Promise.all(
    shots.map(async ({ picture }, index) => ({
      input: await rounded(picture, width, height),
      left: at(index).left,
      top: at(index).top + top,
    })),
  );
  const captions = shots.map(({ caption = '' }, index) => {
    const { left, top: y } = at(index);
    return `<text x="${left + 2}" y="${y + 14}">${escaped(caption)}</text>`;
  });
  const size = { width: gap + columns * cell.width, height: gap + rows * cell.height };
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"
    font-family="sans-serif" font-size="11" fill="${textColors[theme]}">${captions.join('')}</svg>`;
  return sharp({ create: { ...size, channels: 3, background: backgrounds[theme] } })
    .composite([{ input: Buffer.from(text), left: 0, top: 0 }, ...pictures])
    .webp({ quality, effort: 6 })
    .toBuffer();
}

/** Scales a screenshot down and rounds its corners. */
function rounded(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const corners = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" rx="${Math.round(width / 16)}"/></svg>`;
  return sharp(picture)
    .resize(width, height)
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
