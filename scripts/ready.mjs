// Entry point of every script: `node scripts/ready.mjs <script> [arguments]`. Plain JavaScript
// without dependencies, because it runs before they are installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';
const [script, ...args] = process.argv.slice(2);

checkNode();
installWhenNeeded();
run();

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `This project needs Node 20.19 or later, and this is Node ${process.versions.node}. ` +
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
