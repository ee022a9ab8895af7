import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStartParam } from '../start/channel';
import { toBase64url } from '../text/base64url';
import { personName } from '../text/personName';
import { type CartLine, lineKey, soundChoices } from './cart';
import { basketLink, packBasket, unpackBasket } from './sharedBasket';

const anyId = fc.oneof(fc.uuid(), fc.constantFrom('plov', 'tandir-somsa', 'чай', '茶 🍵'));
const anyCount = fc.integer({ min: 1, max: 999 });
const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }));
const anyLine = fc
  .record({
    productId: anyId,
    count: anyCount,
    note: fc.constantFrom('', 'piyozsiz', 'без лука'),
    choices: fc.uniqueArray(fc.record({ modificationId: anyId, count: anyCount }), {
      maxLength: 4,
      selector: ({ modificationId }) => modificationId,
    }),
    name: fc.constantFrom('', 'Aziza', 'Бек', '小明'),
  })
  .map(
    ({ name, ...line }): CartLine => ({
      ...line,
      key: lineKey(line.productId, line.choices, name),
      from: name,
    }),
  );
const anyLines = fc.uniqueArray(anyLine, {
  minLength: 1,
  maxLength: 12,
  selector: ({ key }) => key,
});

const byKey = (lines: readonly CartLine[]) =>
  new Map(lines.map(({ key, count, note }) => [key, { count, note }]));

const tea: CartLine = {
  key: lineKey('tea', []),
  productId: 'tea',
  choices: [],
  count: 2,
  note: '',
};

describe('a packed basket', () => {
  it('holds the same lines after unpacking, with the sender’s name on those without one', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const unpacked = unpackBasket(packBasket(lines, '')) ?? [];
        expect(byKey(unpacked)).toEqual(byKey(lines));
        for (const { choices } of unpacked) expect(choices).toEqual(soundChoices(choices));
      }),
    );
    const [line] = unpackBasket(packBasket([tea], ' Aziza ')) ?? [];
    expect(line).toEqual({ ...tea, from: 'Aziza', key: lineKey('tea', [], 'Aziza') });
  });

  it('holds only signs that a start parameter may have, and opens from one', () => {
    fc.assert(
      fc.property(anyLines, anyText, (lines, sender) => {
        const packed = packBasket(lines, sender);
        expect(packed).toMatch(/^[\w-]+$/);
        expect(parseStartParam(`shared_${packed}`)).toEqual({ kind: 'shared', id: packed });
        expect(unpackBasket(packed)).not.toBeNull();
      }),
    );
  });

  it('of version 1 can be read in every later version', () => {
    expect(unpackBasket('AQIDdGVhACpLxQhhfEQLgv7iPXf5h40BBUF6aXphAQACAQEBCHBpeW96c2l6g8o')).toEqual(
      [
        {
          key: lineKey('tea', [{ modificationId: uuid, count: 1 }], 'Aziza'),
          productId: 'tea',
          choices: [{ modificationId: uuid, count: 1 }],
          count: 2,
          note: 'piyozsiz',
          from: 'Aziza',
        },
      ],
    );
  });

  it('of another version, cut, extended or mistyped is refused', () => {
    const packed = packBasket([tea], 'Aziza');
    expect(unpackBasket(`C${packed.slice(1)}`)).toBeNull();
    for (let end = 0; end < packed.length; end += 1) {
      expect(unpackBasket(packed.slice(0, end))).toBeNull();
      expect(unpackBasket(`${packed.slice(0, end)}!${packed.slice(end + 1)}`)).toBeNull();
    }
    expect(unpackBasket(`${packed}AAAA`)).toBeNull();
  });

  it('is refused without a throw, whatever else it is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(unpackBasket(text)).toBeNull();
      }),
    );
    // With right check bytes, so that the structure itself is read.
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 60 }), (rest) => {
        const lines = unpackBasket(toBase64url(checked([1, ...rest])));
        expect(lines === null || lines.length > 0).toBe(true);
      }),
    );
  });
});

/** Bytes with the format's two check bytes. */
function checked(bytes: readonly number[]): number[] {
  const low = bytes.map((_, index) => bytes.slice(0, index + 1).reduce((a, b) => a + b) % 255);
  return [...bytes, low.at(-1) ?? 0, low.reduce((a, b) => a + b) % 255];
}

const uuid = '2a4bc508-617c-440b-82fe-e23d77f9878d';

describe('a name from a link', () => {
  it('is one short line without control and direction characters, also when it is cleaned twice', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const name = personName(text);
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect([...name].length).toBeLessThanOrEqual(24);
        expect(personName(name)).toBe(name);
        const [line] = unpackBasket(packBasket([tea], text)) ?? [];
        expect(line?.from).toBe(name);
      }),
    );
    expect(personName('\u202eAziza\u2066\n<b>')).toBe('Aziza <b>');
    expect(personName(`A${'\u0301'.repeat(40)}`).length).toBeLessThanOrEqual(3);
    expect(personName('x'.repeat(500))).toHaveLength(24);
  });
});

describe('the link of a basket', () => {
  const base = { bot: '@shop_bot', origin: 'https://demo.example', vendor: null };
  const many = (count: number) =>
    packBasket(
      Array.from({ length: count }, (_, index) => {
        const productId = uuid.replace(/..$/, String(index).padStart(2, '0'));
        return { ...tea, productId, key: productId };
      }),
      'Aziza',
    );

  it('opens the bot, as long as Telegram can carry it', () => {
    const link = basketLink({ ...base, packed: many(15) });
    expect(link).toMatchObject({ kind: 'bot' });
    const start = /startapp=(.+)/.exec('url' in link ? link.url : '')?.[1];
    expect(start?.length).toBeLessThanOrEqual(512);
    expect(unpackBasket(start?.replace('shared_', '') ?? '')).toHaveLength(15);
  });

  it('opens the browser when it is longer, or the bot is not known', () => {
    const packed = many(40);
    const url = `https://demo.example/basket?shared=${packed}`;
    expect(basketLink({ ...base, packed })).toEqual({ kind: 'browserInstead', url });
    expect(basketLink({ ...base, bot: null, packed })).toEqual({ kind: 'browser', url });
    expect(basketLink({ ...base, bot: null, vendor: 'demo', packed: many(1) })).toEqual({
      kind: 'browser',
      url: `https://demo.example/basket?shared=${many(1)}&vendor=demo`,
    });
  });

  it('does not exist for a basket that no address carries', () => {
    expect(basketLink({ ...base, packed: many(99) })).toEqual({ kind: 'tooLarge' });
  });
});
