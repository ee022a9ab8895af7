// @vitest-environment node
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filesIn, folderWith } from './files.testing';
import { replaceFiles } from './replaceFiles';

let folder = '';
beforeEach(async () => {
  folder = await folderWith();
});
afterEach(() => rm(folder, { recursive: true }));

type Files = Record<string, string>;
type More = Partial<Parameters<typeof replaceFiles>[2]>;
const write = (files: Files, more: More = {}) =>
  replaceFiles(
    folder,
    async (put) => {
      for (const [path, text] of Object.entries(files)) await put(path, text);
    },
    { isCompressed: false, ...more },
  );
const read = (path: string) => readFile(join(folder, path), 'utf8');
const names = () => filesIn(folder);

test('only what has changed is written again', async () => {
  await write({ 'home.html': 'one', 'product/1.html': 'plov' });
  const { mtimeMs, ino } = await stat(join(folder, 'product/1.html'));
  const { changed } = await write({ 'home.html': 'two', 'product/1.html': 'plov' });
  expect(changed).toBe(1);
  expect(await read('home.html')).toBe('two');
  expect(await stat(join(folder, 'product/1.html'))).toMatchObject({ mtimeMs, ino });
});

test('a run that fails half-way leaves everything as it was, and nothing beside', async () => {
  await write({ 'home.html': 'one', 'product/1.html': 'plov' });
  const failing = replaceFiles(
    folder,
    async (put) => {
      await put('home.html', 'two');
      throw new Error('503 from the API');
    },
    { isCompressed: false },
  );
  await expect(failing).rejects.toThrow('503 from the API');
  expect(await names()).toEqual(['home.html', 'product/1.html']);
  expect(await read('home.html')).toBe('one');
});

test('what the shop no longer has goes, in every form; what is not of the shop stays', async () => {
  const page = 'x'.repeat(2000);
  await writeFile(join(folder, 'index.html'), 'the build');
  await write({ 'home.html': page, 'product/1.html': page }, { isCompressed: true });
  expect(await names()).toContain('product/1.html.br');
  const { changed } = await write({ 'robots.txt': 'closed' });
  expect(changed).toBe(3);
  expect(await names()).toEqual(['index.html', 'robots.txt']);
});

describe('when the server names no product any more', () => {
  const shop = { 'index.html': 'home', 'product/1.html': 'plov', 'product/2.html': 'choy' };
  const empty = { 'index.html': 'home without products' };
  const at = (minutes: number) => ({ now: () => 1_000_000 + minutes * 60_000 });

  test('the pages stay, until it says so again ten minutes later', async () => {
    await write(shop);
    await expect(write(empty, at(0))).rejects.toThrow(/2 pages of products.*--yes/);
    await expect(write(empty, at(5))).rejects.toThrow(/in ten minutes/);
    expect(await read('index.html')).toBe('home');
    expect(await read('product/2.html')).toBe('choy');
    await write(empty, at(10));
    expect(await names()).toEqual(['index.html']);
    await write(empty, at(11));
  });

  test('the ten minutes start over once there are products again', async () => {
    await write(shop);
    await expect(write(empty, at(0))).rejects.toThrow(/no product/);
    await write(shop, at(5));
    await expect(write({}, at(12))).rejects.toThrow(/no product/);
    expect(await read('product/1.html')).toBe('plov');
  });

  test('--yes removes them at once', async () => {
    await write(shop);
    await write(empty, { isCertain: true });
    expect(await names()).toEqual(['index.html']);
  });
});

test('compressed forms say what the file says, also when it has become too small for one', async () => {
  const text = (sign: string) => sign.repeat(2000);
  await write({ 'home.html': text('a') }, { isCompressed: true });
  await write({ 'home.html': text('b') }, { isCompressed: true });
  expect(gunzipSync(await readFile(join(folder, 'home.html.gz'))).toString()).toBe(text('b'));
  await write({ 'home.html': 'small' }, { isCompressed: true });
  expect(await names()).toEqual(['home.html']);
});

test('more bytes than allowed are refused with a sentence, and nothing is replaced', async () => {
  await write({ 'home.html': 'one' });
  await expect(write({ 'home.html': 'x'.repeat(11) }, { most: 10 })).rejects.toThrow(
    'its files are larger than 10 bytes',
  );
  expect(await read('home.html')).toBe('one');
});

test('what a stopped run has left goes after an hour, and not while another may be at it', async () => {
  for (const name of ['.next-old', '.next-now']) await mkdir(join(folder, name));
  const anHourAgo = Date.now() / 1000 - 3700;
  await utimes(join(folder, '.next-old'), anHourAgo, anHourAgo);
  await write({});
  expect(await readdir(folder)).toEqual(['.next-now']);
});
