import { renderSVG } from 'uqr';
import { textOn } from '../../src/domain/brand/contrast';
import type { Language } from '../../src/domain/text/language';

/** What stands on a table's card. */
export const tableTexts: Record<Language, { table: string; scan: string }> = {
  uz: { table: 'Stol', scan: 'Buyurtma berish uchun kodni skanerlang' },
  ru: { table: 'Стол', scan: 'Чтобы заказать, наведите камеру на код' },
  eng: { table: 'Table', scan: 'Scan the code to order' },
  ar: { table: 'طاولة', scan: 'امسح الرمز للطلب' },
  kz: { table: 'Үстел', scan: 'Тапсырыс беру үшін кодты сканерлеңіз' },
  tr: { table: 'Masa', scan: 'Sipariş vermek için kodu okutun' },
  zh: { table: '桌号', scan: '扫码下单' },
};

/** What all cards of a shop have in common. */
export type CardLook = {
  name: string;
  /** `#rrggbb` */
  colour: string;
  /** `data:image/…`, null without one */
  logo: string | null;
  language: Language;
};
export type Card = { table: string; link: string };

/** Millimetres. */
type Format = { width: number; height: number; columns: number; rows: number; draw: Draw };
type Draw = (card: Card, look: CardLook) => string;

const page = { width: 210, height: 297 };

/** A4 sheets to be cut: four cards of A6, or twelve stickers. */
export const formats = {
  a6: { width: 105, height: 148.5, columns: 2, rows: 2, draw: a6 },
  stickers: { width: 70, height: 74.25, columns: 3, rows: 4, draw: sticker },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;

/** The sheets of a format, each an SVG of A4 in millimetres. */
export function sheetsOf(format: FormatName, cards: readonly Card[], look: CardLook): string[] {
  const { width, height, columns, rows, draw } = formats[format];
  const onSheet = columns * rows;
  const sheets: string[] = [];
  for (let first = 0; first < cards.length; first += onSheet) {
    const placed = cards.slice(first, first + onSheet).map((card, index) => {
      const x = (index % columns) * width;
      const y = Math.floor(index / columns) * height;
      return `<g transform="translate(${x} ${y})">${cutLine(width, height)}${draw(card, look)}</g>`;
    });
    sheets.push(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${page.width}mm" height="${page.height}mm" ` +
        `viewBox="0 0 ${page.width} ${page.height}" font-family="system-ui, sans-serif">` +
        `<rect width="100%" height="100%" fill="#fff"/>${placed.join('')}</svg>\n`,
    );
  }
  return sheets;
}

const cutLine = (width: number, height: number): string =>
  `<rect width="${width}" height="${height}" fill="none" stroke="#ccc" stroke-width="0.1"/>`;

function a6({ table, link }: Card, look: CardLook): string {
  const { width } = formats.a6;
  const { colour, name, logo } = look;
  const texts = tableTexts[look.language];
  const onColour = textOn(colour, true);
  const left = logo === null ? width / 2 : width / 2 + 8;
  const size = fitted(name, logo === null ? 90 : 74, 7);
  return [
    `<rect width="${width}" height="26" fill="${colour}"/>`,
    logo === null ? '' : picture(logo, 6, 5, 16),
    text(left, 13 + size / 3, size, name, `fill="${onColour}" font-weight="700"`),
    code(link, (width - 70) / 2, 34, 70),
    text(width / 2, 126, 16, `${texts.table} ${table}`, 'font-weight="700"'),
    text(width / 2, 138, fitted(texts.scan, 92, 5), texts.scan, 'fill="#444"'),
  ].join('');
}

function sticker({ table, link }: Card, look: CardLook): string {
  const { width, height } = formats.stickers;
  const { colour, name, language } = look;
  return [
    `<rect width="${width}" height="3" fill="${colour}"/>`,
    code(link, (width - 50) / 2, 5, 50),
    text(width / 2, 63, 7, `${tableTexts[language].table} ${table}`, 'font-weight="700"'),
    text(width / 2, height - 4, fitted(name, 62, 3.6), name, 'fill="#444"'),
  ].join('');
}

/** A QR code with its quiet margin in a square of `size`; level M is still read with a scratch. */
const code = (link: string, x: number, y: number, size: number): string =>
  renderSVG(link, { ecc: 'M', border: 4, pixelSize: 1 }).replace(
    '<svg',
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" shape-rendering="crispEdges"`,
  );

const picture = (href: string, x: number, y: number, size: number): string =>
  `<image href="${escaped(href)}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;

const text = (x: number, y: number, size: number, value: string, more: string): string =>
  `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" ${more}>${escaped(value)}</text>`;

/** A size at which a text of usual letters fits into `width`, at most `size`. */
const fitted = (value: string, width: number, size: number): number =>
  Math.round(Math.min(size, width / Math.max(1, value.length * 0.58)) * 10) / 10;

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
