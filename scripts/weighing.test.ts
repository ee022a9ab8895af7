import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Build, reactDom, weigh } from './weighing';

let folder: string;
let build: Build;
const bridge = 'node_modules/@tma.js/bridge/dist/';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  await mkdir(join(folder, 'assets'));
  for (const name of [
    'entry.js',
    'entry.css',
    'shared.js',
    'reactDom.js',
    'reading.js',
    'uz.js',
    'basket.js',
    'basket.css',
  ])
    await writeFile(join(folder, 'assets', name), `/* ${name} */`);
  await writeFile(join(folder, 'index.html'), '<script>early()</script><script src="x"></script>');
  build = {
    folder,
    manifest: {
      'index.html': {
        file: 'assets/entry.js',
        css: ['assets/entry.css'],
        imports: ['_shared.js'],
      },
      '_shared.js': { file: 'assets/shared.js' },
      '_reactDom.js': { file: 'assets/reactDom.js' },
      '_reading.js': { file: 'assets/reading.js' },
      'src/i18n/uz.home.ts': { file: 'assets/uz.js' },
      'src/screens/basket/BasketScreen.tsx': {
        file: 'assets/basket.js',
        css: ['assets/basket.css'],
        imports: ['_shared.js'],
      },
    },
    packages: {},
    sources: {
      'assets/entry.js': { 'src/main.tsx': 90 },
      'assets/shared.js': { 'src/ui/Button.tsx': 900 },
      'assets/reactDom.js': {
        'node_modules/react-dom/client.js': 9000,
        'src/app/mountReact.ts': 90,
      },
      'assets/reading.js': { 'src/app/connectApi.ts': 90 },
      'assets/telegram.js': { [`${bridge}index.js`]: 90, [`${bridge}more.js`]: 90 },
    },
  };
});

afterEach(() => rm(folder, { recursive: true }));

const names = (parts: { name: string }[]) => parts.map(({ name }) => name).toSorted();

describe('the first load', () => {
  test('is the entry, its imports, styles, a dictionary and the inline script', async () => {
    const { first, lazy } = await weigh(build);
    expect(names(first)).toEqual([
      ...[
        'assets/entry.css',
        'assets/entry.js',
        'assets/reactDom.js',
        'assets/shared.js',
        'assets/uz.js',
      ],
      'index.html',
    ]);
    expect(names(lazy)).toEqual(['assets/basket.css', 'assets/basket.js']);
    for (const { bytes } of first) expect(bytes).toBeGreaterThan(0);
  });

  test('includes home’s chunk when home is a chunk', async () => {
    build.manifest['src/screens/home/HomeScreen.tsx'] = { file: 'assets/basket.js' };
    expect(names((await weigh(build)).first)).toContain('assets/basket.js');
  });

  test('includes React DOM, which loads after the entry', async () => {
    const { first } = await weigh(build);
    expect(first.find(({ why }) => why === reactDom)?.name).toBe('assets/reactDom.js');
  });

  test('takes, from files, also what reads the API’s responses', async () => {
    expect(names((await weigh(build)).reading)).toEqual(['assets/reading.js']);
    const { sources } = build;
    build.sources = { ...sources, 'assets/shared.js': { 'src/app/connectApi.ts': 90 } };
    delete build.sources['assets/reading.js'];
    expect((await weigh(build)).reading).toEqual([]);
    delete build.sources['assets/shared.js'];
    await expect(weigh(build)).rejects.toThrow('src/app/connectApi.ts is in no chunk');
  });

  test.each([
    ['node_modules/@tma.js/sdk/dist/index.js', 'the Telegram SDK'],
    ['node_modules/maplibre-gl/dist/maplibre-gl.mjs', 'the map'],
    ['src/screens/basket/BasketScreen.tsx', 'a screen besides home'],
  ])('must not hold %s', async (source, what) => {
    expect((await weigh(build)).faults).toEqual([]);
    Object.assign(build.sources['assets/shared.js'] ?? {}, { [source]: 1 });
    expect((await weigh(build)).faults).toEqual([
      `${what} is in the first load: ${source} in assets/shared.js.`,
    ]);
  });

  test.each([
    [['node_modules/@telegram-apps/bridge/dist/index.js', `${bridge}index.js`], 2],
    [[`node_modules/@tma.js/sdk/${bridge}index.js`, `${bridge}index.js`], 2],
    [[], 0],
  ])('needs one Telegram runtime: %j', async (names, count) => {
    build.sources['assets/telegram.js'] = Object.fromEntries(names.map((name) => [name, 1]));
    const { faults } = await weigh(build);
    expect(faults).toEqual([expect.stringMatching(`^${count} Telegram runtimes are in the build`)]);
  });
});
