import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assertOneTelegramRuntime, bridgeMark } from './oneSdk';

let bundle = '';
beforeEach(async () => {
  bundle = await mkdtemp(join(tmpdir(), 'bundle-'));
  await mkdir(join(bundle, 'assets'));
});
afterEach(() => rm(bundle, { recursive: true }));

const bridge = () => readFile('node_modules/@tma.js/bridge/dist/index.js', 'utf8');
const put = (name: string, text: string) => writeFile(join(bundle, 'assets', name), text);

test('a bundle with the installed bridge passes', async () => {
  await put('sdk.js', await bridge());
  await put('entry.js', 'export {}');
  await expect(assertOneTelegramRuntime(bundle)).resolves.toBeUndefined();
});

test('the other package’s bridge counts as a second runtime', async () => {
  await put('sdk.js', await bridge());
  await put('other.js', await readFile('node_modules/@telegram-apps/bridge/dist/index.js', 'utf8'));
  await expect(assertOneTelegramRuntime(bundle)).rejects.toThrow('2 Telegram runtimes');
});

test('two runtimes in one file count as two', async () => {
  await put('sdk.js', `${bridgeMark}${bridgeMark}`);
  await expect(assertOneTelegramRuntime(bundle)).rejects.toThrow('2 Telegram runtimes');
});

test('a bundle without any runtime is rejected', async () => {
  await put('entry.js', 'export {}');
  await expect(assertOneTelegramRuntime(bundle)).rejects.toThrow('0 Telegram runtimes');
});
