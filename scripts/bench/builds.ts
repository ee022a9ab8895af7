import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'vite';
import { buildEdge } from '../../deploy/edge/buildEdge';
import { browsers } from '../browsers';
import { root } from '../root';

const folder = join(root, 'node_modules/.cache/bench');
const compress = promisify(brotliCompress);
const run = promisify(execFile);
const quiet = { logLevel: 'error' } as const;

export type Builds = { hello: string; naive: string; app: string; mocks: string; edge: string };

/** Builds the app and its edge alone, for the edge under load. */
export async function buildForEdge(): Promise<Pick<Builds, 'app' | 'edge'>> {
  const dirs = { app: join(folder, 'app'), edge: join(folder, 'edge') };
  await build({ ...quiet, root, mode: 'mock', build: { outDir: dirs.app, emptyOutDir: true } });
  await buildEdge({ root, dist: dirs.app, out: dirs.edge, mode: 'mock' });
  return dirs;
}

/** Builds the baseline, the app, its edge and the simulator, compressed as on a production server. */
export async function buildAll(): Promise<Builds> {
  const hello = join(folder, 'hello');
  const naive = join(folder, 'naive');
  const mocks = join(folder, 'mocks');
  const into = (outDir: string) => ({ outDir, emptyOutDir: true });
  for (const outDir of [hello, naive])
    await build({
      ...quiet,
      configFile: false,
      root: join(root, 'scripts/bench', basename(outDir)),
      build: { ...into(outDir), target: browsers, modulePreload: false },
    });
  await build({
    ...quiet,
    configFile: join(root, 'mocks/vite.config.ts'),
    build: into(mocks),
  });
  const { app, edge } = await buildForEdge();
  for (const dir of [hello, naive, app, mocks]) await compressAll(dir);
  return { hello, naive, app, mocks, edge };
}

/**
 * Builds the app and its edge as of a commit, with the currently installed packages. The sources go outside the
 * project because Vite treats files below `node_modules` as a package's.
 */
export async function buildEarlier(commit: string): Promise<Pick<Builds, 'app' | 'edge'>> {
  const sources = await mkdtemp(join(tmpdir(), 'shop-'));
  const app = join(folder, 'earlier');
  const edge = join(folder, 'earlierEdge');
  try {
    const archive = join(sources, 'sources.tar');
    await run('git', ['archive', '--output', archive, commit], { cwd: root });
    await run('tar', ['-xf', archive, '-C', sources]);
    await symlink(join(root, 'node_modules'), join(sources, 'node_modules'));
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const args = [vite, 'build', '--mode', 'mock', '--outDir', app, '--emptyOutDir'];
    await run(process.execPath, args, { cwd: sources });
    const options = JSON.stringify({ root: sources, dist: app, out: edge, mode: 'mock' });
    const built = `import('./deploy/edge/buildEdge.ts').then((module) => module.buildEdge(${options}))`;
    await run(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), '-e', built], {
      cwd: sources,
    });
  } finally {
    await rm(sources, { recursive: true });
  }
  await compressAll(app);
  return { app, edge };
}

/** Writes a Brotli file beside each text of a folder, as production servers and static hosts send them. */
export async function compressAll(dir: string): Promise<void> {
  const files = await readdir(dir, { recursive: true });
  for (const file of files.filter((name) => /\.(m?js|css|svg|json)$/.test(name))) {
    const content = await readFile(join(dir, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    await writeFile(join(dir, `${file}.br`), await compress(content, { params }));
  }
}
