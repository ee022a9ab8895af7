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
const colours = {
  light: { background: '#d9dce1', text: '#30363d' },
  dark: { background: '#2a3038', text: '#c5ccd4' },
};

/** Joins the pictures in rows into one WebP, each with rounded corners and its caption above. */
export async function contactSheet(shots: readonly Shot[], layout: Layout): Promise<Buffer> {
  const { columns, width, theme, viewport } = layout;
  const { background, text } = colours[theme];
  const height = Math.round((width * viewport.height) / viewport.width);
  const top = shots.some(({ caption }) => caption) ? captionHeight : 0;
  const svg = (content: string, more = 0) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + more}"
      font-family="sans-serif" font-size="11" fill="${text}">${content}</svg>`);
  const corners = svg(`<rect width="100%" height="100%" rx="${Math.round(width / 16)}"/>`);
  const cells = await Promise.all(
    shots.map(async ({ picture, caption = '' }) => {
      const scaled = sharp(picture).resize(width, height);
      const input = await scaled
        .composite([{ input: corners, blend: 'dest-in' }])
        .png()
        .toBuffer();
      const cell = sharp(svg(`<text x="2" y="14">${escaped(caption)}</text>`, top));
      return cell
        .flatten({ background })
        .composite([{ input, left: 0, top }])
        .png()
        .toBuffer();
    }),
  );
  // a single one cannot be joined
  const [first, ...more] = cells;
  const joined = { join: { across: columns, shim: gap, background } };
  return (more.length > 0 ? sharp(cells, joined) : sharp(first))
    .extend({ top: gap, bottom: gap, left: gap, right: gap, background })
    .webp({ quality: 72, effort: 6 })
    .toBuffer();
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
