// @vitest-environment node
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/root';
import { blankDraft } from '../src/domain/order/draftFields';
import { rest } from '../src/i18n/uz';
import { first } from '../src/i18n/uz.home';
import { paths, routes } from '../src/navigation/paths';
import { addressPaths } from '../src/navigation/sheetPaths';

/** The code of the app besides the lists of its routes and its texts. */
const code = await readCode();
/** What a person sets off. */
const actions = await readCode(['flows', 'screens']);

async function readCode(folders = ['']): Promise<string> {
  const entries = await readdir(join(root, 'src'), { recursive: true });
  const files = entries.filter(
    (name) =>
      folders.some((folder) => name.startsWith(folder)) &&
      /\.tsx?$/.test(name) &&
      !/\.test\.|navigation\/(paths|publicRoutes)|i18n\/(uz|ru|eng|ar|kz|tr|zh)\b/.test(name),
  );
  const texts = await Promise.all(files.map((name) => readFile(join(root, 'src', name), 'utf8')));
  return texts.join('\n');
}

/** Routes of §2 for links from elsewhere: the app shows these views at the address of the list. */
const onlyFromOutside = ['branchesMap', 'addressPickup'];

/** Names under which a route is opened: its own, and those of the builders of its addresses. */
const openersOf = (route: string): string[] => [
  `paths.${route}`,
  `'${route}'`,
  ...Object.entries({ paths, addressPaths }).flatMap(([of, builders]) =>
    Object.entries(builders).flatMap(([name, builder]) =>
      typeof builder === 'function' && new RegExp(`routes\\.${route}\\b`).test(String(builder))
        ? [`${of}.${name}`]
        : [],
    ),
  ),
];

test('something opens every route', () => {
  const isOpened = (route: string) =>
    openersOf(route).some((opener) => new RegExp(`${opener}(?!\\w)`).test(code));
  const unopened = Object.keys(routes).filter((route) => !isOpened(route));
  expect(unopened.sort()).toEqual(onlyFromOutside.sort());
});

/** Keys of texts, dotted; the forms of a plural are one text. */
const keysIn = (texts: object, before = ''): string[] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' || 'other' in value
      ? [before + name]
      : keysIn(value, `${before}${name}.`),
  );

/** Beginning and end of keys that are put together, as in `units.${unit}`. */
const composed = [...code.matchAll(/`([\w.]+\.)\$\{[^`}]+\}(\w*)`/g)];

test('every text is shown somewhere', () => {
  const isShown = (key: string) =>
    code.includes(`'${key}'`) ||
    composed.some(([, start = '', end = '']) => key.startsWith(start) && key.endsWith(end));
  expect(
    keysIn({ ...first })
      .concat(keysIn({ ...rest }))
      .filter((key) => !isShown(key)),
  ).toEqual([]);
});

/** The functions that write a field of the draft, by name. */
async function settersOf(field: string): Promise<string[]> {
  const stores = await readCode(['stores/order']);
  return [...stores.matchAll(/^export function (\w+)\([\s\S]*?^}$/gm)].flatMap(
    ([body, name = '']) => (new RegExp(`state\\.${field} = `).test(body) ? [name] : []),
  );
}

test('something that a person does fills in every field of the draft', async () => {
  const silent: string[] = [];
  for (const field of Object.keys(blankDraft())) {
    const setters = (await settersOf(field)).map((name) => `\\b${name}\\b`);
    const filled = new RegExp([...setters, `\\bfill\\(\\{[^}]*\\b${field}\\b`].join('|'));
    if (!filled.test(actions)) silent.push(field);
  }
  expect(silent, 'fields without a control: add one in src/screens/checkout').toEqual([]);
});
