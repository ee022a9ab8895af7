import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from './browser';
import { root } from './root';

const run = promisify(execFile);
/** A version that runs on Node 20. Not a dependency: 66 MB that few machines need. */
const packageSpec = '@sparticuz/chromium@138.0.2';
const folder = join(root, 'node_modules/.cache/chromium');
const temporary = join(folder, 'tmp');

/**
 * A Chromium from the npm registry, for machines that can reach nothing else. The package targets
 * cloud functions: `VERCEL` makes it unpack the shared libraries a bare Linux lacks, and it unpacks
 * into TMPDIR, hence the dedicated folder. Returns an empty list on failure.
 */
export async function fetchChromium(): Promise<Browser[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  await mkdir(temporary, { recursive: true });
  const env = { ...process.env, VERCEL: '1', TMPDIR: temporary };
  try {
    if (!existsSync(join(folder, 'node_modules/@sparticuz/chromium'))) {
      console.log(`Looking for a browser: ${packageSpec} from the npm registry …`);
      await run('npm', ['install', '--prefix', folder, '--no-save', packageSpec], { env });
    }
    const probe = `import('@sparticuz/chromium').then(async ({ default: chromium }) =>
      console.log(JSON.stringify([await chromium.executablePath(), process.env.LD_LIBRARY_PATH])))`;
    const { stdout } = await run(process.execPath, ['-e', probe], { cwd: folder, env });
    const [executablePath, libraries] = parseProbe(stdout);
    return [{ executablePath, env: libraries ? { LD_LIBRARY_PATH: libraries } : {} }];
  } catch (error) {
    console.log(`No browser from the npm registry: ${String(error).split('\n')[0]}`);
    return [];
  }
}

function parseProbe(text: string): [string, string | null] {
  const result: unknown = JSON.parse(text);
  if (!Array.isArray(result) || typeof result[0] !== 'string') throw new Error('no path');
  return [result[0], typeof result[1] === 'string' ? result[1] : null];
}
