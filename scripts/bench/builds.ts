import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'vite';
import { root } from '../root';

const folder = join(root, 'node_modules/.cache/bench');
const compress = promisify(brotliCompress);

export type Builds = { hello: string; app: string; mocks: string };

/** Builds the yardstick, the app and the simulator as a production server has them: compressed. */
export async function buildAll(): Promise<Builds> {
  const dirs = {
    hello: join(folder, 'hello'),
    app: join(folder, 'app'),
    mocks: join(folder, 'mocks'),
  };
  const quiet = { logLevel: 'error' } as const;
  const into = (outDir: string) => ({ outDir, emptyOutDir: true });
  await build({
    ...quiet,
    configFile: false,
    root: join(root, 'scripts/bench/hello'),
    build: { ...into(dirs.hello), target: ['chrome102', 'safari15.5'], modulePreload: false },
  });
  await build({ ...quiet, root, mode: 'mock', build: into(dirs.app) });
  await build({
    ...quiet,
    configFile: join(root, 'mocks/vite.config.ts'),
    build: into(dirs.mocks),
  });
  for (const dir of Object.values(dirs)) await compressAll(dir);
  return dirs;
}

async function compressAll(dir: string): Promise<void> {
  const files = await readdir(dir, { recursive: true });
  for (const file of files.filter((name) => /\.(m?js|css|svg|json)$/.test(name))) {
    const content = await readFile(join(dir, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    await writeFile(join(dir, `${file}.br`), await compress(content, { params }));
  }
}
