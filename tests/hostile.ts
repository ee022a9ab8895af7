import * as fc from 'fast-check';

/** Placeholders for JSON that JSON.stringify cannot produce; replaced in the text. */
const beyondJson = {
  '@huge': '1e999',
  '@deep': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  '@proto': '{"__proto__":{"id":"x","polluted":true},"toString":7,"valueOf":7}',
};

const markup = '<img src=x onerror="globalThis.ran=1"><script>globalThis.ran=1</script>';

/** A value that no field expects: wrong type, unknown word, too large, too deep, or markup. */
export const hostileValue = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 0.1, 91, -181, 1e21, -1e308, 8.64e15 + 1),
  fc.constantFrom<unknown>('', ' ', 'NaN', 'Infinity', '1e999', '-5', 'TELEPORTED', '__proto__'),
  fc.constantFrom<unknown>(markup, 'javascript:alert(1)', '\u202egnp.exe\u0000', '\ud800', 'x\n'),
  fc.constantFrom<unknown>('a\u2069\u202eb\u2066', 'a\udc00\ufeff\u200bb', '\u2067\u202d1 000'),
  fc.constantFrom<unknown>('0000-01-01', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'),
  fc.constantFrom<unknown>(-62_167_219_200_000, 253_402_300_799_999, 9e15, '-0', '1e15', 9e13),
  fc.constantFrom<unknown>('ж'.repeat(100_000), '9'.repeat(400), '99:99', '2026-99-99T99:99'),
  fc.constantFrom<unknown>([], {}, [[]], [null], { id: null }, { id: {} }, { content: [[], 7] }),
  fc.constantFrom<unknown>(...Object.keys(beyondJson)),
  fc.constantFrom<unknown>('{"office":{"toString":1},"floor":[[{}]],"entrance":true}'),
  fc.jsonValue({ maxDepth: 3 }),
);

/** One example of each: null, wrong type, unknown word, too large, too deep, markup. */
export const oneOfEach: readonly unknown[] = [
  null,
  7,
  [[]],
  { toString: 1 },
  'TELEPORTED',
  '@huge',
  '@deep',
  '@proto',
  'a\u2069\u202eb\ud800',
  '9999-12-31T23:59:59Z',
  markup,
];

/** The text of a response, as a server would send it. */
export function written(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return Object.entries(beyondJson).reduce(
    (whole, [name, own]) => whole.replaceAll(JSON.stringify(name), own),
    text,
  );
}

type Path = readonly (string | number)[];

/** The paths of a value: the value itself and every part of it. */
export function pathsOf(value: unknown, before: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [before];
  const names = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [before, ...names.flatMap((name) => pathsOf(Reflect.get(value, name), [...before, name]))];
}

/** The part of a value at a path; undefined where there is none. */
export const partAt = (value: unknown, path: Path): unknown =>
  path.reduce((part: unknown, name) => Reflect.get(Object(part), name), value);

/** A copy of `value` with `part` at `path`. */
export function replaced(value: unknown, path: Path, part: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return part;
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  Reflect.set(copy, name, replaced(Reflect.get(value, name), rest, part));
  return copy;
}

/** The same value with lists cut to `most` items, which keeps the search fast. */
export function shortened(value: unknown, most = 3): unknown {
  if (Array.isArray(value)) return value.slice(0, most).map((part) => shortened(part, most));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, shortened(part, most)]),
  );
}
