import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from './browser';
import { root } from './root';

const runs = promisify(execFile);
/** A version that runs on Node 20. Not a dependency: 66 MB that few machines need. */
const wanted = '@sparticuz/chromium@138.0.2';
const folder = join(root, 'node_modules/.cache/chromium');
const temporary = join(folder, 'tmp');

/**
 * A Chromium from the npm registry, for machines that reach nothing else. It is made for cloud
 * functions: `VERCEL` makes it unpack the shared libraries that a bare Linux lacks, and it unpacks
 * into the folder for temporary files, so it gets one of its own. None when it cannot be had.
 */
export async function fetchChromium(): Promise<Browser[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  await mkdir(temporary, { recursive: true });
  const env = { ...process.env, VERCEL: '1', TMPDIR: temporary };
  try {
    if (!existsSync(join(folder, 'node_modules/@sparticuz/chromium'))) {
      console.log(`Looking for a browser: ${wanted} from the npm registry …`);
      await runs('npm', ['install', '--prefix', folder, '--no-save', wanted], { env });
    }
    const ask = `import('@sparticuz/chromium').then(async ({ default: chromium }) =>
      console.log(JSON.stringify([await chromium.executablePath(), process.env.LD_LIBRARY_PATH])))`;
    const { stdout } = await runs(process.execPath, ['-e', ask], { cwd: folder, env });
    const [executablePath, libraries] = readAnswer(stdout);
    return [{ executablePath, env: libraries ? { LD_LIBRARY_PATH: libraries } : {} }];
  } catch (error) {
    console.log(`The npm registry did not bring a browser: ${String(error).split('\n')[0]}`);
    return [];
  }
}

function readAnswer(text: string): [string, string | null] {
  const answer: unknown = JSON.parse(text);
  if (!Array.isArray(answer) || typeof answer[0] !== 'string') throw new Error('no path');
  return [answer[0], typeof answer[1] === 'string' ? answer[1] : null];
}
