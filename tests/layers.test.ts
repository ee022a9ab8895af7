import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Every folder of the table, with one of its files. */
const fileOf = {
  domain: 'limits.ts',
  api: 'http.ts',
  telegram: 'handle.ts',
  device: 'storage.ts',
  navigation: 'paths.ts',
  i18n: 't.ts',
  stores: 'merchant.ts',
  flows: 'platform.ts',
  ui: 'Row.tsx',
  map: 'camera.ts',
  'screens/home': 'HomeScreen.tsx',
  app: 'App.tsx',
};
type Layer = keyof typeof fileOf;
const layers = Object.keys(fileOf) as Layer[];
const pathOf = (layer: Layer) => `${layer}/${fileOf[layer]}`;
const moduleOf = (layer: Layer) => pathOf(layer).replace(/\.tsx?$/, '');

/** What each layer may import. */
const below: Layer[] = ['domain', 'api', 'telegram', 'device', 'navigation', 'i18n', 'stores'];
const may: Record<Layer, Layer[]> = {
  domain: [],
  api: ['domain'],
  telegram: ['domain'],
  device: ['domain'],
  navigation: ['domain'],
  i18n: ['domain'],
  stores: ['domain', 'device'],
  flows: below,
  ui: ['domain', 'i18n'],
  map: ['domain', 'i18n'],
  'screens/home': ['domain', 'i18n', 'navigation', 'stores', 'flows', 'ui', 'map'],
  app: layers,
};
/** Packages that only some layers may import, with a file of each that does. */
const doors: Record<string, readonly string[]> = {
  '@tma.js/sdk': ['src/telegram/viewport.ts'],
  '@telegram-apps/sdk-react': ['src/telegram/TelegramColors.tsx'],
  'maplibre-gl': ['src/map/MapCanvas.tsx'],
  'react-map-gl/maplibre': ['src/map/MapCanvas.tsx'],
  ofetch: ['src/api/http.ts'],
  valibot: ['src/api/readers/field.ts', 'src/domain/schema.ts', 'src/stores/start/lastVisit.ts'],
};

/** The lint's rules for folders, as the table of docs/architecture.md. */
async function layerRows(): Promise<string> {
  const { overrides } = JSON.parse(await readFile(join(root, 'biome.layers.json'), 'utf8'));
  const folders = new Map<string, string[]>();
  for (const { includes, linter } of overrides as Override[]) {
    const { noRestrictedImports: rule } = linter.rules.style;
    if (typeof rule === 'string') continue;
    for (const { message } of rule.options.patterns) {
      // The rule on packages says itself which folder it is about.
      const names = message.startsWith('Import ') ? ['src/**'] : includes;
      folders.set(message, [...new Set([...(folders.get(message) ?? []), ...names])]);
    }
  }
  const rows = [...folders].map(
    ([message, names]) => `| ${names.map((name) => `\`${name}\``).join(', ')} | ${message} |`,
  );
  return ['| Files | Rule |', '| --- | --- |', ...rows].join('\n');
}
type Rule = { options: { patterns: { message: string }[] } };
type Override = {
  includes: string[];
  linter: { rules: { style: { noRestrictedImports: Rule | string } } };
};

test('docs/architecture.md shows the layers as the lint has them', async () => {
  const page = await readFile(join(root, 'docs/architecture.md'), 'utf8');
  expect(page).toContain(`\n${await layerRows()}\n`);
});

describe('the layer table', () => {
  for (const layer of layers) {
    const allowed = may[layer];
    const up = layer.includes('/') ? '../..' : '..';
    const others = layers.filter((other) => other !== layer);

    test(`${layer} may import ${allowed.join(', ') || 'nothing'}, and no other layer`, async () => {
      const specifier = (other: Layer) => `${up}/${moduleOf(other)}`;
      const refused = await refusals(`src/${pathOf(layer)}`, others.map(specifier));
      expect(refused).toEqual(others.filter((other) => !allowed.includes(other)).map(specifier));
    });

    test(`${layer} may import its own files, but neither main nor the mocks`, async () => {
      const wrong = [`${up}/../mocks/backend/app`];
      if (layer !== 'app') wrong.push(`${up}/main`);
      const own = `./${fileOf[layer].replace(/\.tsx?$/, '')}`;
      expect(await refusals(`src/${pathOf(layer)}`, [own, ...wrong])).toEqual(wrong);
    });

    test(`${layer} may import a package only if it is one of that package’s layers`, async () => {
      expect(await refusals(`src/${pathOf(layer)}`, Object.keys(doors))).toEqual(shutTo(layer));
    });
  }

  test('a package may be imported where it is', async () => {
    for (const [name, files] of Object.entries(doors)) {
      for (const door of files) {
        expect(await readFile(join(root, door), 'utf8')).toContain(`'${name}'`);
        const besides = door.startsWith('src/domain/') ? [] : ['react'];
        expect(await refusals(door, [name, ...besides])).toEqual([]);
      }
    }
  });

  test('a screen may not import another screen, however the path is written', async () => {
    const wrong = ['../', './../', '../../screens/'].map((up) => `${up}product/ProductScreen`);
    expect(await refusals('src/screens/home/HomeScreen.tsx', ['./HomeHeader', ...wrong])).toEqual(
      wrong,
    );
  });

  test('every screen may use the catalogue cards, which use no screen', async () => {
    const cards = '../catalog/ShopCard';
    expect(await refusals('src/screens/home/HomeScreen.tsx', [cards])).toEqual([]);
    const wrong = ['../home/HomeScreen', '../../api/http'];
    const card = 'src/screens/catalog/ShopCard.tsx';
    expect(await refusals(card, ['./productTexts', ...wrong])).toEqual(wrong);
  });

  test('a screen gets its services from flows/platform only', async () => {
    const services = '../../flows/services';
    const home = 'src/screens/home/HomeScreen.tsx';
    expect(await refusals(home, ['../../flows/platform', services])).toEqual([services]);
  });

  for (const { layer, file, own } of [
    { layer: 'domain', file: 'order', own: ['./payment', '../limits', '../basket/pricing'] },
    { layer: 'stores', file: 'draft', own: ['./orders', '../merchant', '../basket/cart'] },
    {
      layer: 'flows',
      file: 'submitOrder',
      own: ['./checkOrder', '../services', '../basket/addToBasket'],
    },
  ] as const) {
    test(`a subject folder of ${layer} follows the same table, and may use its neighbours`, async () => {
      const others = layers.filter((other) => other !== layer);
      const specifier = (other: Layer) => `../../${moduleOf(other)}`;
      const wrong = ['../../main', '../../../mocks/backend/app', ...shutTo(layer)];
      const all = [...own, ...others.map(specifier), ...wrong];
      expect(await refusals(`src/${layer}/order/${file}.ts`, all)).toEqual([
        ...others.filter((other) => !may[layer].includes(other)).map(specifier),
        ...wrong,
      ]);
    });
  }

  test('the readers of api may import domain, and nothing of api besides', async () => {
    const own = ['./values', '../../domain/limits'];
    const wrong = ['../http', '../../stores/merchant'];
    const lists = 'src/api/readers/lists.ts';
    expect(await refusals(lists, [...own, ...wrong])).toEqual(wrong);
  });

  test('a wrong import is found in every form of import statement', async () => {
    const code = [
      `import type { Http } from '../api/http';`,
      `import { type Result } from '../api/result';`,
      `export { getCatalog } from '../api/catalog';`,
      `export const later = () => import('../api/orders');`,
      'export type { Http, Result };',
    ];
    expect(await refusedLines('src/stores/merchant.ts', code.join('\n'))).toEqual([1, 2, 3, 4]);
  });

  test('mocks may import domain, only types from api, and nothing else of the app', async () => {
    const code = [
      `import { toMoney } from '../../src/domain/basket/pricing';`,
      `import type { Http } from '../../src/api/http';`,
      `import { createHttp } from '../../src/api/http';`,
      `import { state } from '../../src/stores/basket/cart';`,
      'export { toMoney, type Http, createHttp, state };',
    ];
    expect(await refusedLines('mocks/backend/app.ts', code.join('\n'))).toEqual([3, 4]);
  });

  test('the simulator may import nothing of the shop, its tests included', async () => {
    const wrong = ['../backend/app', '../../src/domain/basket/pricing', '../freePort'];
    const inside = ['./client/log', 'valibot'];
    expect(await refusals('mocks/telegram/simulator.ts', [...inside, ...wrong])).toEqual(wrong);
    const deeper = wrong.map((path) => `../${path}`);
    expect(await refusals('mocks/telegram/client/log.ts', ['../store', ...deeper])).toEqual(deeper);
    expect(await importsFromOutside('mocks/telegram')).toEqual([]);
  });
});

/**
 * The packages that a file of `layer` may not import: those that none of its files does, and MapCanvas's own.
 */
const shutTo = (layer: Layer): string[] =>
  Object.keys(doors).filter(
    (name) =>
      name === 'maplibre-gl' || !doors[name]?.some((door) => door.startsWith(`src/${layer}/`)),
  );

/** Every relative import of a folder's files that leaves it. */
async function importsFromOutside(folder: string): Promise<string[]> {
  const inside = join(root, folder);
  const names = await readdir(inside, { recursive: true });
  const found = names
    .filter((name) => /\.(tsx?|js|css)$/.test(name))
    .map(async (name) => {
      const code = await readFile(join(inside, name), 'utf8');
      return [...code.matchAll(/(?:from|import|import\(|mock\()\s*'(\.[^']*)'/g)]
        .filter(([, path = '']) => !join(dirname(join(inside, name)), path).startsWith(inside))
        .map(([, path]) => `${name}: ${path}`);
    });
  return (await Promise.all(found)).flat();
}

/** The `specifiers` that the lint configuration refuses in `file`. All of them are files that exist. */
async function refusals(file: string, specifiers: string[]): Promise<string[]> {
  const relative = specifiers.filter((one) => one.startsWith('.'));
  const named = [file, ...relative.map((one) => join(dirname(file), one))];
  expect(named.filter((path) => !isFile(path))).toEqual([]);
  const lines = await refusedLines(file, specifiers.map((one) => `import '${one}';`).join('\n'));
  return lines.map((line) => specifiers[line - 1] ?? `line ${line}`);
}

const isFile = (path: string) =>
  ['', '.ts', '.tsx'].some((ending) => existsSync(join(root, path + ending)));

/** Lints `code` as `file` of this project, in an empty folder with the same rules. */
async function refusedLines(file: string, code: string): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'layers-'));
  try {
    for (const rules of ['biome.json', 'biome.layers.json'])
      await copyFile(join(root, rules), join(folder, rules));
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `${code}\n`);
    const report = await lint(folder);
    return [...report.matchAll(/noRestrictedImports,file=[^,]+,line=(\d+)/g)].map((m) =>
      Number(m[1]),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

function lint(folder: string): Promise<string> {
  const options = ['--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none'];
  return new Promise((resolve, reject) => {
    const biome = join(root, 'node_modules/.bin/biome');
    execFile(biome, ['lint', ...options, '.'], { cwd: folder }, (error, stdout, stderr) => {
      if (stderr.includes('configuration')) reject(error ?? new Error(stderr));
      else resolve(stdout);
    });
  });
}
