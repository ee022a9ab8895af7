import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { installDebian } from '../installDebian';

const run = promisify(execFile);

/** Without a font that has them, Chinese characters are empty boxes. Debian's is installed. */
export async function installChineseFont(): Promise<void> {
  if (process.platform !== 'linux' || (await hasFont())) return;
  await installDebian(['fonts-noto-cjk']);
  if (!(await hasFont()))
    console.warn('There is no Chinese font: its characters will be empty boxes.');
}

async function hasFont(): Promise<boolean> {
  try {
    return (await run('fc-list', [':lang=zh'])).stdout.trim() !== '';
  } catch {
    return false;
  }
}
