import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { buildEdge } from '../deploy/edge/buildEdge';
import { root } from './root';

/** The tested production build; `dist` is left to `npm run build`. */
export const appDir = join(root, 'dist-test');
export const mocksDir = join(root, 'dist-mocks');
/** The edge in front of the tested build. */
export const edgeDir = join(root, 'dist-edge-test');
const record = join(root, 'node_modules/.cache/shop-built');

/** Builds the app for production with the mock backend's addresses, its edge, and the simulator. */
export async function buildShop(): Promise<void> {
  const logLevel = 'warn';
  const config = (file: string) => ({ configFile: join(root, file), logLevel }) as const;
  await build({ ...config('vite.config.ts'), root, mode: 'mock', build: { outDir: appDir } });
  await build(config('mocks/vite.config.ts'));
  await buildEdge({ root, dist: appDir, out: edgeDir, mode: 'mock' });
  await mkdir(dirname(record), { recursive: true });
  await writeFile(record, '');
}

/** Builds when any source is newer than the last build. */
export async function buildWhenOutdated(): Promise<void> {
  const sources = ['src', 'mocks', 'scripts', 'deploy', 'public', 'index.html', 'vite.config.ts'];
  const paths = [...sources, 'package-lock.json', '.env.mock'].map((path) => join(root, path));
  const times = await Promise.all(paths.map(newest));
  const isBuilt = [record, appDir, mocksDir, edgeDir].every((path) => existsSync(path));
  if (isBuilt && Math.max(...times) < modified(record)) return;
  console.log('Building the app and the simulator …');
  await buildShop();
}

/** Modification time of a file, or the latest in a folder: epoch milliseconds, 0 when missing. */
async function newest(path: string): Promise<number> {
  if (!existsSync(path)) return 0;
  if (statSync(path).isFile()) return modified(path);
  const entries = await readdir(path, { recursive: true });
  return Math.max(modified(path), ...entries.map((entry) => modified(join(path, entry))));
}

const modified = (path: string) => statSync(path).mtimeMs;
