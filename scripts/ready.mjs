// Entry point of every script: `node scripts/ready.mjs <script> [arguments]`. Plain JavaScript
// without dependencies, because it runs before they are installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { usageOf } from './usage.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';
const [script = '', ...args] = process.argv.slice(2);

checkNode();
if (args.includes('--help') || args.includes('-h')) console.log(usageOf(script));
else {
  installWhenNeeded();
  run();
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `This project needs Node 22 or 24 (20.19 still starts), and this is Node ${process.versions.node}. ` +
      'Install a later one from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}

/** Installs dependencies when they are missing or the lockfile has changed. */
function installWhenNeeded() {
  const record = `${root}node_modules/.ready`;
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
  if (existsSync(record) && readFileSync(record, 'utf8') === wanted) return;
  // a manual `npm ci` has taken the record away with everything else
  if (isInstalled()) return writeFileSync(record, wanted);
  console.log('Installing dependencies (only now and when package-lock.json changes) …');
  // Behind a registry with some platforms' packages only, `npm ci` rejects the whole lockfile; `npm
  // install` uses the same versions and skips missing optional packages.
  if (!npm('ci')) {
    console.log('npm ci failed. Trying npm install without changing the lockfile …');
    if (!npm('install', '--no-save')) {
      console.error('The installation failed, see npm’s message above.');
      process.exit(1);
    }
  }
  writeFileSync(record, wanted);
}

/** Whether npm's own record of what is installed has all that the lockfile wants on this platform. */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional }]) =>
      path === '' || installed[path]?.version === version || (optional && !installed[path]),
  );
}

/**
 * The packages of a lockfile by their paths, none when there is no such file.
 *
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesOf(lockfile) {
  try {
    return JSON.parse(readFileSync(root + lockfile, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * Runs npm; returns whether it succeeded.
 *
 * @param {string[]} words
 */
function npm(...words) {
  return spawnSync('npm', words, { cwd: root, stdio: 'inherit', shell: windows }).status === 0;
}

function run() {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', `${root}scripts/${script}.ts`, ...args],
    { cwd: root, stdio: 'inherit' },
  );
  // The terminal sends Ctrl-C to both processes: wait for the script to end on its own. SIGTERM
  // reaches only this process and is passed on.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => {
    process.exit(code ?? (signal ? 128 + constants.signals[signal] : 1));
  });
}
