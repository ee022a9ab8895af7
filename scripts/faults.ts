import { spawnSync } from 'node:child_process';
import { readOptions } from './options';
import { root } from './root';

// npm run faults [-- <part of a call>]: every call of the mock backend and of the foreign server
// (tests/otherServer) under every fault, in the app itself (tests/faults), many minutes long. Fails on each
// promise that is broken, by the call's and the fault's name. `npm test` runs a sample.

const [part] = readOptions({ allowPositionals: true }).positionals;
const words = ['vitest', 'run', 'tests/faults', ...(part === undefined ? [] : ['-t', part])];
const env = { ...process.env, CASES: 'all' };
const { status } = spawnSync('npx', words, { cwd: root, stdio: 'inherit', env });
process.exitCode = status ?? 1;
