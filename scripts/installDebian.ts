import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Installs Debian's packages as root on a Debian, and nothing elsewhere; a failure is printed only. */
export async function installDebian(packages: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(', ')} …`);
  try {
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
  } catch (error) {
    console.log(`apt-get failed: ${String(error).split('\n')[0]}`);
  }
}
