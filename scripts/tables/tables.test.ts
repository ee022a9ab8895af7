import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { merchantKeyFrom, readHostKeys } from '../../src/domain/start/host';
import { readTableCode } from '../../src/domain/table/tableCode';
import { type CardLook, type FormatName, formats, sheetsOf } from './sheets';
import { tableLinks } from './tableLinks';

const shop = new URL('https://order.osh.uz/');
const hosts = readHostKeys('order.osh.uz=osh');
const links = tableLinks(
  { branch: 'markaz', hall: 'zal-2', prefix: 'VIP-', from: 1, to: 14 },
  shop,
  'https://t.me/osh_bot/shop',
);
const look: CardLook = {
  name: 'Osh & <Non>',
  colour: '#b3261e',
  logo: null,
  language: 'uz',
};

/** Every code of a sheet, read back from its picture card by card. */
async function readBack(format: FormatName, sheets: readonly string[], count: number) {
  const { width, height, columns, rows } = formats[format];
  const found: string[] = [];
  for (const sheet of sheets) {
    const png = sharp(Buffer.from(sheet), { density: 100 }).png();
    const { data: whole, info: size } = await png.toBuffer({ resolveWithObject: true });
    const perMm = size.width / 210;
    for (let index = 0; index < columns * rows && found.length < count; index += 1) {
      const { data, info } = await sharp(whole)
        .extract({
          left: Math.round((index % columns) * width * perMm),
          top: Math.round(Math.floor(index / columns) * height * perMm),
          width: Math.floor(width * perMm) - 1,
          height: Math.floor(height * perMm) - 1,
        })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
      if (code) found.push(code.data);
    }
  }
  return found;
}

test.each(['a6', 'stickers'] as const)(
  'every code of %s is read back by a decoder',
  async (format) => {
    // of A6 a sheet and one more
    const five = links.slice(0, 5);
    const cards = five.map(({ table, telegram }) => ({ table, link: telegram ?? '' }));
    const sheets = sheetsOf(format, cards, look);
    const codes = five.map(({ telegram }) => telegram);
    expect(await readBack(format, sheets, codes.length)).toEqual(codes);
  },
);

test('both links of a table are this shop’s table to the shop itself', () => {
  const key = merchantKeyFrom({ hostname: shop.hostname, vendor: null, stored: null, hosts })?.key;
  const own = { key: key ?? null, botLink: 'https://t.me/osh_bot', hosts };
  const seventh = { tableId: 'VIP-7', hallId: 'zal-2', branchId: 'markaz' };
  const { browser, telegram } = links[6] ?? { browser: '', telegram: '' };
  for (const link of [browser, telegram])
    expect(readTableCode(link ?? '', own)).toEqual({ kind: 'table', table: seventh });
});

test('without a hall or a bot there is a link for the browser alone', () => {
  const [first] = tableLinks({ branch: '3', hall: null, prefix: '', from: 1, to: 1 }, shop, null);
  expect(first).toEqual({
    table: '1',
    browser: 'https://order.osh.uz/?tableId=1&branchId=3',
    telegram: null,
  });
});

test('a sheet has as many cards as fit, with name and number as text', () => {
  const cards = links.map(({ table, browser }) => ({ table, link: browser }));
  expect(sheetsOf('a6', cards, look)).toHaveLength(4);
  const [sheet = ''] = sheetsOf('stickers', cards, look);
  expect(sheet).toContain('>Osh &amp; &lt;Non><');
  expect(sheet).toContain('>Stol VIP-1<');
  expect(sheetsOf('stickers', cards, look)).toHaveLength(2);
});

test.each([
  [{ branch: 'a_b' }, '--branch is "a_b"'],
  [{ hall: 'зал' }, '--hall is "зал"'],
  [{ prefix: ' ' }, '--prefix is " "'],
  [{ from: 5, to: 4 }, '--from and --to'],
  [{ from: Number.NaN }, '--from and --to'],
  [{ to: 5000 }, '--from and --to'],
  [{ from: 1.5 }, '--from and --to'],
  [{ from: 1e21, to: 1e21 }, '--from and --to'],
  [{ from: 2 ** 53, to: 2 ** 53 }, '--from and --to'],
  [{ hall: 'z'.repeat(600) }, 'Table 1: Telegram takes a start parameter of 512 letters'],
])('%j stops with a sentence', (given, said) => {
  const usual = { branch: '3', hall: null, prefix: '', from: 1, to: 4 };
  expect(() => tableLinks({ ...usual, ...given }, shop, null)).toThrow(said);
});
