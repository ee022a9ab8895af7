import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Without a font that has them, Chinese characters are empty boxes. Debian's is installed. */
export async function installChineseFont(): Promise<void> {
  if (process.platform !== 'linux' || (await hasFont())) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing fonts-noto-cjk …');
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'fonts-noto-cjk']);
  } else console.warn('There is no Chinese font: its characters will be empty boxes.');
}

async function hasFont(): Promise<boolean> {
  try {
    return (await run('fc-list', [':lang=zh'])).stdout.trim() !== '';
  } catch {
    return false;
  }
}
