import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { compressFolder } from '../../deploy/compress';
import { buildEdge } from '../../deploy/edge/buildEdge';
import { browsers } from '../browsers';
import { root } from '../root';

const folder = join(root, 'node_modules/.cache/bench');
const run = promisify(execFile);
const quiet = { logLevel: 'error' } as const;

export type Builds = { hello: string; app: string; mocks: string; edge: string };

/** Builds the app and its edge alone, for the edge under load. */
export async function buildForEdge(): Promise<Pick<Builds, 'app' | 'edge'>> {
  const dirs = { app: join(folder, 'app'), edge: join(folder, 'edge') };
  await build({ ...quiet, root, mode: 'mock', build: { outDir: dirs.app, emptyOutDir: true } });
  await buildEdge({ root, dist: dirs.app, out: dirs.edge, mode: 'mock' });
  return dirs;
}

/** Builds the baseline, the app, its edge and the simulator, packed as on a production server. */
export async function buildAll(): Promise<Builds> {
  const hello = join(folder, 'hello');
  const mocks = join(folder, 'mocks');
  const into = (outDir: string) => ({ outDir, emptyOutDir: true });
  await build({
    ...quiet,
    configFile: false,
    root: join(root, 'scripts/bench/hello'),
    build: { ...into(hello), target: browsers, modulePreload: false },
  });
  await build({ ...quiet, configFile: join(root, 'mocks/vite.config.ts'), build: into(mocks) });
  for (const dir of [hello, mocks]) await compressFolder(dir);
  return { hello, mocks, ...(await buildForEdge()) };
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
  return { app, edge };
}
