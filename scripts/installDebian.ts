import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { root } from './root';

const run = promisify(execFile);

/** Runs what gets a program from elsewhere, `timeout` ms at most; a failure is printed only. */
export async function attempt(command: string, args: string[], timeout = 0): Promise<void> {
  console.log(`${command} ${args.join(' ')} …`);
  try {
    await run(command, args, { cwd: root, timeout });
  } catch (error) {
    console.log(`${command} failed: ${String(error).split('\n')[0]}`);
  }
}

/** Installs Debian's packages as root on a Debian, and nothing elsewhere. */
export async function installDebian(packages: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  await attempt('apt-get', ['update']);
  await attempt('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}
