// The way into every script: `node scripts/ready.mjs <script> [arguments]`. Plain JavaScript
// without dependencies, because it runs before there are any.
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

/** Installs when nothing is installed, or when the lockfile is not the one installed from. */
function installWhenNeeded() {
  const record = `${root}node_modules/.ready`;
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
  if (existsSync(record) && readFileSync(record, 'utf8') === wanted) return;
  console.log('Installing what package-lock.json names (only now and when it changes) …');
  // A registry that holds only some platforms' packages makes `npm ci` refuse the whole lockfile;
  // `install` takes the same versions from it and leaves out what is optional.
  if (!npm('ci')) {
    console.log('npm ci refused. Trying npm install, which leaves the lockfile as it is …');
    if (!npm('install', '--no-save')) {
      console.error('Nothing could be installed: the message of npm above says why.');
      process.exit(1);
    }
  }
  writeFileSync(record, wanted);
}

/** Whether that npm command came through. */
function npm(...words) {
  return spawnSync('npm', words, { cwd: root, stdio: 'inherit', shell: windows }).status === 0;
}

function run() {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', `${root}scripts/${script}.ts`, ...args],
    { cwd: root, stdio: 'inherit' },
  );
  // The terminal sends Ctrl-C to both: this one waits for the script to end in its own way. A
  // signal to this one alone is passed on.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => {
    process.exit(code ?? (signal ? 128 + constants.signals[signal] : 1));
  });
}
